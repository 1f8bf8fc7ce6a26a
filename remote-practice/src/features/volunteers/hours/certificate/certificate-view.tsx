import type { Certificate } from '@plaza/shared/api'
import { hours } from '@plaza/shared/api'
import { useHydrated, useResource } from '@plaza/shared/host'
import { isLive } from '@plaza/shared/routes'
import { ArticleSkeleton, Async, BottomBar, Button, ButtonLink, IconButton, Printer } from '@plaza/shared/ui'
import { TitledFrame } from '../../../../titles/titled-frame'
import { verificationOf } from '../../../../volunteer-words/verification'
import classes from './certificate.module.css'
import { t } from './certificate.text'
import { CertificatePaper } from './certificate-paper'
import { useCertificatePicture } from './use-certificate-picture'

/** One of the own certificates: to print, to save and to pass on. */
export function CertificateView({ id }: { id: string }) {
  const certificate = useResource(hours.certificate, { params: { id } })
  const isThere = useHydrated()
  return (
    <div className={classes.sheet}>
      <TitledFrame
        heading="certificate"
        title={t.title()}
        action={
          certificate.data && (
            <IconButton label={t.print()} icon={<Printer size={20} />} onClick={() => window.print()} />
          )
        }
        footer={certificate.data && <Ways certificate={certificate.data} />}
      >
        <Async of={certificate} skeleton={<ArticleSkeleton />}>
          {(data) => <CertificatePaper certificate={data} origin={isThere ? location.origin : ''} />}
        </Async>
      </TitledFrame>
    </div>
  )
}

function Ways({ certificate }: { certificate: Certificate }) {
  const picture = useCertificatePicture(certificate)
  return (
    <BottomBar>
      <div className={classes.ways}>
        {isLive('volunteer') && (
          <ButtonLink kind="secondary" to={verificationOf(certificate.code)}>
            {t.verifyPage()}
          </ButtonLink>
        )}
        <Button block loading={picture.busy} onClick={picture.save}>
          {t.picture()}
        </Button>
      </div>
    </BottomBar>
  )
}

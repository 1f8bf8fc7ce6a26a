import { credentials } from '@plaza/shared/api'
import { useAction, useHost, useSessionUser } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { ButtonLink, PageFrame, Steps } from '@plaza/shared/ui'
import { ProofForm } from '../../proof/proof-form'
import { useProof } from '../../proof/use-proof'
import { BindForm } from './bind-form'
import classes from './phone.module.css'
import { t } from './phone.text'
import { Waiting } from './waiting'

const DRAFT = 'phone-rebind'

export default function PhoneRebindPage() {
  const user = useSessionUser()
  return (
    <PageFrame title={t.rebind()}>
      <div className={classes.page}>
        {user === null && <Waiting />}
        {user?.phone === '' && <NoPhone />}
        {user && user.phone !== '' && <Rebind phone={user.phone} byPassword={user.has_password} />}
      </div>
    </PageFrame>
  )
}

const NoPhone = () => (
  <section className={classes.own}>
    <p className={classes.explanation}>{t.none()}</p>
    <ButtonLink block to={to('phone-bind', {}, { redirect: to('phone') })}>
      {t.title()}
    </ButtonLink>
  </section>
)

function Rebind({ phone, byPassword }: { phone: string; byPassword: boolean }) {
  const { session, drafts, navigate } = useHost()
  const [query] = useSearchParams()
  const redirect = query.get('redirect') ?? to('phone')
  const proof = useProof()
  const rebind = useAction(credentials.rebindPhone, {
    onDone: (bound) => {
      drafts.drop(DRAFT)
      session.update(bound)
      navigate(to('bind-success', {}, { of: 'rebind', redirect }), { replace: true })
    },
    onRefused: proof.check,
  })
  return (
    <>
      <div className={classes.steps}>
        <Steps steps={[t.proveOld(), t.enterNew(), t.finished()]} done={proof.given ? 1 : 0} />
      </div>
      {proof.given === null ? (
        <ProofForm why={t.proveWhy(phone)} byPassword={byPassword} proof={proof} />
      ) : (
        <>
          <p className={classes.why}>{t.newWhy()}</p>
          <BindForm
            purpose="rebind"
            draft={DRAFT}
            label={t.bindNew()}
            busy={rebind.busy}
            failed={rebind.failed}
            onSubmit={(body) => void rebind.run({ body: { ...body, ...proof.given } })}
          />
        </>
      )}
    </>
  )
}

import type { Certificate } from '@plaza/shared/api'
import { QrCode } from '@plaza/shared/ui'
import { verificationOf } from '../../../../volunteer-words/verification'
import { hoursText } from '../../../../volunteer-words/volunteer.text'
import classes from './certificate.module.css'
import { t } from './certificate.text'
import { dateOf, spanOf } from './certificate-words'

/** A certificate as it is printed. */
export function CertificatePaper({ certificate, origin }: { certificate: Certificate; origin?: string }) {
  const { name, number, title, place, hours, services, issuer, issued_at: issuedAt, code } = certificate
  const facts = [
    [t.what(), title || t.allWork()],
    [t.when(), spanOf(certificate)],
    ...(place ? [[t.where(), place]] : []),
    [t.number(), number],
    [t.issuer(), issuer],
    [t.issuedAt(), dateOf(issuedAt)],
  ]
  return (
    <article className={classes.paper}>
      <h2 className={classes.heading}>{t.heading()}</h2>
      <p className={classes.lead}>{t.certifies()}</p>
      <p className={classes.name}>{name}</p>
      <p className={classes.gave}>{t.gave(hoursText(hours), services)}</p>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {origin !== undefined && (
        <div className={classes.proof}>
          <QrCode text={origin + verificationOf(code)} label={t.code()} />
          <p className={classes.scan}>{t.scan()}</p>
          <p className={classes.code}>{code}</p>
        </div>
      )}
    </article>
  )
}

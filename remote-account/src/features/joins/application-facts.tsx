import type { Application } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useHost, useNow } from '@plaza/shared/host'
import { AddressLink, Img } from '@plaza/shared/ui'
import classes from './join.module.css'
import { t } from './join.text'

const SIDE = 96

/** What the applicant sent. */
export function ApplicationFacts({ application }: { application: Application }) {
  const now = useNow()
  const host = useHost()
  const { images, portfolio } = application
  const facts: [name: string, value: string | null][] = [
    [t.organisation(), application.organisation],
    [t.name(), application.name],
    [t.phone(), application.phone],
    [t.sentAt(), dateTime(application.created_at, now)],
  ]
  return (
    <section className={classes.paper} aria-labelledby="application-facts">
      <h2 id="application-facts" className={classes.heading}>
        {t.facts()}
      </h2>
      <dl className={classes.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={classes.text}>{application.note}</p>
      {portfolio && (
        <AddressLink to={portfolio} className={classes.link}>
          {portfolio}
        </AddressLink>
      )}
      {images.length > 0 && (
        <ul className={classes.pictures}>
          {images.map((image, index) => (
            <li key={image}>
              <button type="button" aria-label={t.picture(index + 1)} onClick={() => host.ui.viewImages(images, index)}>
                <Img src={image} alt="" width={SIDE} height={SIDE} small />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

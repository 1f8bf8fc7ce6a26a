import type { PresentedProgramme } from '@plaza/shared/api'
import { daysBetween, MINUTE_MS, timeOfDay } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { channelAddress } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { AddressLink, LiveDot, SectionTitle } from '@plaza/shared/ui'
import classes from './presented.module.css'
import { t } from './speakers.text'

export function PresentedProgrammes({ programmes }: { programmes: readonly PresentedProgramme[] }) {
  const now = useNow(MINUTE_MS)
  const coming = programmes.filter(({ ends_at }) => Date.parse(ends_at) > now)
  if (coming.length === 0) return null
  return (
    <section className={classes.part} aria-label={t.programmes()}>
      <SectionTitle title={t.programmes()} />
      <ul>
        {coming.map(({ id, title, channel, starts_at, ends_at }) => (
          <li key={id}>
            <AddressLink to={channelAddress(channel)} className={classes.row}>
              <span className={classes.words}>
                <span className={classes.title}>{title}</span>
                <span className={classes.note}>{nameOf(channel)}</span>
              </span>
              {Date.parse(starts_at) <= now ? (
                <LiveDot />
              ) : (
                <time className={classes.time} dateTime={starts_at}>
                  {daysBetween(now, starts_at) > 0 && `${t.tomorrow()} `}
                  {timeOfDay(starts_at)}–{timeOfDay(ends_at)}
                </time>
              )}
            </AddressLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

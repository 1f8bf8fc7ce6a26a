import type { bookings, DataOf } from '@plaza/shared/api'
import { siteMinute } from '@plaza/shared/format'
import type { Resource } from '@plaza/shared/host'
import { Button, Skeleton } from '@plaza/shared/ui'
import classes from './booking.module.css'
import { t } from './booking.text'
import type { FreeSpan } from './slot.model'

interface DaySlotsProps {
  slots: Resource<DataOf<typeof bookings.slots>>
  free: readonly FreeSpan[]
}

const clockOf = (moment: string | number): string => siteMinute(new Date(moment).getTime()).slice(11)

/** What is free and what is taken on the chosen day, in its order. */
export function DaySlots({ slots: { data, failed, refresh }, free }: DaySlotsProps) {
  if (failed && !data)
    return (
      <p className={classes.quiet} role="alert">
        {t.failed()}{' '}
        <Button kind="plain" small onClick={() => void refresh()}>
          {t.again()}
        </Button>
      </p>
    )
  if (!data) return <Skeleton height={32} />
  if (data.open.length === 0) return <p className={classes.quiet}>{t.closed()}</p>
  if (free.length === 0) return <p className={classes.quiet}>{t.full()}</p>
  const spans = [
    ...free.map((span) => ({ ...span, taken: false })),
    ...data.taken.map(({ starts_at, ends_at }) => ({
      ...{ from: Date.parse(starts_at), to: Date.parse(ends_at), taken: true },
    })),
  ].sort((one, other) => one.from - other.from)
  return (
    <ul className={classes.spans} aria-label={t.day()}>
      {spans.map(({ from, to, taken }) => (
        <li key={from} className={classes.span} data-taken={taken || undefined}>
          {clockOf(from)}–{clockOf(to)} <small>{taken ? t.taken() : t.free()}</small>
        </li>
      ))}
    </ul>
  )
}

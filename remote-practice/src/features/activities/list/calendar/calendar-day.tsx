import { dateName } from '@plaza/shared/format'
import classes from './calendar.module.css'
import { t } from './calendar.text'
import type { Day } from './month.model'

interface CalendarDayProps {
  day: Day
  /** Part of the previous or next month. */
  quiet: boolean
  /** Number of activities that begin on this day. */
  count: number
  today: boolean
  chosen: boolean
  onPick: () => void
}

const MOST_DOTS = 3

export function CalendarDay({ day, quiet, count, today, chosen, onPick }: CalendarDayProps) {
  return (
    <button
      type="button"
      className={classes.day}
      aria-label={t.dayWith(dateName(day.date), count)}
      aria-pressed={chosen}
      aria-current={today ? 'date' : undefined}
      data-quiet={quiet ? '' : undefined}
      onClick={onPick}
    >
      <span className={classes.number}>{day.number}</span>
      <span className={classes.dots} aria-hidden="true">
        {Array.from({ length: Math.min(MOST_DOTS, count) }, (_, dot) => `dot-${dot}`).map((dot) => (
          <i key={dot} />
        ))}
      </span>
    </button>
  )
}

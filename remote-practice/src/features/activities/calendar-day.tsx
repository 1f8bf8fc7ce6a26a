import { dateName } from '@plaza/shared/format'
import { t } from './activity.text'
import s from './calendar.module.css'
import type { Day } from './month.model'

interface CalendarDayProps {
  day: Day
  /** Belongs to the month before or after. */
  quiet: boolean
  /** Activities that begin on it. */
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
      className={s.day}
      aria-label={t.dayWith(dateName(day.date), count)}
      aria-pressed={chosen}
      aria-current={today ? 'date' : undefined}
      data-quiet={quiet ? '' : undefined}
      onClick={onPick}
    >
      <span className={s.number}>{day.number}</span>
      <span className={s.dots} aria-hidden>
        {Array.from({ length: Math.min(MOST_DOTS, count) }, (_, dot) => `dot-${dot}`).map((dot) => (
          <i key={dot} />
        ))}
      </span>
    </button>
  )
}

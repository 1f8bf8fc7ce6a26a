import type { WeeklyHours } from '../../api'
import { DAY_MS, dayText, momentOf, weekday } from '../../format'
import { useNow } from '../../host'
import { hourRows, spansText } from './hours.model'
import { t } from './hours.text'
import classes from './hours-list.module.css'

/** A Monday, for the names of weekdays. */
const MONDAY = '2026-11-16'
const nameOfDay = (day: number) => weekday(momentOf(`${MONDAY}T12:00`) + day * DAY_MS)

/** Hours by weekday, and the holidays of the coming days. */
export function HoursList({ hours }: { hours: WeeklyHours }) {
  const now = useNow()
  return (
    <ul className={classes.hours}>
      {hourRows(hours.week).map(({ from, to, spans }) => (
        <li key={from}>
          <span>{from === to ? nameOfDay(from) : `${nameOfDay(from)} – ${nameOfDay(to)}`}</span>
          <span>{spans.length > 0 ? spansText(spans) : t.closedThen()}</span>
        </li>
      ))}
      {Object.entries(hours.days).map(([date, spans]) => (
        <li key={date}>
          <span>
            {t.holidays()} {dayText(momentOf(`${date}T12:00`), now)}
          </span>
          <span>{spans.length > 0 ? spansText(spans) : t.closedThen()}</span>
        </li>
      ))}
    </ul>
  )
}

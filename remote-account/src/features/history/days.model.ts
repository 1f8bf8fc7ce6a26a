import { calendarDate, daysBetween } from '@plaza/shared/format'
import { language } from '@plaza/shared/text'
import { t } from './history.text'

/** A local calendar day as people say it: today, yesterday, else the date with its weekday. */
export function dayName(moment: string, now: Date = new Date()): string {
  const then = new Date(moment)
  const days = daysBetween(then, now)
  if (days <= 0) return t.today()
  if (days === 1) return t.yesterday()
  const weekday = new Intl.DateTimeFormat(language(), { weekday: 'short' }).format(then)
  return `${calendarDate(then, now)} ${weekday}`
}

/** The same entries, the first of each day with the name of its day. */
export function withDays<T extends { viewed_at: string }>(entries: readonly T[], now?: Date): (T & { day?: string })[] {
  return entries.map((entry, index) => {
    const day = dayName(entry.viewed_at, now)
    const before = entries[index - 1]
    return before && dayName(before.viewed_at, now) === day ? entry : { ...entry, day }
  })
}

import { calendarDate, daysBetween, weekday } from '@plaza/shared/format'
import { t } from './history.text'

/** "Today", "yesterday", or the date with its weekday. */
export function dayName(moment: string, now: number): string {
  const days = daysBetween(moment, now)
  if (days <= 0) return t.today()
  if (days === 1) return t.yesterday()
  return `${calendarDate(moment, now)} ${weekday(moment)}`
}

/** Entries, the first of each day with the day's name. */
export function withDays<T extends { viewed_at: string }>(
  entries: readonly T[],
  now: number,
): (T & { day?: string })[] {
  return entries.map((entry, index) => {
    const day = dayName(entry.viewed_at, now)
    const before = entries[index - 1]
    return before && dayName(before.viewed_at, now) === day ? entry : { ...entry, day }
  })
}

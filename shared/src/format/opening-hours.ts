import { DAY_MS, MINUTE_MS } from './durations'
import { momentOf, shiftDate, siteDate, weekdayIndex } from './site-clock'

interface Span {
  from: number
  to: number
}

interface Hours {
  week: readonly (readonly Span[])[]
  days: Readonly<Record<string, readonly Span[]>>
}

export interface Opening {
  open: boolean
  /** When that changes, in ms since the epoch; null if it does not within a week. */
  changesAt: number | null
}

const LOOK_AHEAD_DAYS = 8

/** The spans of a date (YYYY-MM-DD): its own replace those of the weekday. */
const spansOn = ({ week, days }: Hours, date: string): readonly Span[] => days[date] ?? week[weekdayIndex(date)] ?? []

/** Open intervals in ms since the epoch; those that touch or overlap are one. */
function intervalsFrom(hours: Hours, firstDate: string, days: number): [start: number, end: number][] {
  const merged: [start: number, end: number][] = []
  for (let day = 0; day < days; day++) {
    const date = shiftDate(firstDate, day)
    const midnight = momentOf(`${date}T00:00`)
    for (const { from, to } of [...spansOn(hours, date)].sort((one, other) => one.from - other.from)) {
      const [start, end] = [midnight + from * MINUTE_MS, midnight + to * MINUTE_MS]
      const last = merged.at(-1)
      if (last && start <= last[1]) last[1] = Math.max(last[1], end)
      else merged.push([start, end])
    }
  }
  return merged
}

/**
 * Whether a place is open at a moment, and until when. Yesterday counts, because it may last past midnight. `days`: how
 * far to look for the change; 1 is enough to know whether it is open.
 */
export function openingAt(hours: Hours, now: number, days = LOOK_AHEAD_DAYS): Opening {
  const today = siteDate(now)
  const intervals = intervalsFrom(hours, shiftDate(today, -1), days + 1)
  const current = intervals.find(([start, end]) => start <= now && now < end)
  if (current) {
    const endsInView = current[1] < momentOf(`${today}T00:00`) + (days - 1) * DAY_MS
    return { open: true, changesAt: endsInView ? current[1] : null }
  }
  const next = intervals.find(([start]) => start > now)
  return { open: false, changesAt: next ? next[0] : null }
}

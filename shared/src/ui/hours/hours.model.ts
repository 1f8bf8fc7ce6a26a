import type { OpenSpan, WeeklyHours } from '../../api'

const two = (number: number) => String(number).padStart(2, '0')
const DAY_MINUTES = 1440

/** A minute of the day as a clock shows it; 1440 is 24:00, later ones are of the next day. */
const clockOf = (minute: number): string => {
  const shown = minute > DAY_MINUTES ? minute - DAY_MINUTES : minute
  return `${two(Math.floor(shown / 60))}:${two(shown % 60)}`
}

export const spansText = (spans: readonly OpenSpan[]): string =>
  spans.map(({ from, to }) => `${clockOf(from)}–${clockOf(to)}`).join(', ')

/** Weekdays (Monday is 0) with the same hours, in one row. */
export function hourRows(week: WeeklyHours['week']): { from: number; to: number; spans: readonly OpenSpan[] }[] {
  const rows: { from: number; to: number; spans: readonly OpenSpan[] }[] = []
  for (const [day, spans] of week.entries()) {
    const last = rows.at(-1)
    if (last && spansText(last.spans) === spansText(spans)) last.to = day
    else rows.push({ from: day, to: day, spans })
  }
  return rows
}

import { BOOKING_HOURS_MAX, BOOKING_MINUTES, BOOKING_PURPOSE_MAX, type bookings, type DataOf } from '@plaza/shared/api'
import { HOUR_MS, MINUTE_MS } from '@plaza/shared/format'

type Slots = DataOf<typeof bookings.slots>
const STEP = BOOKING_MINUTES * MINUTE_MS

/** A span of time in milliseconds. */
export interface FreeSpan {
  from: number
  to: number
}

/** What is still free on a day, from now on, in the order of the day. */
export function freeSpans({ open, taken }: Slots, now: number): FreeSpan[] {
  const busy = taken.map(({ starts_at, ends_at }) => ({ from: Date.parse(starts_at), to: Date.parse(ends_at) }))
  const spans = open.flatMap(({ starts_at, ends_at }) => {
    const end = Date.parse(ends_at)
    const free: FreeSpan[] = []
    let from = Math.max(Date.parse(starts_at), Math.ceil((now + 1) / STEP) * STEP)
    for (const { from: begins, to } of busy.filter((one) => one.from < end).sort((a, b) => a.from - b.from)) {
      if (begins > from) free.push({ from, to: begins })
      from = Math.max(from, to)
    }
    return [...free, { from, to: end }]
  })
  return spans.filter(({ from, to }) => to - from >= STEP)
}

const stepsIn = (from: number, to: number): number[] => {
  const moments: number[] = []
  for (let at = from; at <= to; at += STEP) moments.push(at)
  return moments
}

/** When a booking can begin. */
export const startsIn = (free: readonly FreeSpan[]): number[] =>
  free.flatMap(({ from, to }) => stepsIn(from, to - STEP))

/** When one that begins at a moment can end. */
export function endsAfter(free: readonly FreeSpan[], start: number): number[] {
  const span = free.find(({ from, to }) => from <= start && start < to)
  return span ? stepsIn(start + STEP, Math.min(span.to, start + BOOKING_HOURS_MAX * HOUR_MS)) : []
}

export interface BookingDraft {
  /** Idempotency key, generated once per draft. */
  key: string
  date: string
  /** Milliseconds; null while nothing is chosen. */
  from: number | null
  to: number | null
  people: number
  purpose: string
}

export const emptyDraft = (key: string): BookingDraft => ({
  ...{ key, date: '', from: null, to: null, people: 10, purpose: '' },
})

export type BookingFault = 'date' | 'from' | 'to' | 'people' | 'purpose'

/** What is missing or wrong, in the order of the form. Times must still be free. */
export function faultsOf(draft: BookingDraft, free: readonly FreeSpan[], seats: number): BookingFault[] {
  const { date, from, to, people, purpose } = draft
  const length = [...purpose.trim()].length
  const isRight: Record<BookingFault, boolean> = {
    date: date !== '',
    from: from !== null && startsIn(free).includes(from),
    to: from !== null && to !== null && endsAfter(free, from).includes(to),
    people: people >= 1 && people <= seats,
    purpose: length > 0 && length <= BOOKING_PURPOSE_MAX,
  }
  return (Object.keys(isRight) as BookingFault[]).filter((fault) => !isRight[fault])
}

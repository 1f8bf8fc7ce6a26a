import type { Programme } from '@plaza/shared/api'
import { shiftDate } from '@plaza/shared/format'

export type ProgrammeState = 'over' | 'now' | 'coming'

/** `at` is in milliseconds since the epoch. */
export function stateOf({ starts_at, ends_at }: Pick<Programme, 'starts_at' | 'ends_at'>, at: number): ProgrammeState {
  if (Date.parse(ends_at) <= at) return 'over'
  return Date.parse(starts_at) <= at ? 'now' : 'coming'
}

/** The programme that is on air at a moment. */
export const onAir = (programmes: readonly Programme[], at: number): Programme | null =>
  programmes.find((programme) => stateOf(programme, at) === 'now') ?? null

/** Elapsed share of a programme, 0 to 1. */
export function elapsedShare({ starts_at, ends_at }: Pick<Programme, 'starts_at' | 'ends_at'>, at: number): number {
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)]
  return end <= start ? 0 : Math.min(1, Math.max(0, (at - start) / (end - start)))
}

/** Calendar dates with a schedule: five days before the site's today until one day after. */
export const daysAround = (today: string): string[] => [-5, -4, -3, -2, -1, 0, 1].map((away) => shiftDate(today, away))

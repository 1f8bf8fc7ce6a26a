/** Small shares have finer steps than large ones. */
const stretches = [
  { from: 0, to: 1, step: 0.1 },
  { from: 1, to: 5, step: 0.25 },
  { from: 5, to: 10, step: 0.5 },
  { from: 10, to: 50, step: 1 },
  { from: 50, to: 100, step: 2 },
]

/** Every step of the slider, from 0 to 100. */
export const shares: readonly number[] = [
  0,
  ...stretches.flatMap(({ from, to, step }) =>
    Array.from({ length: Math.round((to - from) / step) }, (_, i) => Number((from + step * (i + 1)).toFixed(2))),
  ),
]
export const marks = [1, 5, 10, 25, 50, 100] as const

/** The slider's position for a share: its own, or the nearest. */
export function placeOf(share: number): number {
  const distance = (place: number) => Math.abs((shares[place] ?? 0) - share)
  return shares.reduce((best, _, place) => (distance(place) < distance(best) ? place : best), 0)
}
export const shareAt = (place: number): number => shares[place] ?? 0

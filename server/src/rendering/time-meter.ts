/** Time is summed per slice of a minute and forgotten with the slice. */
const SLICE_MS = 10_000
const SLICES = 6

export interface TimeBudget {
  /** CPU time per minute (ms). */
  mostMs: number
  /** Renders with a lower average never exceed the budget: the release is in demand, not slow (ms). */
  slowMs: number
}

interface TimeSlice {
  startedAt: number
  ms: number
  renders: number
}

/** Sums the CPU time that the renders of each release used within the last minute. */
export function createTimeMeter({ mostMs, slowMs }: TimeBudget, now: () => number) {
  const slicesByName = new Map<string, TimeSlice[]>()

  const recentSlices = (name: string) =>
    (slicesByName.get(name) ?? []).filter(({ startedAt }) => startedAt > now() - SLICE_MS * SLICES)
  const sumOf = (slices: readonly TimeSlice[], what: 'ms' | 'renders') =>
    slices.reduce((sum, slice) => sum + slice[what], 0)

  return {
    msOf: (name: string): number => Math.round(sumOf(recentSlices(name), 'ms')),
    /** Adds a render; true if the release's renders are slow and exceed their budget, which also resets the sum. */
    add(name: string, ms: number): boolean {
      const slices = recentSlices(name)
      for (const other of slicesByName.keys()) if (recentSlices(other).length === 0) slicesByName.delete(other)
      const last = slices.at(-1)
      if (last && last.startedAt > now() - SLICE_MS)
        Object.assign(last, { ms: last.ms + ms, renders: last.renders + 1 })
      else slices.push({ startedAt: now(), ms, renders: 1 })
      const all = sumOf(slices, 'ms')
      const isTooMuch = all > mostMs && all / sumOf(slices, 'renders') > slowMs
      if (isTooMuch) slicesByName.delete(name)
      else slicesByName.set(name, slices)
      return isTooMuch
    },
  }
}

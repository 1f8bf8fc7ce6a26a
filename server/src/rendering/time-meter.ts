/** Time is summed per slice of a minute and forgotten with the slice. */
const PART_MS = 10_000
const PARTS = 6

export interface TimeBudget {
  /** Budget per minute (ms). */
  mostMs: number
  /** Renders with a lower average never exceed the budget: the release is in demand, not slow (ms). */
  slowMs: number
}

interface TimeSlice {
  began: number
  ms: number
  renders: number
}

/** Sums how long each release kept processes busy within the last minute. */
export function createTimeMeter({ mostMs, slowMs }: TimeBudget, now: () => number) {
  const spent = new Map<string, TimeSlice[]>()

  /** Slices of the last minute. */
  const slicesOf = (name: string) => (spent.get(name) ?? []).filter(({ began }) => began > now() - PART_MS * PARTS)
  const sumOf = (parts: readonly TimeSlice[], what: 'ms' | 'renders') =>
    parts.reduce((sum, part) => sum + part[what], 0)

  return {
    msOf: (name: string): number => Math.round(sumOf(slicesOf(name), 'ms')),
    /** Adds a render; true if the release's renders are slow and exceed their budget, which also resets the sum. */
    add(name: string, ms: number): boolean {
      const parts = slicesOf(name)
      for (const other of spent.keys()) if (slicesOf(other).length === 0) spent.delete(other)
      const last = parts.at(-1)
      if (last && last.began > now() - PART_MS) Object.assign(last, { ms: last.ms + ms, renders: last.renders + 1 })
      else parts.push({ began: now(), ms, renders: 1 })
      const all = sumOf(parts, 'ms')
      const isTooMuch = all > mostMs && all / sumOf(parts, 'renders') > slowMs
      if (isTooMuch) spent.delete(name)
      else spent.set(name, parts)
      return isTooMuch
    },
  }
}

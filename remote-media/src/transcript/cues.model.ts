import type { Transcript } from '@plaza/shared/api'

type Cues = Transcript['cues']

/** Index of the sentence that is heard at a time, or was the last before it; -1 before the first. */
export function cueAt(cues: Cues, seconds: number): number {
  let [low, high] = [0, cues.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cues[middle]?.start ?? 0) <= seconds) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Seconds of `?t=` in an address; undefined for anything else than a number from 0 on. */
export function startOf(query: URLSearchParams): number | undefined {
  const text = query.get('t')
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

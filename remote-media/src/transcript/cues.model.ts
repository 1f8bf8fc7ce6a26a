import type { Transcript } from '@plaza/shared/api'

type Cues = Transcript['cues']

/** Index of the sentence that is heard at a time, or was the last before it; -1 before the first. */
export const cueAt = (cues: Cues, seconds: number): number => cues.filter(({ start }) => start <= seconds).length - 1

/** Seconds of `?t=` in an address; undefined for anything else than a number from 0 on. */
export function startOf(query: URLSearchParams): number | undefined {
  const text = query.get('t')
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

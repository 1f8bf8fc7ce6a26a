import type { BrowserErrorKind } from '@plaza/shared/remotes'

/** An error that code of ours noticed, and whose it is. */
export interface PageError {
  kind: BrowserErrorKind
  error: unknown
  owner: string
  /** '' if unknown. */
  release: string
  route: string
  at: number
}

const KEPT = 5
let waiting: PageError[] = []
let take: ((one: PageError) => void) | null = null

/** Reports an error with its stack; it waits until the code that does so has loaded. */
export function notePageError(one: Omit<PageError, 'at'>): void {
  const noted = { ...one, at: Date.now() }
  if (take) take(noted)
  else if (waiting.length < KEPT) waiting.push(noted)
}

/** Takes over the errors that wait, and all later ones. */
export function takePageErrors(taker: (one: PageError) => void): void {
  take = taker
  for (const one of waiting) taker(one)
  waiting = []
}

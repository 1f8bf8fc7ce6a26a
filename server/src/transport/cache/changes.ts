/** How long a guest's answer is fresh. */
export const FRESH_MS = 1_000

/** Recent changes by tag: a cached answer that was started before a change is stale. */
export interface Changes {
  note(...tags: string[]): void
  /** Milliseconds since the epoch; 0 without a change within the freshness time. */
  lastOf(tag: string | undefined): number
}

const MAX_TAGS = 1_000

export function createChanges(): Changes {
  const moments = new Map<string, number>()

  /** Older changes do not matter: an answer of that age is refreshed anyway. */
  function forgetOld(now: number): void {
    for (const [tag, at] of moments) if (now - at > FRESH_MS) moments.delete(tag)
  }

  return {
    note(...tags) {
      const now = Date.now()
      if (moments.size > MAX_TAGS) forgetOld(now)
      for (const tag of tags) moments.set(tag, now)
    },
    lastOf: (tag) => (tag === undefined ? 0 : (moments.get(tag) ?? 0)),
  }
}

/** How long a guest's answer counts as new. */
export const FRESH_MS = 1_000

/** What changed just now, by tag: a cached answer that was begun before is not current any more. */
export interface Changes {
  note(...tags: string[]): void
  /** Milliseconds since the epoch; 0 where nothing changed within the time for which an answer counts as new. */
  lastOf(tag: string | undefined): number
}

const MAX_TAGS = 1_000

export function createChanges(): Changes {
  const moments = new Map<string, number>()

  /** An older change makes no difference: an answer of that age is asked for again anyway. */
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

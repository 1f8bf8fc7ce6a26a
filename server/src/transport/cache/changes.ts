import { LRUCache } from 'lru-cache'

/** How long a guest's answer is fresh. */
export const FRESH_MS = 1_000

/** Recent changes by tag: a cached answer that was started before a change is stale. */
export interface Changes {
  note(...tags: string[]): void
  /** Milliseconds since the epoch; 0 without a change that is remembered. */
  lastOf(tag: string | undefined): number
}

/** More tags than change within the freshness time: an older change matters to no cached answer. */
const MAX_TAGS = 10_000

export function createChanges(): Changes {
  const moments = new LRUCache<string, number>({ max: MAX_TAGS })

  return {
    note(...tags) {
      const now = Date.now()
      for (const tag of tags) moments.set(tag, now)
    },
    lastOf: (tag) => (tag === undefined ? 0 : (moments.get(tag) ?? 0)),
  }
}

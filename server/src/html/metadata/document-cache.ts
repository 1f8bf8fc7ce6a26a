const HOUR_MS = 3_600_000
const MAX_ENTRIES = 60

interface DocumentCacheOptions {
  ms?: number
  most?: number
  now?: () => number
}

/**
 * Cache for expensive documents that are equal for all visitors. Each is created once for concurrent requests, one
 * document at a time to spare the database, and kept for an hour; beyond the limit the oldest is dropped.
 */
export function createDocumentCache<T>({
  ms = HOUR_MS,
  most = MAX_ENTRIES,
  now = Date.now,
}: DocumentCacheOptions = {}) {
  const kept = new Map<string, { made: Promise<T>; until: number }>()
  let last: Promise<unknown> = Promise.resolve()

  return (name: string, make: () => Promise<T>): Promise<T> => {
    const found = kept.get(name)
    if (found && found.until > now()) return found.made
    const made = last.then(make)
    last = made.catch(() => {
      if (kept.get(name)?.made === made) kept.delete(name)
    })
    kept.delete(name)
    kept.set(name, { made, until: now() + ms })
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return made
  }
}

import { HOUR_MS } from '@plaza/shared/format'
import { LRUCache } from 'lru-cache'

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
export function createDocumentCache<T extends object | string>({
  ms = HOUR_MS,
  most = MAX_ENTRIES,
  now,
}: DocumentCacheOptions = {}) {
  let last: Promise<unknown> = Promise.resolve()

  function inTurn(make: () => Promise<T>): Promise<T> {
    const made = last.then(make)
    last = made.catch(() => undefined)
    return made
  }

  const cache = new LRUCache<string, T, () => Promise<T>>({
    max: most,
    ttl: ms,
    ...(now && { perf: { now }, ttlResolution: 0 }),
    ignoreFetchAbort: true,
    fetchMethod: (_name, _stale, { context: make }) => inTurn(make),
  })
  return (name: string, make: () => Promise<T>): Promise<T> => cache.forceFetch(name, { context: make })
}

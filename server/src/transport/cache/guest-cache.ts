import { setTimeout as pause } from 'node:timers/promises'
import { codes } from '@plaza/shared/api'
import { LRUCache } from 'lru-cache'
import type { Answer } from '../answer'
import { type PackedAnswer, pack } from '../encoding/packed'
import { FRESH_MS } from './changes'

/** How long a request with a stale cached answer waits for a new one. */
const STALE_AFTER_MS = 200
/** Maximum age of a stale answer, used while a new one is on its way or fails: see `GUEST_CACHING`. */
const STALE_SECONDS = 60
const STALE_IF_ERROR_SECONDS = 600
const MAX_ENTRIES = 500

/** Cache-Control of guest answers; shared caches may do as we do. */
export const GUEST_CACHING = `public, max-age=5, stale-while-revalidate=${STALE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`

interface CacheEntry {
  packed: PackedAnswer | null
  /** When `packed` was created. */
  at: number
  /** Start of the newest answer: later changes are not in it. */
  begunAt: number
  making: Promise<PackedAnswer> | null
}

/**
 * Caches answers to guests for a second: a thousand phones that open one page at once cause one database query. A stale
 * answer is served while the database is slow or down. Concurrent failures are shared, but not cached.
 */
export class GuestCache {
  private readonly entries = new LRUCache<string, CacheEntry>({ max: MAX_ENTRIES })

  /** Whether an answer is at hand that needs no work. */
  has(key: string, changedAt: number): boolean {
    const { packed, at, begunAt } = this.entries.get(key) ?? { packed: null, at: 0, begunAt: 0 }
    return packed !== null && begunAt > changedAt && Date.now() - at < FRESH_MS
  }

  /** `changedAt`: time of the answer's last change in ms; an answer that was started earlier is refreshed. */
  async get(key: string, make: () => Promise<Answer>, changedAt = 0): Promise<PackedAnswer> {
    const entry = this.entries.get(key) ?? { packed: null, at: 0, begunAt: 0, making: null }
    const { packed } = entry
    const age = Date.now() - entry.at
    const current = entry.begunAt > changedAt
    if (packed && current && age < FRESH_MS) return packed
    if (!entry.making || !current) entry.making = this.renew(key, entry, make)
    if (!packed || age >= STALE_IF_ERROR_SECONDS * 1000) return entry.making
    const mayBeStale = current && age < STALE_SECONDS * 1000
    const waiting = mayBeStale ? pause(STALE_AFTER_MS, packed, { ref: false }) : entry.making
    const renewed = await Promise.race([entry.making, waiting])
    return isFailure(renewed) ? packed : renewed
  }

  private async renew(key: string, entry: CacheEntry, make: () => Promise<Answer>): Promise<PackedAnswer> {
    const begunAt = Date.now()
    entry.begunAt = begunAt
    this.entries.set(key, entry)
    try {
      const made = pack(await make())
      if (entry.begunAt !== begunAt) return made
      if (made.answer.envelope.code === codes.success) Object.assign(entry, { packed: made, at: made.at })
      else if (!(isFailure(made) && entry.packed)) this.entries.delete(key)
      return made
    } finally {
      if (entry.begunAt === begunAt) entry.making = null
    }
  }
}

/** A server error; a refusal by a rule is a valid answer. */
const isFailure = ({ answer }: PackedAnswer): boolean => answer.status >= 500

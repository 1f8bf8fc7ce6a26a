import { setTimeout as pause } from 'node:timers/promises'
import { codes } from '@plaza/shared/api'
import { LRUCache } from 'lru-cache'
import type { Answer } from '../answer'
import { type PackedAnswer, pack } from '../encoding/packed'
import { FRESH_MS } from './changes'

/** Who finds an older answer waits so long for a new one. */
const STALE_AFTER_MS = 200
/** How old an answer may be that stands in for one on its way, and for one that could not be made: see `GUEST_CACHING`. */
const STALE_SECONDS = 60
const STALE_IF_ERROR_SECONDS = 600
const MAX_ENTRIES = 500

/** What caches on the way may do with an answer to a guest: as we do ourselves. */
export const GUEST_CACHING = `public, max-age=5, stale-while-revalidate=${STALE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`

interface CacheEntry {
  packed: PackedAnswer | null
  /** When `packed` was made. */
  at: number
  /** When the newest answer was begun: what changed later is not in it. */
  begunAt: number
  making: Promise<PackedAnswer> | null
}

/**
 * Answers to the literal guest, kept for a second: a thousand phones that open one page at once ask the database once.
 * An older one stands in where the database is slow or away. Failures are collapsed too, but not kept.
 */
export class GuestCache {
  private readonly entries = new LRUCache<string, CacheEntry>({ max: MAX_ENTRIES })

  /** `changedAt`: when what the answer says changed last, in ms; an answer that was begun before is made again. */
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

/** The server could not answer; a refusal by a rule is an answer. */
const isFailure = ({ answer }: PackedAnswer): boolean => answer.status >= 500

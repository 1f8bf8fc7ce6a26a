import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Cdn } from '../../cdn-account'
import { reasonOf } from '../../data/failures'

/** A purge of many keys at once, as of a removed account, is one request. */
const COLLECT_MS = 50
/** An answer that was on its way to the CDN at the first purge is found by a second one. */
const AGAIN_MS = 3_000
const TIMEOUT_MS = 5_000
/** Pauses before the next tries; after them everything kept has ended by itself (`PAGE_LIFETIME`). */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000]
/** Keys of one request: Cloudflare takes 30, Fastly 256. */
const KEYS_AT_ONCE = 30

/** Removes kept answers from a CDN by their keys. Returns at once, and never rejects. */
export type Purge = (keys: readonly string[]) => void

/** A function that does nothing without a CDN. */
export function createPurge(cdn: Cdn | undefined, log: Pick<Logger, 'warn'>, pauses = PAUSES_MS): Purge {
  if (!cdn) return () => {}
  const waiting = new Set<string>()

  async function post(keys: readonly string[]): Promise<void> {
    const { purgeUrl, header } = cdn as Cdn
    const response = await fetch(purgeUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'surrogate-key': keys.join(' '), ...header },
      body: JSON.stringify({ tags: keys }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`answered ${response.status}`)
  }

  async function purgeAll(keys: readonly string[]): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return await post(keys)
      } catch (error) {
        const next = pauses[tries]
        if (next === undefined) throw error
        await pause(next, undefined, { ref: false })
      }
    }
  }

  async function flush(): Promise<void> {
    const all = [...waiting]
    waiting.clear()
    for (let at = 0; at < all.length; at += KEYS_AT_ONCE) {
      const keys = all.slice(at, at + KEYS_AT_ONCE)
      try {
        await purgeAll(keys)
        await pause(AGAIN_MS, undefined, { ref: false })
        await purgeAll(keys)
      } catch (error) {
        log.warn({ failure: reasonOf(error), keys }, 'CDN not purged')
      }
    }
  }

  return (keys) => {
    if (waiting.size === 0) setTimeout(() => void flush(), COLLECT_MS).unref()
    for (const key of keys) waiting.add(key)
  }
}

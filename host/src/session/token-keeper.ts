import { asToken } from '../embedding/native/bridge'
import { dropCookie, readCookie, writeCookie } from '../storage/cookies'

const COOKIE = 'Authorization'
const DAYS = 7

/** Stores the token in a cookie for seven days, or in memory if cookies are blocked. */
export function createTokenKeeper() {
  let token: string | null = asToken(readCookie(COOKIE)) || null
  let generation = 0
  const listeners = new Set<() => void>()

  function change(next: string | null) {
    if (next === token) return
    token = next
    generation += 1
    for (const listener of listeners) listener()
  }

  return {
    token: () => token,
    generation: () => generation,
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** False if the cookie could not be read back: the session is only in memory. */
    keep(next: string): boolean {
      const written = writeCookie(COOKIE, next, DAYS)
      change(next)
      return written
    },
    /** True if there was one. */
    drop(): boolean {
      const there = dropCookie(COOKIE) || token !== null
      change(null)
      return there
    },
    /** Reads what another tab wrote. */
    readAgain: () => change(asToken(readCookie(COOKIE)) || null),
  }
}

/** A 53-bit mark that distinguishes tokens without storing them; not a cryptographic hash. */
export function markOf(token: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < token.length; index++) {
    const code = token.charCodeAt(index)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}

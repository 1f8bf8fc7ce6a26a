import { asToken } from '../embedding/native/bridge'
import { dropCookie, readCookie, writeCookie } from '../storage/cookies'

const COOKIE = 'Authorization'
const DAYS = 7

/** The token: in a cookie of seven days, or in memory for the life of the page where cookies are blocked. */
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
    /** False where the cookie could not be read back: the session lives in memory. */
    keep(next: string): boolean {
      const written = writeCookie(COOKIE, next, DAYS)
      change(next)
      return written
    },
    /** Says whether there was one. */
    drop(): boolean {
      const there = dropCookie(COOKIE) || token !== null
      change(null)
      return there
    },
    /** Takes over what another tab wrote. */
    readAgain: () => change(asToken(readCookie(COOKIE)) || null),
  }
}

/** Tells two tokens apart without keeping them: 53 bits of a mixing function, not a secret's proof. */
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

import { MINUTE_MS } from '@plaza/shared/format'
import { LRUCache } from 'lru-cache'

/** Names that are remembered; the least recently used one is forgotten first. */
const MAX_NAMES = 1_000

interface BreakerOptions {
  faults?: number
  withinMs?: number
  openMs?: number
  now?: () => number
}

/** Circuit breaker by name: open for a while after too many recent failures. */
export function createBreaker({
  faults = 3,
  withinMs = MINUTE_MS,
  openMs = MINUTE_MS,
  now = Date.now,
}: BreakerOptions = {}) {
  const failed = new LRUCache<string, number[]>({ max: MAX_NAMES })
  const open = new LRUCache<string, number>({ max: MAX_NAMES })

  return {
    isOpen: (name: string): boolean => (open.get(name) ?? 0) > now(),
    /** Opens it now. */
    open: (name: string) => void open.set(name, now() + openMs),
    fail(name: string): void {
      const recent = [...(failed.get(name) ?? []).filter((at) => at > now() - withinMs), now()]
      if (recent.length < faults) return void failed.set(name, recent)
      failed.delete(name)
      open.set(name, now() + openMs)
    },
    /** Names whose breaker is open, and until when. */
    opened: (): { name: string; until: number }[] =>
      [...open.entries()].filter(([, until]) => until > now()).map(([name, until]) => ({ name, until })),
  }
}

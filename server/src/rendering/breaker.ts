import { MINUTE_MS } from '@plaza/shared/format'

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
  const failed = new Map<string, number[]>()
  const open = new Map<string, number>()

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
    opened(): { name: string; until: number }[] {
      for (const [name, until] of open) if (until <= now()) open.delete(name)
      return [...open].map(([name, until]) => ({ name, until }))
    },
  }
}

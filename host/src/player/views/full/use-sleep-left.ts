import type { SleepTimer } from '@plaza/shared/host'
import { useLayoutEffect, useState } from 'react'

/** Seconds until the sleep timer fires, on the wall clock; null without one. */
export function useSleepLeft(sleep: SleepTimer): number | null {
  const [now, setNow] = useState(Date.now)
  // Before paint: the last known time may be minutes old.
  useLayoutEffect(() => {
    if (sleep.kind !== 'until') return
    setNow(Date.now())
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [sleep])
  return sleep.kind === 'until' ? Math.max(0, Math.ceil((sleep.until - now) / 1000)) : null
}

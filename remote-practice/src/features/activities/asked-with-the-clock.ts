import type { ActivityDetail } from '@plaza/shared/api'
import { useEffect } from 'react'
import { nextChange } from './activity.model'

/** Room for the server's clock. */
const AFTER_MS = 800
const LONGEST_TIMER_MS = 6 * 3_600_000

/** Asks again when sign-up opens or closes, and when the activity begins or ends, while the page is looked at. */
export function useAskedWithTheClock(activity: ActivityDetail | undefined, refresh: () => Promise<void>): void {
  const next = activity ? nextChange(activity, Date.now()) : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: `refresh` is another function with every drawing
  useEffect(() => {
    if (next === null) return
    const wait = next - Date.now() + AFTER_MS
    if (wait > LONGEST_TIMER_MS) return
    const timer = setTimeout(() => void refresh(), Math.max(0, wait))
    return () => clearTimeout(timer)
  }, [next])
}

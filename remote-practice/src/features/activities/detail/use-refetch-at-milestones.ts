import type { ActivityDetail } from '@plaza/shared/api'
import { HOUR_MS } from '@plaza/shared/format'
import { useEffect } from 'react'
import { nextChange } from '../../../activity/activity.model'

/** Margin for the difference to the server's clock. */
const AFTER_MS = 800
const LONGEST_TIMER_MS = 6 * HOUR_MS

/** Refetches when sign-up opens or closes and when the activity begins or ends, while the page is visible. */
export function useRefetchAtMilestones(activity: ActivityDetail | undefined, refresh: () => Promise<unknown>): void {
  useEffect(() => {
    if (!activity) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      const next = nextChange(activity, Date.now())
      if (next === null || next - Date.now() > LONGEST_TIMER_MS) return
      timer = setTimeout(
        () => {
          void refresh()
          wait()
        },
        next - Date.now() + AFTER_MS,
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [activity, refresh])
}

import { MINUTE_MS } from '../../format'

const HOUR_MINUTES = 60
const DAY_MINUTES = 1_440

interface RemainingTime {
  days: number
  hours: number
  minutes: number
}

/**
 * Time left until a moment, rounded up to whole minutes; null once it has passed. `now` is in milliseconds since the
 * epoch.
 */
export function leftUntil(moment: string, now: number): RemainingTime | null {
  const minutes = Math.ceil((Date.parse(moment) - now) / MINUTE_MS)
  if (minutes <= 0) return null
  return {
    days: Math.floor(minutes / DAY_MINUTES),
    hours: Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES),
    minutes: minutes % HOUR_MINUTES,
  }
}

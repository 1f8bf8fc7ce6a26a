import { siteDate, timeOfDay } from '@plaza/shared/format'

const DAY_MS = 86_400_000

/** A step of a day uses the site's days; shorter ones the reader's clock. */
export const stepName = (at: number, stepMs: number): string =>
  stepMs >= DAY_MS ? siteDate(at).slice(5) : timeOfDay(at)

import { DAY_MS, siteDate, timeOfDay } from '@plaza/shared/format'

/** A step of a day uses the site's days; shorter ones the reader's clock. */
export const stepName = (at: number, stepMs: number): string =>
  stepMs >= DAY_MS ? siteDate(at).slice(5) : timeOfDay(at)

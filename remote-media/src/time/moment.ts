import { SITE_ZONE } from '@plaza/shared/format'
import { language } from '@plaza/shared/text'

const format = (options: Intl.DateTimeFormatOptions) => (when: string | number) =>
  new Intl.DateTimeFormat(language(), { timeZone: SITE_ZONE, ...options }).format(new Date(when))

/** Day, weekday and time, for what is still to come: `11月23日周一 09:00`. */
export const moment = format({
  month: 'short',
  day: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
/** Time of the day: `09:00`. */
export const hour = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
/** Weekday alone: `周一`. */
export const weekday = format({ weekday: 'short' })

export { count } from './count'
export { distance } from './distance'
export { clock, hours, parseDuration } from './duration'
export { mask, maskIdCard, maskPhone } from './mask'
export {
  comingMoment,
  dateName,
  dayText,
  momentText,
  monthText,
  spanText,
  weekday,
  weekdayNames,
} from './moment-words'
export { calendarDate, dateTime, timeOfDay } from './moments'
export { formatYuan, parseYuan } from './money'
export {
  daysAfter,
  daysBetween,
  daysIn,
  momentOf,
  monthOf,
  SITE_OFFSET,
  SITE_ZONE,
  shiftDate,
  shiftMonth,
  siteDate,
  siteMinute,
  weekdayIndex,
} from './site-clock'
export { DAY_MS, HOUR_MS } from './spans'
export { timeAgo } from './time-ago'

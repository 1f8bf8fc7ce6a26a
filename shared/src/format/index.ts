export { count } from './count'
export { distance, type LatLng, metresBetween } from './distance'
export { clock, hours, parseDuration } from './duration'
export { DAY_MS, DAY_SECONDS, HOUR_MS, HOUR_SECONDS, MINUTE_MS, MINUTE_SECONDS, SECOND_MS } from './durations'
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
export { formatMoney, formatYuan, parseYuan } from './money'
export { openingAt } from './opening-hours'
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
export { sentencesOf, spokenText } from './spoken-text'
export { timeAgo } from './time-ago'

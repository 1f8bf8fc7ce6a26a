import { defineTexts } from '../text'
import { type MomentLike, msOf, siteDate, siteMinute } from './site-clock'

const monthsEn = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const dayEn = (month: string, day: string) => `${monthsEn[Number(month) - 1]} ${Number(day)}`

const t = defineTexts({
  monthDay: { en: dayEn, zh: (month: string, day: string) => `${month}-${day}` },
  full: {
    en: (year: string, month: string, day: string) => `${dayEn(month, day)}, ${year}`,
    zh: (year: string, month: string, day: string) => `${year}-${month}-${day}`,
  },
  join: { en: ', ', zh: ' ' },
})

const yearOf = (moment: MomentLike) => siteDate(msOf(moment)).slice(0, 4)

/** Calendar day, with the year if it is not the current one; '' if it is not a date. */
export function calendarDate(moment: MomentLike, now: number): string {
  if (Number.isNaN(msOf(moment))) return ''
  const [year = '', month = '', day = ''] = siteDate(msOf(moment)).split('-')
  return year === yearOf(now) ? t.monthDay(month, day) : t.full(year, month, day)
}

/** Calendar day and time of day, 24 hours. */
export function dateTime(moment: MomentLike, now: number): string {
  const day = calendarDate(moment, now)
  return day && `${day}${t.join()}${timeOfDay(moment)}`
}

/** `09:00` */
export const timeOfDay = (moment: MomentLike): string => siteMinute(msOf(moment)).slice(11)

import { defineTexts } from '../text'
import { calendarDate } from './moments'
import { daysBetween, type MomentLike, timeBetween } from './site-clock'

const t = defineTexts({
  now: { en: 'just now', zh: '刚刚' },
  minutes: { en: (n: number) => `${n} min ago`, zh: (n: number) => `${n}分钟前` },
  hours: { en: (n: number) => (n === 1 ? '1 hour ago' : `${n} hours ago`), zh: (n: number) => `${n}小时前` },
  yesterday: { en: 'yesterday', zh: '昨天' },
  before: { en: '2 days ago', zh: '前天' },
})

/**
 * Relative time (product spec, section 9). Minutes count across midnight; from one hour on, the site's calendar day
 * decides. A future moment (a wrong clock) is 'just now'; '' if it is not a date.
 */
export function timeAgo(moment: MomentLike, now: number): string {
  const minutes = timeBetween(moment, now, 'minute')
  if (Number.isNaN(minutes)) return ''
  if (minutes < 1) return t.now()
  if (minutes < 60) return t.minutes(minutes)
  const days = daysBetween(moment, now)
  if (days === 0) return t.hours(timeBetween(moment, now, 'hour'))
  if (days === 1) return t.yesterday()
  if (days === 2) return t.before()
  return calendarDate(moment, now)
}

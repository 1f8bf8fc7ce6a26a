import { SITE_OFFSET } from '@plaza/shared/format'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof weekdays)[number]
export type TimeOfDay = `${number}:${number}`

/** A time with its time zone, as editors set it: 2026-11-28T09:30:00.000Z. */
export type AbsoluteTime = `${number}-${number}-${number}T${string}`

/**
 * A past time in the site's time zone. `latest` is the last occurrence of that time of day. `edition` is the day of the
 * newest morning news: today from 08:00 on, before that yesterday; all times of one event refer to it, so that their
 * order and their 'today' stay consistent. `workday` is the last Monday to Friday before the edition, `week-1` the
 * whole week before the edition's, from Monday.
 */
export type PastTime =
  | `${'latest' | 'edition' | `edition-${number}` | 'workday' | `week-${number} ${Weekday}`} ${TimeOfDay}`
  | AbsoluteTime

/** A future time: the next occurrence of its kind, `weeks` weeks later, or the next such date (month-day). */
export type FutureTime =
  `${Weekday | `${Weekday} in ${number} weeks` | `${number}-${number}` | `edition+${number}`} ${TimeOfDay}`

dayjs.extend(utc)

/** Publication time of the morning news. */
const EDITION_FROM: TimeOfDay = '08:00'
const DAYS_A_WEEK = 7

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
/** Day 0 of day numbers in the site's calendar. */
const FIRST_DAY = '1970-01-01'
const firstMidnight = dayjs.utc(`${FIRST_DAY}T00:00:00${SITE_OFFSET}`)
const dayOf = (at: Date): number => Math.floor(dayjs.utc(at).diff(firstMidnight, 'day', true))
const onDay = (day: number, clock: string): Date =>
  firstMidnight.add(day, 'day').add(minutesOf(clock), 'minute').toDate()
const dateOf = (day: number) => dayjs.utc(FIRST_DAY).add(day, 'day')
const weekdayOf = (day: number): number => dateOf(day).day()
const isWorkday = (day: number): boolean => weekdayOf(day) !== 0 && weekdayOf(day) !== 6

/** Day, weekday and minute in the site's time zone. */
export function siteClock(at: Date): { day: number; weekday: Weekday; minute: number } {
  const day = dayOf(at)
  const minute = dayjs.utc(at).diff(onDay(day, '0:00'), 'minute')
  return { day, weekday: weekdays[weekdayOf(day)] ?? 'sunday', minute }
}

/** Number of the day with the newest morning news, counted from 1970 in the site's calendar. */
export const editionOf = (now: Date): number => {
  const { day, minute } = siteClock(now)
  return minute >= minutesOf(EDITION_FROM) ? day : day - 1
}

const split = (words: string): [day: string, clock: string] => {
  const cut = words.lastIndexOf(' ')
  return [words.slice(0, cut), words.slice(cut + 1)]
}

export function resolvePast(words: PastTime, now: Date): Date {
  if (isAbsolute(words)) return new Date(words)
  const [day, clock] = split(words)
  const edition = editionOf(now)
  if (day === 'latest') {
    const today = onDay(dayOf(now), clock)
    return today <= now ? today : onDay(dayOf(now) - 1, clock)
  }
  if (day === 'workday') return onDay(lastDay(edition - 1, isWorkday), clock)
  const [, back, weekday] = /^week-(\d+) (\w+)$/.exec(day) ?? []
  if (!weekday) return onDay(edition - Number(day.split('-')[1] ?? 0), clock)
  const monday = lastDay(edition, (one) => weekdayOf(one) === 1)
  const inWeek = (weekdays.indexOf(weekday as Weekday) + DAYS_A_WEEK - 1) % DAYS_A_WEEK
  return onDay(monday - Number(back) * DAYS_A_WEEK + inWeek, clock)
}

function resolveFuture(words: FutureTime, now: Date): Date {
  const [kind, clock] = split(words)
  if (kind.startsWith('edition+')) return onDay(editionOf(now) + Number(kind.split('+')[1]), clock)
  const [, weekday, weeks = 0] = /^(\w+) in (\d+) weeks$/.exec(kind) ?? [kind, kind]
  const found = firstAfter(now, clock, fitting(weekday ?? kind))
  return dayjs.utc(found).add(Number(weeks), 'week').toDate()
}

const DAY = `(${weekdays.join('|')})`
const CLOCK = '([01]?\\d|2[0-3]):[0-5]\\d'
const PAST = new RegExp(`^(latest|edition(-\\d+)?|workday|week-\\d+ ${DAY}) ${CLOCK}$`)
const COMING = new RegExp(`^(${DAY}( in \\d+ weeks)?|\\d\\d-\\d\\d|edition\\+\\d+) ${CLOCK}$`)
const ABSOLUTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/
const isAbsolute = (words: string): words is AbsoluteTime =>
  ABSOLUTE.test(words) && !Number.isNaN(new Date(words).getTime())
export const isPastTime = (words: unknown): words is PastTime =>
  typeof words === 'string' && (PAST.test(words) || isAbsolute(words))
export const isFutureTime = (words: unknown): words is FutureTime => typeof words === 'string' && COMING.test(words)

/** The time that the words mean. */
export const momentOf = (words: PastTime | FutureTime, now: Date): Date =>
  isPastTime(words) ? resolvePast(words, now) : resolveFuture(words, now)

function fitting(kind: string): (day: number) => boolean {
  const weekday = weekdays.indexOf(kind as Weekday)
  if (weekday !== -1) return (day) => weekdayOf(day) === weekday
  return (day) => dateOf(day).format('MM-DD') === kind
}

function firstAfter(now: Date, clock: string, fits: (day: number) => boolean): Date {
  let day = dayOf(now)
  while (!fits(day) || onDay(day, clock) <= now) day++
  return onDay(day, clock)
}

function lastDay(from: number, fits: (day: number) => boolean): number {
  let day = from
  while (!fits(day)) day--
  return day
}

/** A daily or workday occurrence of this many hours: the current one, otherwise the next. */
export function daily(every: 'day' | 'workday', clock: TimeOfDay, hours: number, now: Date): Date {
  const day = dayOf(now)
  const fits = (one: number) => (every === 'day' || isWorkday(one)) && hoursAfter(onDay(one, clock), hours) > now
  let found = day - 1
  while (!fits(found)) found++
  return onDay(found, clock)
}

/** The newest shift of those that begin every this many hours from midnight. */
export const shiftAt = (hours: number, now: Date): Date => {
  const { day, minute } = siteClock(now)
  return hoursAfter(onDay(day, '0:00'), Math.floor(minute / 60 / hours) * hours)
}

export const hoursAfter = (at: Date, hours: number): Date => dayjs(at).add(hours, 'hour').toDate()
export const daysBefore = (at: Date, days: number, clock: TimeOfDay): Date => onDay(dayOf(at) - days, clock)

/** Nothing is published or said between half past midnight and half past five. */
const WAKING_FROM = minutesOf('5:30')
const SLEEPS_AFTER = minutesOf('0:30')
const AWAKE = 24 * 60 - (WAKING_FROM - SLEEPS_AFTER)

/** Minutes of waking time, and back. */
const wakingOf = (at: Date): number => {
  const { day, minute } = siteClock(dayjs(at).subtract(SLEEPS_AFTER, 'minute').toDate())
  return day * AWAKE + Math.max(0, minute - (WAKING_FROM - SLEEPS_AFTER))
}
const fromWaking = (waking: number): Date => {
  const day = Math.floor(waking / AWAKE)
  return dayjs(onDay(day, '5:30'))
    .add(waking - day * AWAKE, 'minute')
    .toDate()
}

/** A waking time between two times; `share` 0 is the first, 1 the second. */
export const between = (from: Date, to: Date, share: number): Date => {
  const [first, last] = [wakingOf(from), wakingOf(to)]
  return fromWaking(first + (last - first) * share)
}

const chineseDays = '日一二三四五六'
const names = weekdays.map((name) => `${name[0]?.toUpperCase()}${name.slice(1)}`)

/** `{周+2}` in a text of the demo is the weekday two days after its publication, `{周-2}` two days before, `{weekday+2}` in English. */
export const withWeekdays = (text: string, published: Date): string =>
  text.replace(/\{(周|weekday)([+-]\d+)\}/g, (_, kind: string, days: string) => {
    const index = weekdayOf(dayOf(published) + Number(days))
    return kind === '周' ? `周${chineseDays[index]}` : (names[index] ?? '')
  })

import { DAY_MS, daysAfter, HOUR_MS, siteDate } from '../../format'
import { sampleText } from './sample-text'

/** Position of a value in an answer. */
export interface SampleContext {
  /** Names of the fields that lead to it, outermost first. */
  path: readonly string[]
  /** Position of the enclosing list item, from 1. */
  number: number
  /** Milliseconds since the epoch. */
  now: number
  /** Addresses for generated links. */
  links: readonly string[]
}

type ValueMaker<T> = (context: SampleContext) => T
/** The first row whose pattern matches a field's name gives its value. */
type ValueRules<T> = readonly (readonly [name: RegExp, value: ValueMaker<T>])[]

const within = ({ path }: SampleContext, pattern: RegExp) => path.some((name) => pattern.test(name))

const picture: ValueMaker<string> = ({ number, path }) => `/alone/picture.svg?n=${number + path.length}`
const html: ValueMaker<string> = ({ number }) =>
  `<p>${sampleText('sentence', number)}</p><h2>${sampleText('title', number)}</h2><p>${sampleText('sentence', number + 1)}</p>`
const address: ValueMaker<string> = (context) =>
  within(context, /^(images?|avatar|cover)$/) ? picture(context) : '/alone/sound.wav'
const isEnd = /(ends|closes|expires|until|deadline)/

/** A time near `now`: fields that begin something lie in the last hours, fields that end it in the next days. */
const moment: ValueMaker<number> = ({ path, number, now }) =>
  isEnd.test(path.at(-1) ?? '') ? now + number * DAY_MS : now - number * HOUR_MS

export const texts: ValueRules<string> = [
  [/^id$|_id$|_category$|^cursor$/, ({ number }) => String(number)],
  [/phone/, () => '13800000001'],
  [/^(image|avatar|cover|logo|photo|background_image)|_(logo|image|cover)$|^logo2$|^icon1$/, picture],
  [/^images$/, picture],
  [/url$|stream/, address],
  [/colou?r/, () => '#C8161D'],
  [/^(html|body)$/, html],
  [/link$/, ({ links, number }) => links[(number - 1) % links.length] ?? '/index'],
  [/_at$/, (context) => new Date(moment(context)).toISOString()],
  [/date$/, ({ now }) => siteDate(now)],
  [/duration/, ({ number }) => `0${(number % 8) + 1}:05`],
  [/frequency/, ({ number }) => `FM 9${number % 10}.4`],
  [/^(code|captcha|sign_code)$/, () => '123456'],
  [/^icon$/, () => 'star'],
  [/^(place|district|address|home_address)/, ({ number }) => sampleText('place', number)],
  [/^kind$/, ({ number }) => sampleText('kind', number)],
  [
    /^(name|nickname|author|anchor|source|team|album|category)$|name(_en)?$/,
    ({ number }) => sampleText('name', number),
  ],
  [/title|^text$|^now$/, ({ number }) => sampleText('title', number)],
  [/^(key|version)$/, ({ number }) => `sample-${number}`],
  [/./, ({ number }) => sampleText('sentence', number)],
]

/** Fallbacks if a schema rejects the value that the field's name suggests. */
export const otherTexts: readonly ValueMaker<string>[] = [
  picture,
  ({ now }) => new Date(now).toISOString(),
  ({ now }) => siteDate(now),
  ({ now }) => siteDate(now).slice(0, 7),
  ({ number }) => String(number),
  () => '123456',
  () => '13800000001',
  () => '#C8161D',
  () => '110101199003070016',
  ({ number }) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  () => 'https://example.com/',
]

export const numbers: ValueRules<number> = [
  [/^(seconds|duration)$/, () => 185],
  [/^sort$/, ({ number }) => number],
  [/^hours$|_hours$/, () => 2],
  [/^lat/, () => 31.3],
  [/^(lng|lon)/, () => 120.6],
  [/^width$/, () => 1200],
  [/^height$/, () => 800],
  [/price|amount|balance|cents/, ({ number }) => 1280 * number],
  [/capacity|radius|total/, () => 200],
  [/./, ({ number }) => 12 * number],
]
export const otherNumbers: readonly number[] = [1, 0, 2, 100]

/** The value of the first matching row. */
export function byName<T>(rows: ValueRules<T>, context: SampleContext): T | undefined {
  const name = context.path.at(-1) || 'value'
  return rows.find(([pattern]) => pattern.test(name))?.[1](context)
}

/** Fields that are empty in the usual case, so they are omitted if they may be. */
export const emptyFields: readonly string[] = ['link_address', 'refusal', 'reply_to', 'review', 'next']

/** Keys of a record: dates for counts per day. */
export function keysOf({ path, now }: SampleContext): readonly string[] {
  if (path.at(-1) === 'days') return [0, 1, 5].map((days) => siteDate(daysAfter(now, days)))
  return ['one', 'two', 'three']
}

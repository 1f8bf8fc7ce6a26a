import { siteDate } from '../../format'
import { word } from './words'

/** Where in an answer a value stands. */
export interface SamplePlace {
  /** Names of the fields that lead to it, the outermost first. */
  path: readonly string[]
  /** Which item of its list it is or stands in, from 1. */
  number: number
  /** Milliseconds since the epoch. */
  now: number
  /** Addresses that a link may lead to. */
  links: readonly string[]
}

type Value<T> = (place: SamplePlace) => T
/** A field is given what the first row says whose pattern its name fits. */
type Rows<T> = readonly (readonly [name: RegExp, value: Value<T>])[]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const within = ({ path }: SamplePlace, pattern: RegExp) => path.some((name) => pattern.test(name))

const picture: Value<string> = ({ number, path }) => `/alone/picture.svg?n=${number + path.length}`
const html: Value<string> = ({ number }) =>
  `<p>${word('sentence', number)}</p><h2>${word('title', number)}</h2><p>${word('sentence', number + 1)}</p>`
const address: Value<string> = (place) =>
  within(place, /^(images?|avatar|cover)$/) ? picture(place) : '/alone/sound.wav'
const isEnd = /(ends|closes|expires|until|deadline)/

/** A moment around now: what begins has begun within the last hours, what ends does so in the next days. */
const moment: Value<number> = ({ path, number, now }) =>
  isEnd.test(path.at(-1) ?? '') ? now + number * DAY_MS : now - number * HOUR_MS

export const texts: Rows<string> = [
  [/^id$|_id$|_category$|^cursor$/, ({ number }) => String(number)],
  [/phone/, () => '13800000001'],
  [/^(image|avatar|cover|logo|photo|background_image)|_(logo|image|cover)$|^logo2$|^icon1$/, picture],
  [/^images$/, picture],
  [/url$|stream/, address],
  [/colou?r/, () => '#C8161D'],
  [/^(html|body)$/, html],
  [/link$/, ({ links, number }) => links[(number - 1) % links.length] ?? '/index'],
  [/_at$/, (place) => new Date(moment(place)).toISOString()],
  [/date$/, ({ now }) => siteDate(now)],
  [/duration/, ({ number }) => `0${(number % 8) + 1}:05`],
  [/frequency/, ({ number }) => `FM 9${number % 10}.4`],
  [/^(code|captcha|sign_code)$/, () => '123456'],
  [/^icon$/, () => 'star'],
  [/^(place|district|address|home_address)/, ({ number }) => word('place', number)],
  [/^kind$/, ({ number }) => word('kind', number)],
  [/^(name|nickname|author|anchor|source|team|album|category)$|name(_en)?$/, ({ number }) => word('name', number)],
  [/title|^text$|^now$/, ({ number }) => word('title', number)],
  [/^(key|version)$/, ({ number }) => `sample-${number}`],
  [/./, ({ number }) => word('sentence', number)],
]

/** Tried in turn where a schema refuses what a field's name suggests. */
export const otherTexts: readonly Value<string>[] = [
  picture,
  ({ now }) => new Date(now).toISOString(),
  ({ now }) => siteDate(now),
  ({ now }) => siteDate(now).slice(0, 7),
  ({ number }) => String(number),
  () => '123456',
  () => '13800000001',
  () => '#C8161D',
  ({ number }) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  () => 'https://example.com/',
]

export const numbers: Rows<number> = [
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

/** What the first fitting row says. */
export function byName<T>(rows: Rows<T>, place: SamplePlace): T | undefined {
  const name = place.path.at(-1) || 'value'
  return rows.find(([pattern]) => pattern.test(name))?.[1](place)
}

/** Fields that are empty in the plain case, so that they stay away where they may. */
export const emptyFields: readonly string[] = ['link_address', 'refusal', 'reply_to', 'review', 'next']

/** Keys of a record: days where it counts days. */
export function keysOf({ path, now }: SamplePlace): readonly string[] {
  if (path.at(-1) === 'days') return [0, 1, 5].map((days) => siteDate(now + days * DAY_MS))
  return ['one', 'two', 'three']
}

import { dateTime, SECOND_MS } from '@plaza/shared/format'
import { language } from '@plaza/shared/text'

const KB = 1024

const number = (value: number, digits: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(value)
const unit = (value: string, name: string): string => `${value} ${name}`

/** With one decimal, where there is one. */
export const tenths = (value: number): string => number(value, 1)
export const whole = (value: number): string => number(value, 0)
/** A percentage from 0 to 100, in English with a space before the sign, as the command prints it. */
export const percent = (value: number): string => `${number(value, 2)}${language() === 'en' ? ' %' : '%'}`
/** A share from 0 to 1 as a percentage with one decimal. */
export const rate = (share: number): string => percent(Math.round(share * 1000) / 10)
export const duration = (ms: number): string =>
  ms < SECOND_MS ? unit(whole(ms), 'ms') : unit(number(ms / SECOND_MS, ms < 10 * SECOND_MS ? 2 : 1), 's')
export function size(bytes: number): string {
  if (bytes < KB) return unit(whole(bytes), 'B')
  if (bytes < KB ** 2) return unit(number(bytes / KB, 1), 'KB')
  return bytes < KB ** 3 ? unit(number(bytes / KB ** 2, 2), 'MB') : unit(number(bytes / KB ** 3, 1), 'GB')
}
export const moment = (ms: number): string => dateTime(ms, Date.now())

/** Hour and minute. */
export const clock = (ms: number): string =>
  new Intl.DateTimeFormat(language(), { hour: '2-digit', minute: '2-digit', hour12: false }).format(ms)

/** Splits `1.4.0-9a0e3976be` into version and build. */
export function halves(release: string): { version: string; build: string } {
  const [version = release, build = ''] = release.split('-', 2)
  return { version, build }
}

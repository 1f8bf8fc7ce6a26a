import { SITE_OFFSET } from '@plaza/shared/format'
import dayjs, { type ManipulateType } from 'dayjs'

/** Seconds as the contract writes durations: HH:MM:SS from an hour on, else MM:SS. */
export function durationText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  return (parts[0] === 0 ? parts.slice(1) : parts).map((part) => String(part).padStart(2, '0')).join(':')
}

/** The moment at which a date of the site begins. */
export const startOfDate = (date: string): Date => new Date(`${date}T00:00:00${SITE_OFFSET}`)

/** A date of the calendar so many days or months later, as YYYY-MM-DD. */
export const dateAfter = (date: string, amount: number, unit: ManipulateType): string =>
  dayjs(date).add(amount, unit).format('YYYY-MM-DD')

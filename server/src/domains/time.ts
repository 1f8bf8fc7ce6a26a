import { SITE_OFFSET, siteMinute } from '@plaza/shared/format'

/** Duration text of the contract: MM:SS, from one hour on HH:MM:SS. */
export function durationText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  return (parts[0] === 0 ? parts.slice(1) : parts).map((part) => String(part).padStart(2, '0')).join(':')
}

/** Minute of the day of a clock's time: 09:30. */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Start of a date in the site's time zone. */
export const startOfDate = (date: string): Date => new Date(`${date}T00:00:00${SITE_OFFSET}`)

/** A moment in a message, by the site's clock and in figures, which every language reads: 11-28 09:00. */
export const whenText = (moment: Date): string => siteMinute(moment.getTime()).slice(5).replace('T', ' ')

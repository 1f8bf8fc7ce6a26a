/** Seconds as the contract writes durations: HH:MM:SS from an hour on, else MM:SS. */
export function durationText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  return (parts[0] === 0 ? parts.slice(1) : parts).map((part) => String(part).padStart(2, '0')).join(':')
}

/** The site's clock: programme tables and calendars go by it, wherever the server stands. */
export const SITE_OFFSET = '+08:00'
export const SITE_ZONE = 'Asia/Shanghai'
const OFFSET_MS = 8 * 3_600_000

/** The site's date of a moment, as YYYY-MM-DD. */
export const siteDate = (moment: Date): string => new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10)

/** The moment at which a date of the site begins. */
export const startOfDate = (date: string): Date => new Date(`${date}T00:00:00${SITE_OFFSET}`)

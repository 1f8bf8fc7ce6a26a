/** The site's clock: programmes, activities and calendars go by it, wherever the reader and the server are. */
export const SITE_ZONE = 'Asia/Shanghai'
export const SITE_OFFSET = '+08:00'
const OFFSET_MS = 8 * 3_600_000

/** The site's date of a moment (ms since the epoch), as YYYY-MM-DD. */
export const siteDate = (moment: number): string => new Date(moment + OFFSET_MS).toISOString().slice(0, 10)

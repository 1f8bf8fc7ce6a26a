import type { OpenSpan } from '@plaza/shared/api'
import { DAY_MS, MINUTE_MS } from '@plaza/shared/format'
import type { Executor } from '../data/database'
import { placeActivities, places } from '../data/schema/index'
import { placeTokens } from '../domains/places/nearest'
import { minuteOf } from '../domains/time'
import type { Demo } from './demo/read'
import type { SeedHours } from './demo/schemas/civic/places'
import { insertRows } from './insert'

const WEEKDAYS = 5
const DAY_MINUTES = DAY_MS / MINUTE_MS

/** An end that is not after its beginning is on the next day. */
function spansOf(words: string): OpenSpan[] {
  if (words === 'closed') return []
  return words.split(', ').map((span) => {
    const [from = 0, to = 0] = span.split('-').map(minuteOf)
    return { from, to: to > from ? to : to + DAY_MINUTES }
  })
}

export function weekOf({ days, saturday = days, sunday = saturday }: SeedHours): OpenSpan[][] {
  return [...Array.from({ length: WEEKDAYS }, () => days), saturday, sunday].map(spansOf)
}

/** On public holidays; null where these are days as others. */
export const holidaySpansOf = ({ holidays }: SeedHours): OpenSpan[] | null =>
  holidays === undefined ? null : spansOf(holidays)

/** `city`: adcode of the site's city. */
export const placeRows = (demo: Demo, city: string): (typeof places.$inferInsert)[] =>
  demo.places.map(({ id, hours, pictures, ...place }) => ({
    ...place,
    id: String(id),
    city,
    images: pictures.map((name) => demo.media.picture(name).url),
    week: weekOf(hours),
    holidayHours: holidaySpansOf(hours),
    tokens: placeTokens(place),
  }))

export const placeActivityRows = (demo: Demo): (typeof placeActivities.$inferInsert)[] =>
  demo.placeActivities.map(({ id, place, title, titleEn, weekdays, begins, ends, picture }) => ({
    id: String(id),
    placeId: String(place),
    title,
    titleEn,
    image: picture === null ? null : demo.media.picture(picture).url,
    // Sunday is the last day here.
    weekdays: weekdays.map((day) => (day + 6) % 7),
    startMinute: minuteOf(begins),
    endMinute: minuteOf(ends),
  }))

export async function seedPlaces(db: Executor, demo: Demo): Promise<void> {
  await insertRows(db, places, placeRows(demo, demo.site[0]?.site.city ?? ''))
  await insertRows(db, placeActivities, placeActivityRows(demo))
}

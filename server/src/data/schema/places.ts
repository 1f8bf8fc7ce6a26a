import type { MerchantKind, OpenSpan } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { doublePrecision, index, jsonb, pgTable, point, smallint, text } from 'drizzle-orm/pg-core'
import { id } from './columns'

/** Places nearby: offices, libraries, markets, … */
export const places = pgTable(
  'places',
  {
    id: id().primaryKey(),
    name: text().notNull(),
    nameEn: text(),
    kind: text().$type<MerchantKind>().notNull(),
    /** adcodes */
    city: text().notNull(),
    district: text().notNull(),
    address: text().notNull(),
    addressEn: text(),
    phone: text(),
    images: jsonb().$type<string[]>().notNull().default([]),
    intro: text().notNull().default(''),
    introEn: text(),
    /** Seven days, Monday first. */
    week: jsonb().$type<OpenSpan[][]>().notNull(),
    /** On public holidays; null if these are days as others. */
    holidayHours: jsonb().$type<OpenSpan[]>(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** On the Mercator plane, where the nearest points are the nearest places. */
    at: point({ mode: 'xy' }).generatedAlwaysAs(sql`point(radians(lng), ln(tan(pi() / 4 + radians(lat) / 2)))`),
    /** Of name and address (`domains/search/tokens`). */
    tokens: text().array().notNull(),
  },
  (t) => [
    index('places_at').using('gist', t.at),
    index('places_kind').on(t.kind),
    index('places_city').on(t.city, t.kind),
    index('places_district').on(t.district, t.kind),
    index('places_tokens').using('gin', t.tokens).with({ fastupdate: false }),
  ],
)

/** What a place offers every week. */
export const placeActivities = pgTable(
  'place_activities',
  {
    id: id().primaryKey(),
    placeId: id()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    titleEn: text(),
    image: text(),
    /** Monday is 0, in the site's time zone. */
    weekdays: smallint().array().notNull(),
    startMinute: smallint().notNull(),
    endMinute: smallint().notNull(),
  },
  (t) => [index('place_activities_place').on(t.placeId)],
)

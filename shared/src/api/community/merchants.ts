import * as v from 'valibot'
import { get, group } from '../core/endpoint'
import { Count, Id, LocationQuery, MediaUrl, Moment, PageQuery, pageOf } from '../core/fields'
import { WeeklyHours } from '../core/weekly-hours'

/** Kinds of places nearby; each has a name and an icon in the pages. */
export const merchantKinds = ['hall', 'library', 'clinic', 'market', 'park', 'toilet', 'charging', 'police'] as const
export const MerchantKind = v.picklist(merchantKinds)
export type MerchantKind = v.InferOutput<typeof MerchantKind>

/** English version of the text field next to it (docs/decisions/0051). */
const EnglishText = v.optional(v.string())

/** A place as a mark on a map. */
const MerchantPoint = v.object({
  id: Id,
  name: v.string(),
  name_en: EnglishText,
  kind: MerchantKind,
  lat: v.number(),
  lng: v.number(),
})
export type MerchantPoint = v.InferOutput<typeof MerchantPoint>

const Merchant = v.object({
  ...MerchantPoint.entries,
  address: v.string(),
  address_en: EnglishText,
  phone: v.nullable(v.string()),
  image: v.nullable(MediaUrl),
  hours: WeeklyHours,
  /** Metres from the position in the query; null without one. */
  distance: v.nullable(Count),
})
export type Merchant = v.InferOutput<typeof Merchant>

export const MerchantDetail = v.object({
  ...Merchant.entries,
  intro: v.string(),
  intro_en: EnglishText,
  images: v.array(MediaUrl),
})
export type MerchantDetail = v.InferOutput<typeof MerchantDetail>

const MerchantActivity = v.object({
  id: Id,
  title: v.string(),
  title_en: EnglishText,
  image: v.nullable(MediaUrl),
  starts_at: Moment,
  ends_at: Moment,
})
export type MerchantActivity = v.InferOutput<typeof MerchantActivity>

const Degrees = v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,8})?$/))
const MerchantFilter = {
  kind: v.optional(MerchantKind),
  /** Words of the name or the address. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
  /** Only places that are open now. */
  open: v.optional(v.literal('1')),
}

export const merchants = group('merchants', {
  near: get('/near_merchant', {
    summary: 'Places, the nearest to the position first; without a position those of the city',
    domain: 'asc',
    query: v.object({
      ...PageQuery.entries,
      ...LocationQuery.entries,
      ...MerchantFilter,
      /** adcode of a city or a district; the site’s city unless told. */
      city: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/))),
    }),
    data: pageOf(Merchant),
    cacheable: true,
  }),
  detail: get('/near_merchant/:id', {
    summary: 'A place nearby, with its distance from the position',
    domain: 'asc',
    query: LocationQuery,
    data: MerchantDetail,
    missingPanel: true,
    cacheable: true,
  }),
  activities: get('/merchant_activity', {
    summary: 'What a place offers in the coming week, the soonest first',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, merchant_id: Id }),
    data: pageOf(MerchantActivity),
    cacheable: true,
  }),
  map: get('/near_merchant_map', {
    summary: 'Places in a section of the map, at most 1,000, the nearest to its middle first',
    domain: 'asc',
    query: v.object({ west: Degrees, south: Degrees, east: Degrees, north: Degrees, ...MerchantFilter }),
    data: v.object({ list: v.array(MerchantPoint), complete: v.boolean() }),
    cacheable: true,
  }),
})

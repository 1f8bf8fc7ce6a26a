import * as v from 'valibot'
import { get, group, post } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment } from '../core/fields'

export const Season = v.picklist(['spring', 'summer', 'autumn', 'winter'])
export type Season = v.InferOutput<typeof Season>

/** English version of the text field next to it (docs/decisions/0051). */
const EnglishText = v.optional(v.string())

/** Map units, from the upper left corner of the map's viewBox. */
const mapPoint = { x: v.number(), y: v.number() }

/** A map drawn from data: outlines as SVG path data, and labels with positions. */
const TourMap = v.object({
  width: v.number(),
  height: v.number(),
  land: v.array(v.string()),
  hills: v.array(v.string()),
  rivers: v.array(v.string()),
  names: v.array(v.object({ ...mapPoint, text: v.string(), text_en: EnglishText, water: v.boolean() })),
})
export type TourMap = v.InferOutput<typeof TourMap>

const Sight = v.object({
  ...mapPoint,
  id: Id,
  name: v.string(),
  name_en: EnglishText,
  kind: v.string(),
  kind_en: EnglishText,
  image: MediaUrl,
  intro: v.string(),
  intro_en: EnglishText,
  /** Best time to visit: a time of day, a tide, a month. */
  best: v.string(),
  best_en: EnglishText,
  opens: v.string(),
  opens_en: EnglishText,
  /** Address of a page with more about it. */
  link: v.nullable(v.string()),
})
export type Sight = v.InferOutput<typeof Sight>

const TourRoute = v.object({
  id: Id,
  name: v.string(),
  name_en: EnglishText,
  intro: v.string(),
  intro_en: EnglishText,
  length: v.string(),
  length_en: EnglishText,
  stops: v.array(v.object({ sight: Id, at: v.string(), at_en: EnglishText, note: v.string(), note_en: EnglishText })),
})
export type TourRoute = v.InferOutput<typeof TourRoute>

const Voucher = v.object({
  id: Id,
  title: v.string(),
  title_en: EnglishText,
  merchant: v.string(),
  merchant_en: EnglishText,
  /** Its value as text: `满100减30`. */
  worth: v.string(),
  worth_en: EnglishText,
  rule: v.string(),
  rule_en: EnglishText,
  total: Count,
  left: Count,
  /** Days of validity after it was claimed. */
  days: Count,
})
export type Voucher = v.InferOutput<typeof Voucher>

export const ClaimedVoucher = v.object({ voucher_id: Id, code: v.string(), claimed_at: Moment, expires_at: Moment })
export type ClaimedVoucher = v.InferOutput<typeof ClaimedVoucher>

export const tourism = group('tourism', {
  season: get('/v1/tourism/season', {
    summary: 'What the season offers: sights, routes, the map, vouchers and how many are left',
    data: v.object({
      season: Season,
      title: v.string(),
      title_en: EnglishText,
      summary: v.string(),
      summary_en: EnglishText,
      image: MediaUrl,
      map: TourMap,
      sights: v.array(Sight),
      routes: v.array(TourRoute),
      vouchers: v.array(Voucher),
    }),
    cacheable: true,
  }),
  mine: get('/v1/tourism/my_vouchers', {
    summary: 'Vouchers that the person claimed',
    data: v.object({ list: v.array(ClaimedVoucher) }),
    needsToken: true,
  }),
  claim: post('/v1/tourism/vouchers/:id/claim', {
    summary: 'Claims a voucher: one for a person; asked again it gives the same one',
    data: v.object({ ...ClaimedVoucher.entries, left: Count }),
    needsToken: true,
    afterLogin: true,
  }),
})

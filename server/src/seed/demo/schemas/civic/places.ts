import { MerchantDetail, MerchantKind } from '@plaza/shared/api'
import * as v from 'valibot'
import { ClockTime } from '../moments'
import { Key, type References, ShortText, Words } from '../references'

/** `9:00-12:00, 13:00-17:00`, over midnight `17:30-01:30`, or `closed`. */
const Spans = v.pipe(
  v.string(),
  v.regex(/^(closed|\d{2}:\d{2}-\d{2}:\d{2}(, \d{2}:\d{2}-\d{2}:\d{2})*)$/, 'Hours, as "09:00-12:00, 13:00-17:00"'),
)

/** Saturday is as the days before it, Sunday as Saturday, and holidays as their weekday, unless told. */
export const Hours = v.strictObject({
  days: Spans,
  saturday: v.optional(Spans),
  sunday: v.optional(Spans),
  holidays: v.optional(Spans),
})
export type SeedHours = v.InferOutput<typeof Hours>

const Adcode = v.pipe(v.string(), v.regex(/^\d+$/))

export const placeOf = (refs: References) =>
  v.strictObject({
    id: Key,
    name: ShortText,
    nameEn: ShortText,
    kind: MerchantKind,
    district: Adcode,
    address: Words,
    addressEn: Words,
    phone: v.nullable(Words),
    lat: MerchantDetail.entries.lat,
    lng: MerchantDetail.entries.lng,
    hours: Hours,
    pictures: v.array(refs.picture),
    intro: Words,
    introEn: Words,
  })

/** Something that a place offers every week. */
export const placeActivityOf = (refs: References) =>
  v.strictObject({
    id: Key,
    place: refs.place,
    title: ShortText,
    titleEn: ShortText,
    /** Sunday is 0. */
    weekdays: v.array(v.picklist([0, 1, 2, 3, 4, 5, 6])),
    begins: ClockTime,
    ends: ClockTime,
    picture: v.nullable(refs.picture),
  })

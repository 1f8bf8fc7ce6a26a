import * as v from 'valibot'

/** Ids are strings in the API, whatever the database stores. */
export const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1), v.maxLength(64))
/** ISO 8601 timestamp with offset. */
export const Moment = v.pipe(v.string(), v.isoTimestamp())
/** Integer cents (product spec, section 9; docs/decisions/0016). */
export const Cents = v.pipe(v.number(), v.safeInteger())
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const Flag = v.picklist([0, 1])
/** Bidirectional control characters: they display a line in another order than a moderator reads it. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** What draws nothing: a text of it alone is empty. */
const BLANKS = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu

/**
 * Plain text typed by a user: trimmed, without bidirectional controls, NUL and lone surrogates. `max` and `min` are in
 * code points; one of them is visible.
 */
export const text = (max: number, min = 1) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.replace(BIDI_CONTROLS, '')),
    v.trim(),
    v.check((value) => wellFormed(value), 'text.malformed'),
    v.check((value) => [...value].length >= min && (min === 0 || value.replace(BLANKS, '') !== ''), 'text.empty'),
    v.check((value) => [...value].length <= max, 'text.long'),
  )

function wellFormed(value: string): boolean {
  if (value.includes('\u0000')) return false
  try {
    encodeURIComponent(value)
    return true
  } catch {
    return false
  }
}

/** Mainland China mobile number. */
export const Phone = v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/, 'phone.malformed'))
export const Captcha = v.pipe(v.string(), v.regex(/^\d{6}$/, 'captcha.malformed'))
/** 8 to 128 code points of any kind. */
export const Password = v.pipe(
  v.string(),
  v.check((value) => [...value].length >= 8, 'password.short'),
  v.check((value) => [...value].length <= 128, 'password.long'),
)
/** URL of a picture or sound: same origin or https. */
export const MediaUrl = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)[^\s\\]*$/, 'url.refused'), v.maxLength(2048))

const fromQuery = <T extends v.GenericSchema<number, number>>(schema: T) =>
  v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]), schema)

/** Lists page by key: `cursor` is the `next` of the previous page. At most 100 items per page. */
export const PageQuery = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  page_size: v.optional(fromQuery(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)))),
})
export const pageOf = <T extends v.GenericSchema>(item: T) =>
  v.object({ list: v.array(item), next: v.nullable(v.string()), total: v.optional(Count) })

export interface Page<T> {
  list: T[]
  next: string | null
  total?: number
}

export const Ok = v.object({})
export const NumberQuery = fromQuery(v.pipe(v.number(), v.integer(), v.minValue(0)))

/** Position of the user, for lists sorted by distance. */
export const LocationQuery = v.object({
  lat: v.optional(v.pipe(v.string(), v.regex(/^-?\d{1,2}(\.\d{1,8})?$/))),
  lng: v.optional(v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,8})?$/))),
})

import type { InputOf, Merchant, MerchantKind, merchants, OpenSpan } from '@plaza/shared/api'
import { merchantKinds } from '@plaza/shared/api'
import type { LatLng } from '@plaza/shared/format'
import { anyText, oneOf, optional, type QueryState } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'

/** Filters are kept in the address, so they survive a reload and can be shared. */
export const filterFields = {
  kind: optional(oneOf<MerchantKind>(merchantKinds)),
  open: optional(oneOf(['1'])),
  q: anyText,
}
export type PlaceFilter = QueryState<typeof filterFields>

/** About ten metres: as exact as a distance is shown, and no more. */
const POSITION_DIGITS = 4

export const positionQuery = (position: LatLng | null) =>
  position ? { lat: position.lat.toFixed(POSITION_DIGITS), lng: position.lng.toFixed(POSITION_DIGITS) } : {}

interface Whereabouts {
  position: LatLng | null
  /** adcode that the user chose; undefined for the site's city. */
  city: string | undefined
}

/** The filters that are set, as a query. */
export const givenFilter = (filter: PlaceFilter): Partial<PlaceFilter> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))

/** Input of the list; without filter, position and city it equals the first call that the server inlines. */
export function nearInput(filter: PlaceFilter, { position, city }: Whereabouts): InputOf<typeof merchants.near> {
  const query = {
    ...givenFilter(filter),
    ...(position ? positionQuery(position) : city && { city }),
  }
  return Object.keys(query).length > 0 ? { query } : {}
}

const two = (number: number) => String(number).padStart(2, '0')
const DAY_MINUTES = 1440

/** A minute of the day as a clock shows it; 1440 is 24:00, later ones are of the next day. */
const clockOf = (minute: number): string => {
  const shown = minute > DAY_MINUTES ? minute - DAY_MINUTES : minute
  return `${two(Math.floor(shown / 60))}:${two(shown % 60)}`
}

export const spansText = (spans: readonly OpenSpan[]): string =>
  spans.map(({ from, to }) => `${clockOf(from)}–${clockOf(to)}`).join(', ')

/** Weekdays (Monday is 0) with the same hours, in one row. */
export function hourRows(week: Merchant['hours']['week']): { from: number; to: number; spans: readonly OpenSpan[] }[] {
  const rows: { from: number; to: number; spans: readonly OpenSpan[] }[] = []
  for (const [day, spans] of week.entries()) {
    const last = rows.at(-1)
    if (last && spansText(last.spans) === spansText(spans)) last.to = day
    else rows.push({ from: day, to: day, spans })
  }
  return rows
}

/** The address in the current language. */
export const addressOf = ({ address, address_en }: Pick<Merchant, 'address' | 'address_en'>): string =>
  nameOf({ name: address, name_en: address_en })

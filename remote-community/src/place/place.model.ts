import type { InputOf, Merchant, MerchantKind, merchants } from '@plaza/shared/api'
import { merchantKinds } from '@plaza/shared/api'
import type { LatLng } from '@plaza/shared/format'
import { anyText, oneOf, optional, type QueryState } from '@plaza/shared/host'
import { positionQuery } from '@plaza/shared/position'
import { nameOf } from '@plaza/shared/text'

/** Filters are kept in the address, so they survive a reload and can be shared. */
export const filterFields = {
  kind: optional(oneOf<MerchantKind>(merchantKinds)),
  open: optional(oneOf(['1'])),
  q: anyText,
}
export type PlaceFilter = QueryState<typeof filterFields>

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

/** The address in the current language. */
export const addressOf = ({ address, address_en }: Pick<Merchant, 'address' | 'address_en'>): string =>
  nameOf({ name: address, name_en: address_en })

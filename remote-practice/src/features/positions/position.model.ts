import { type InputOf, type Position, type PositionKind, positionKinds, type positions } from '@plaza/shared/api'
import type { LatLng } from '@plaza/shared/format'
import { oneOf, optional, type QueryState } from '@plaza/shared/host'
import { positionQuery } from '@plaza/shared/position'
import { nameOf } from '@plaza/shared/text'

export const filterFields = { kind: optional(oneOf<PositionKind>(positionKinds)) }
type PositionFilter = QueryState<typeof filterFields>

/** Input of the list; without filter and position it equals the first call that the server inlines. */
export function listInput({ kind }: PositionFilter, position: LatLng | null): InputOf<typeof positions.list> {
  const query = { ...(kind && { kind }), ...positionQuery(position) }
  return Object.keys(query).length > 0 ? { query } : {}
}

/** The street in the current language. */
export const streetOf = ({ address, address_en }: Pick<Position, 'address' | 'address_en'>): string =>
  nameOf({ name: address, name_en: address_en })

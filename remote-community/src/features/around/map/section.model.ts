import type { InputOf, merchants } from '@plaza/shared/api'
import type { MapSection } from '@plaza/shared/ui'

type MapQuery = NonNullable<InputOf<typeof merchants.map>['query']>

const DIGITS = 5

/** A section as the server reads it: about a metre exact, so that equal sections are equal calls. */
export const sectionQuery = ({
  west,
  south,
  east,
  north,
}: MapSection): Pick<MapQuery, 'west' | 'south' | 'east' | 'north'> => ({
  west: west.toFixed(DIGITS),
  south: south.toFixed(DIGITS),
  east: east.toFixed(DIGITS),
  north: north.toFixed(DIGITS),
})

import { type MerchantPoint, merchants } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import type { MapSection } from '@plaza/shared/ui'
import { sectionQuery } from '@plaza/shared/ui'
import { useRef, useState } from 'react'
import { givenFilter, type PlaceFilter } from '../../../place/place.model'

const none: readonly MerchantPoint[] = []

/** Places in the section that the map shows. Those of the last section stay while the next ones are fetched. */
export function usePlacesIn(filter: PlaceFilter) {
  const [section, setSection] = useState<MapSection | null>(null)
  const query = { ...(section && sectionQuery(section)), ...givenFilter(filter) }
  const answer = useResource(merchants.map, { query: query as never }, { enabled: section !== null })
  const words = JSON.stringify(givenFilter(filter))
  const last = useRef({ words, places: none })
  if (answer.data) last.current = { words, places: answer.data.list }
  return {
    answer,
    setSection,
    // Never those of another filter.
    places: last.current.words === words ? last.current.places : none,
  }
}

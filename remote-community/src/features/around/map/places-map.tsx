import { config, type Merchant } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useGivenPosition } from '@plaza/shared/position'
import { nameOf } from '@plaza/shared/text'
import { MapNotice, MapView } from '@plaza/shared/ui'
import { useMemo } from 'react'
import { KindIcon } from '../../../place/kind-icon'
import type { PlaceFilter } from '../../../place/place.model'
import { t } from '../around.text'
import { PlaceCard } from './place-card'
import classes from './places-map.module.css'
import { usePlacesIn } from './use-places-in'

interface PlacesMapProps {
  filter: PlaceFilter
  /** Places to show first: the nearest ones that pass the filter. */
  nearest: readonly Merchant[] | undefined
  selected: string | null
  onSelect: (id: string | null) => void
}

/** Height that the card of the chosen place usually has. */
const CARD_HEIGHT = 132

/** The map with all places of its section; the chosen one has a card. */
export function PlacesMap({ filter, nearest, selected, onSelect }: PlacesMapProps) {
  const source = useResource(config.map, {})
  const here = useGivenPosition()
  const { places, answer, setSection } = usePlacesIn(filter)
  const middle = source.data?.middle
  const fit = useMemo(() => {
    const points = [...(nearest ?? []), ...(here ? [here] : [])]
    return nearest && points.length === 0 && middle ? [middle] : points
  }, [nearest, here, middle])
  // A place of the list may lie outside of the section.
  const chosen = useMemo(() => {
    const place = places.find(({ id }) => id === selected) ?? nearest?.find(({ id }) => id === selected)
    return place && { ...place, name: nameOf(place) }
  }, [places, nearest, selected])
  const marks = useMemo(() => {
    const named = places.map((place) => ({ ...place, name: nameOf(place) }))
    return chosen && !places.some(({ id }) => id === chosen.id) ? [...named, chosen] : named
  }, [places, chosen])

  return (
    <div className={classes.box}>
      {source.data && (
        <MapView
          label={t.mapTitle()}
          source={source.data}
          marks={marks}
          selected={selected}
          onSelect={onSelect}
          drawMark={({ kind }) => <KindIcon kind={kind} size={18} />}
          fit={fit}
          here={here}
          onMove={setSection}
          coveredBelow={CARD_HEIGHT}
        />
      )}
      <MapNotice source={source} answer={answer} />
      <section className={classes.chosen} aria-label={t.chosen()} aria-live="polite">
        {chosen && <PlaceCard point={chosen} onClose={() => onSelect(null)} />}
      </section>
    </div>
  )
}

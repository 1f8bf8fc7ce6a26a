import type { Sight, TourMap, TourRoute } from '@plaza/shared/api'
import { oneOf, useQueryState } from '@plaza/shared/host'
import { useState } from 'react'
import { Part } from '../part'
import { t } from '../tourism.text'
import classes from './journeys.module.css'
import { SightCaption } from './sight-caption'
import { Stops } from './stops'
import { TourMapView } from './tour-map'

interface JourneysProps {
  map: TourMap
  sights: readonly Sight[]
  routes: readonly TourRoute[]
}

/** The address keeps the selected route. */
export function Journeys({ map, sights, routes }: JourneysProps) {
  const [{ route: id }, change] = useQueryState({ route: oneOf(['', ...routes.map((route) => route.id)]) })
  const [chosen, choose] = useState<string | null>(null)
  const route = routes.find((one) => one.id === id)
  const shown = route ? route.stops.flatMap(({ sight }) => sights.find((one) => one.id === sight) ?? []) : sights
  const sight = sights.find((one) => one.id === chosen)
  return (
    <Part id="journeys" title={t.journeys()}>
      <ul className={classes.choices} aria-label={t.choose()} data-swipes-itself>
        {[undefined, ...routes].map((one) => (
          <li key={one?.id ?? 'all'} className={classes.item}>
            <button
              type="button"
              className={classes.choice}
              aria-pressed={one?.id === route?.id}
              onClick={() => {
                choose(null)
                change({ route: one?.id ?? '' })
              }}
            >
              {one?.name ?? t.all()}
            </button>
          </li>
        ))}
      </ul>
      <div className={classes.sheet}>
        <TourMapView map={map} sights={shown} path={route !== undefined} chosen={chosen} onChoose={choose} />
        {sight && <SightCaption sight={sight} onClose={() => choose(null)} />}
      </div>
      {route && <Stops route={route} sights={sights} onChoose={choose} />}
    </Part>
  )
}

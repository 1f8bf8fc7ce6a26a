import { lazyWithRetry } from '../lazy-with-retry'
import type { MapMark } from './clusters'
import classes from './map.module.css'
import type { MapViewProps } from './map-props'

const LazyMap = lazyWithRetry<MapViewProps>(
  () => import('./leaflet-map').then(({ LeafletMap }) => LeafletMap),
  EmptyGround,
)

/** A map that fills its box. Leaflet, which does this, is fetched when the first of them is drawn. */
export function MapView<M extends MapMark>(props: MapViewProps<M>) {
  return <LazyMap {...(props as unknown as MapViewProps)} />
}

function EmptyGround() {
  return <div className={classes.frame} />
}

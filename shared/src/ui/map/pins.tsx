import type { Map as LeafletHandle } from 'leaflet'
import { useMemo } from 'react'
import { createClusters, type MapMark, type MapPin } from './clusters'
import { type MapSection, wasDragged, zoomTo } from './leaflet'
import classes from './map.module.css'
import { t } from './map.text'
import type { MapViewProps } from './map-props'
import { OnMap } from './on-map'

interface PinsProps<M extends MapMark> extends Pick<MapViewProps<M>, 'source' | 'marks' | 'drawMark' | 'onSelect'> {
  map: LeafletHandle
  section: MapSection
}

/** Marks and clusters of marks; a tapped cluster opens. */
export function Pins<M extends MapMark>({ map, section, source, marks, drawMark, onSelect }: PinsProps<M>) {
  const pinsIn = useMemo(() => createClusters(marks, source.max_zoom), [marks, source])
  const pins = useMemo(() => pinsIn(section, section.zoom), [pinsIn, section])

  const tap = (pin: MapPin<M>, event: { detail: number }) => {
    if (wasDragged(map, event)) return
    if ('mark' in pin) return onSelect(pin.mark.id)
    zoomTo(map, pin, Math.min(pin.opensAt, source.max_zoom))
    // The pin goes away, and with it the focus of the keyboard.
    map.getContainer().focus({ preventScroll: true })
  }

  return pins.map((pin) => (
    <OnMap key={pin.key} map={map} point={pin}>
      <button
        type="button"
        className={classes.pin}
        aria-label={'mark' in pin ? pin.mark.name : t.cluster(pin.count)}
        onClick={(event) => tap(pin, event)}
      >
        {'mark' in pin ? (
          <span className={classes.face}>{drawMark(pin.mark)}</span>
        ) : (
          <span className={classes.cluster}>{pin.count}</span>
        )}
      </button>
    </OnMap>
  ))
}

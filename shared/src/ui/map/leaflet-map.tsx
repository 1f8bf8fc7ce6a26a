import { Minus, Plus } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useSettings } from '../../host'
import { IconButton } from '../basic/icon-button'
import type { MapMark } from './clusters'
import { layTiles, reveal } from './leaflet'
import classes from './map.module.css'
import { t } from './map.text'
import type { MapViewProps } from './map-props'
import { OnMap } from './on-map'
import { Pins } from './pins'
import { useDark } from './use-dark'
import { useLeaflet } from './use-leaflet'

/** From this text size on, the names on the map grow too. */
const LARGE = 1.5

/** A map with clusters of marks; leaflet owns the ground, React what stands on it. */
export function LeafletMap<M extends MapMark>(props: MapViewProps<M>) {
  const { label, source, marks, selected, here, drawMark, coveredBelow = 0 } = props
  const { ground, map, section } = useLeaflet(props)
  const { language, multiple } = useSettings((settings) => settings)
  const theme = useDark() ? 'dark' : 'light'
  const lang = language === 'en' ? 'en' : 'zh'
  const large = multiple >= LARGE
  const chosen = marks.find(({ id }) => id === selected)
  const others = useMemo(() => marks.filter(({ id }) => id !== selected), [marks, selected])

  useEffect(() => (map ? layTiles(map, source, { theme, lang, large }) : undefined), [map, source, theme, lang, large])
  const chosenId = chosen?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per choice, not with each answer that has it
  useEffect(() => {
    if (map && chosen) reveal(map, chosen, coveredBelow)
  }, [map, chosenId])

  return (
    <div className={classes.frame}>
      <div
        ref={ground}
        className={classes.map}
        role="application"
        aria-label={label}
        data-filtered={(theme === 'dark' && !source.tiles.includes('{theme}')) || undefined}
      />
      {map && section && <Pins {...props} map={map} section={section} marks={others} />}
      {map && chosen && (
        <OnMap map={map} point={chosen} raised>
          <button type="button" className={classes.pin} aria-label={chosen.name} aria-pressed="true" data-chosen>
            <span className={classes.face}>{drawMark(chosen)}</span>
          </button>
        </OnMap>
      )}
      {map && here && (
        <OnMap map={map} point={here}>
          <span className={classes.here} role="img" aria-label={t.here()} />
        </OnMap>
      )}
      <div className={classes.zoom}>
        <IconButton label={t.closer()} icon={<Plus size={20} />} onClick={() => map?.zoomIn()} />
        <IconButton label={t.wider()} icon={<Minus size={20} />} onClick={() => map?.zoomOut()} />
      </div>
      {source.attribution && <p className={classes.attribution}>{source.attribution}</p>}
    </div>
  )
}

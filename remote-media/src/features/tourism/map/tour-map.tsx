import type { Sight, TourMap } from '@plaza/shared/api'
import { classNames } from '@plaza/shared/ui'
import { t } from '../tourism.text'
import { lineThrough } from './line.model'
import classes from './tour-map.module.css'

interface TourMapViewProps {
  map: TourMap
  /** In the order of the path, if there is one. */
  sights: readonly Sight[]
  path: boolean
  chosen: string | null
  onChoose: (id: string) => void
}

export function TourMapView({ map, sights, path, chosen, onChoose }: TourMapViewProps) {
  const { width, height } = map
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <figure className={classes.map} aria-label={t.map()}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <pattern id="waves" width="28" height="20" patternUnits="userSpaceOnUse">
          <path d="M2 8q4-5 8 0t8 0M16 18q3-4 6 0t6 0" className={classes.wave} />
        </pattern>
        <rect width={width} height={height} className={classes.sea} />
        <rect width={width} height={height} fill="url(#waves)" />
        {map.land.map((outline) => (
          <path key={outline} d={outline} className={classes.shore} />
        ))}
        {map.land.map((outline) => (
          <path key={outline} d={outline} className={classes.land} />
        ))}
        {map.hills.map((outline) => (
          <path key={outline} d={outline} className={classes.hill} />
        ))}
        {map.rivers.map((line) => (
          <path key={line} d={line} className={classes.river} />
        ))}
        {map.names.map(({ text, x, y, water }) => (
          <text key={text} x={x} y={y} className={classNames(classes.name, water && classes.water)}>
            {text}
          </text>
        ))}
        {path && (
          <path
            key={sights.map(({ id }) => id).join()}
            d={lineThrough(sights)}
            className={classes.path}
            pathLength={1}
          />
        )}
      </svg>
      <ul>
        {sights.map(({ id, name, x, y }, index) => (
          <li key={id} style={{ left: percent(x, width), top: percent(y, height) }}>
            <button
              type="button"
              className={classes.pin}
              aria-pressed={id === chosen}
              aria-label={path ? `${t.stop(index + 1)} ${name}` : name}
              onClick={() => onChoose(id)}
            >
              <span className={classes.dot}>{path ? index + 1 : ''}</span>
              <span className={classes.label}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </figure>
  )
}

import { config, type PositionDetail } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useGivenPosition } from '@plaza/shared/position'
import { nameOf } from '@plaza/shared/text'
import { MapView } from '@plaza/shared/ui'
import { useMemo } from 'react'
import { KindIcon } from '../kind-icon'
import { t } from '../positions.text'
import classes from './place-map.module.css'

const nothing = () => undefined

/** Where the place is. */
export function PlaceMap({ position }: { position: PositionDetail }) {
  const { data } = useResource(config.map, {})
  const here = useGivenPosition()
  const name = nameOf(position)
  const { id, kind, lat, lng } = position
  const marks = useMemo(() => [{ id, kind, lat, lng, name }], [id, kind, lat, lng, name])
  if (!data) return null
  return (
    <div className={classes.map}>
      <MapView
        label={t.mapOf(name)}
        source={data}
        marks={marks}
        selected={id}
        onSelect={nothing}
        drawMark={(mark) => <KindIcon kind={mark.kind} size={18} />}
        fit={marks}
        here={here}
      />
    </div>
  )
}

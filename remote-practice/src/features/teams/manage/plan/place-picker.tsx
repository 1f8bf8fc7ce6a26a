import { config } from '@plaza/shared/api'
import type { LatLng } from '@plaza/shared/format'
import { useResource } from '@plaza/shared/host'
import { usePosition } from '@plaza/shared/position'
import { Button, LocateFixed, MapPin, MapView } from '@plaza/shared/ui'
import { useMemo, useRef, useState } from 'react'
import classes from './plan.module.css'
import { t } from './plan.text'

interface PlacePickerProps {
  point: LatLng | null
  error: string | false
  onPick: (point: LatLng) => void
}

const none: readonly never[] = []

/** A place to about a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000

/** A map below a pin that stands still: what is below the pin is the place. */
export function PlacePicker({ point, error, onPick }: PlacePickerProps) {
  const source = useResource(config.map, {})
  const [fit, setFit] = useState<readonly LatLng[] | null>(point && [point])
  const isMoved = useRef(false)
  const { locating, missing, locate } = usePosition((here) => {
    onPick(here)
    setFit([here])
  })
  const middle = source.data?.middle
  // Another array would move the map again.
  const first = useMemo(() => fit ?? (middle ? [middle] : null), [fit, middle])
  return (
    <div className={classes.picker}>
      <p>{t.map()}</p>
      <div className={classes.map}>
        {source.data && first && (
          <MapView
            label={t.map()}
            source={source.data}
            marks={none}
            selected={null}
            onSelect={() => undefined}
            drawMark={() => null}
            fit={first}
            here={null}
            onMove={(_, { lat, lng }) => {
              // The first section is the map's own.
              if (isMoved.current) onPick({ lat: rounded(lat), lng: rounded(lng) })
              isMoved.current = true
            }}
          />
        )}
        <MapPin className={classes.pin} size={32} />
      </div>
      {error && <p role="alert">{error}</p>}
      {missing && <p role="status">{t.noPosition()}</p>}
      <Button small kind="secondary" loading={locating} onClick={() => void locate()}>
        <LocateFixed size={18} /> {t.here()}
      </Button>
    </div>
  )
}

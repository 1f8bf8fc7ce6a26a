import { config, type MerchantDetail } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useGivenPosition } from '@plaza/shared/position'
import { useParams } from '@plaza/shared/router'
import { nameOf } from '@plaza/shared/text'
import { ArticleSkeleton, Async, MapView, PageFrame } from '@plaza/shared/ui'
import { useMemo } from 'react'
import { KindIcon } from '../../place/kind-icon'
import { usePlace } from '../../place/use-place'
import { t } from './around.text'
import { PlaceBar } from './map/place-bar'
import classes from './map/place-screen.module.css'

export default function AroundDetailMapPage() {
  const { id = '' } = useParams()
  const place = usePlace(id)
  return (
    <PageFrame title={place.data ? nameOf(place.data) : t.placeTitle()}>
      <Async of={place} skeleton={<ArticleSkeleton />}>
        {(data) => (
          <div className={classes.screen}>
            <PlaceMap place={data} />
            <PlaceBar place={data} />
          </div>
        )}
      </Async>
    </PageFrame>
  )
}

const nothing = () => undefined

function PlaceMap({ place }: { place: MerchantDetail }) {
  const source = useResource(config.map, {})
  const here = useGivenPosition()
  const name = nameOf(place)
  const { id, kind, lat, lng } = place
  const marks = useMemo(() => [{ id, kind, lat, lng, name }], [id, kind, lat, lng, name])
  return (
    <div className={classes.map}>
      <Async of={source} skeleton={null}>
        {(data) => (
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
        )}
      </Async>
    </div>
  )
}

import type { MerchantDetail } from '@plaza/shared/api'
import { distance } from '@plaza/shared/format'
import { MapAppLink } from '@plaza/shared/position'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { OpenState } from '@plaza/shared/ui'
import { addressOf } from '../../../place/place.model'
import { t } from '../around.text'
import classes from './place-screen.module.css'

/** What the place is, below its map, with the way into the phone's map app. */
export function PlaceBar({ place }: { place: MerchantDetail }) {
  return (
    <div className={classes.bar}>
      <Link className={classes.words} to={to('around-detail', { id: place.id })}>
        <b>{nameOf(place)}</b>
        <span className={classes.fact}>
          <OpenState hours={place.hours} />
          {place.distance !== null && <span>{t.away(distance(place.distance))}</span>}
        </span>
        <span className={classes.fact}>{addressOf(place)}</span>
      </Link>
      <MapAppLink target={{ ...place, place: nameOf(place) }} className={classes.app}>
        {t.openMap()}
      </MapAppLink>
    </div>
  )
}

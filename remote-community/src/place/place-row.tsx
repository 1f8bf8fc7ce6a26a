import type { Merchant } from '@plaza/shared/api'
import { distance } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Img, OpenState } from '@plaza/shared/ui'
import { KindIcon } from './kind-icon'
import { addressOf } from './place.model'
import classes from './place-row.module.css'

export function PlaceRow({ place }: { place: Merchant }) {
  return (
    <Link className={classes.row} to={to('around-detail', { id: place.id })}>
      <span className={classes.picture}>
        {place.image ? (
          <Img src={place.image} alt="" width={144} height={144} ratio={1} small />
        ) : (
          <KindIcon kind={place.kind} />
        )}
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          <b>{nameOf(place)}</b>
          {place.distance !== null && <span className={classes.distance}>{distance(place.distance)}</span>}
        </span>
        <span className={classes.fact}>
          <OpenState hours={place.hours} />
        </span>
        <span className={classes.fact}>{addressOf(place)}</span>
      </span>
    </Link>
  )
}

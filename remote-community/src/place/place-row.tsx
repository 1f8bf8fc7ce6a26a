import type { Merchant } from '@plaza/shared/api'
import { to } from '@plaza/shared/routes'
import { NearbyRow, OpenState } from '@plaza/shared/ui'
import { KindIcon } from './kind-icon'
import { addressOf } from './place.model'
import classes from './place-row.module.css'

export function PlaceRow({ place }: { place: Merchant }) {
  return (
    <NearbyRow place={place} to={to('around-detail', { id: place.id })} icon={<KindIcon kind={place.kind} />}>
      <span className={classes.fact}>
        <OpenState hours={place.hours} />
      </span>
      <span className={classes.fact}>{addressOf(place)}</span>
    </NearbyRow>
  )
}

import type { Position } from '@plaza/shared/api'
import { NearbyRow, OpenState } from '@plaza/shared/ui'
import { addressOfPosition } from '../../parts/position-address'
import { KindIcon } from './kind-icon'
import { streetOf } from './position.model'
import classes from './position-row.module.css'
import { kindText, t } from './positions.text'

export function PositionRow({ position }: { position: Position }) {
  const { kind, hours, rooms } = position
  return (
    <NearbyRow place={position} to={addressOfPosition(position)} icon={<KindIcon kind={kind} />} wide>
      <span className={classes.fact}>
        <span className={classes.kind}>{kindText[kind]()}</span>
        <OpenState hours={hours} />
      </span>
      <span className={classes.fact}>
        <span>{streetOf(position)}</span>
        {rooms > 0 && <span className={classes.rooms}>{t.rooms(rooms)}</span>}
      </span>
    </NearbyRow>
  )
}

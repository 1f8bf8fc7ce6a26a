import type { Position } from '@plaza/shared/api'
import { distance } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { nameOf } from '@plaza/shared/text'
import { Img, OpenState } from '@plaza/shared/ui'
import { KindIcon } from './kind-icon'
import { addressOf, streetOf } from './position.model'
import classes from './position-row.module.css'
import { kindText, t } from './positions.text'

export function PositionRow({ position }: { position: Position }) {
  return (
    <Link className={classes.row} to={addressOf(position)}>
      <span className={classes.picture}>
        {position.image ? (
          <Img src={position.image} alt="" width={184} height={138} ratio={4 / 3} small />
        ) : (
          <KindIcon kind={position.kind} />
        )}
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          <b>{nameOf(position)}</b>
          {position.distance !== null && <span className={classes.distance}>{distance(position.distance)}</span>}
        </span>
        <span className={classes.fact}>
          <span className={classes.kind}>{kindText[position.kind]()}</span>
          <OpenState hours={position.hours} />
        </span>
        <span className={classes.fact}>
          <span>{streetOf(position)}</span>
          {position.rooms > 0 && <span className={classes.rooms}>{t.rooms(position.rooms)}</span>}
        </span>
      </span>
    </Link>
  )
}

import { Link } from '@plaza/shared/router'
import { nameOf } from '../../text'
import { Img } from '../../ui'
import { LiveDot } from '../../ui/listening/live-dot'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { itemAddress } from '../item-address'
import classes from './live-strip.module.css'
import { Strip } from './strip'

export function LiveStrip({ card }: CardProps<'live_strip'>) {
  return (
    <CardFrame card={card}>
      <Strip items={card.items} keyOf={({ id }) => id}>
        {(channel) => (
          <Link to={itemAddress.live_strip(channel)} className={classes.tile}>
            <Img src={channel.image} alt="" width={96} height={96} ratio={1} small />
            <span className={classes.words}>
              <span className={classes.name}>
                <span className={classes.nameText}>{nameOf(channel)}</span>
                <LiveDot />
              </span>
              <span className={classes.now}>{channel.now}</span>
            </span>
          </Link>
        )}
      </Strip>
    </CardFrame>
  )
}

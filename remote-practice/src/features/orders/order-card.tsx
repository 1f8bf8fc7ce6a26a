import type { Order, OrderState } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Clock, Img, MapPin, Tag, type Tone } from '@plaza/shared/ui'
import { stateText, titleOf } from './order.text'
import classes from './order-card.module.css'

const tones: Record<OrderState, Tone> = {
  ordered: 'orange',
  overdue: 'red',
  provided: 'blue',
  completed: 'gold',
  scored: 'green',
  refused: 'grey',
  cancelled: 'grey',
}

export const StateMark = ({ state }: { state: OrderState }) => <Tag tone={tones[state]}>{stateText[state]()}</Tag>

export function OrderCard({ order }: { order: Order }) {
  const now = useNow()
  return (
    <article className={classes.card}>
      <div className={classes.top}>
        <span>{nameOf(order.team)}</span>
        <StateMark state={order.state} />
      </div>
      <div className={classes.body}>
        {order.service.image && (
          <span className={classes.picture}>
            <Img src={order.service.image} alt="" width={128} height={128} ratio={1} small />
          </span>
        )}
        <div className={classes.words}>
          <h2 className={classes.title}>
            <Link className={classes.link} to={to('order-detail', {}, { id: order.id })}>
              {titleOf(order.service)}
            </Link>
          </h2>
          <span className={classes.fact}>
            <Clock size={14} />
            {dateTime(order.wanted_at, now)}
          </span>
          <span className={classes.fact}>
            <MapPin size={14} />
            {order.address}
          </span>
        </div>
      </div>
    </article>
  )
}

import type { OrderDetail } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Rating, Tag } from '@plaza/shared/ui'
import { tagText, titleOf } from '../order.text'
import { StateMark } from '../order-card'
import { t } from './detail.text'
import classes from './order-view.module.css'

const isMasked = ({ phone }: OrderDetail): boolean => phone.includes('*')

export function OrderView({ order }: { order: OrderDetail }) {
  const now = useNow()
  const masked = isMasked(order)
  return (
    <>
      <article className={classes.part}>
        <div className={classes.top}>
          <h1 className={classes.title} tabIndex={-1}>
            {titleOf(order.service)}
          </h1>
          <StateMark state={order.state} />
        </div>
        <dl className={classes.facts}>
          <dt>{t.wanted()}</dt>
          <dd>{dateTime(order.wanted_at, now)}</dd>
          <dt>{t.team()}</dt>
          <dd>{order.team.name}</dd>
          {order.provider !== null && (
            <>
              <dt>{t.provider()}</dt>
              <dd>{order.provider}</dd>
            </>
          )}
          <dt>{t.contact()}</dt>
          <dd>{order.contact}</dd>
          <dt>{t.phone()}</dt>
          <dd>
            {masked || order.own ? (
              order.phone
            ) : (
              <a className={classes.call} href={`tel:${order.phone}`}>
                {order.phone}
              </a>
            )}
          </dd>
          <dt>{t.address()}</dt>
          <dd>{order.address}</dd>
          {order.note && (
            <>
              <dt>{t.note()}</dt>
              <dd>{order.note}</dd>
            </>
          )}
        </dl>
        {masked && <p className={classes.hint}>{t.masked()}</p>}
      </article>
      {order.score !== null && (
        <section className={classes.part}>
          <h2 className={classes.heading}>{t.score()}</h2>
          <Rating label={t.score()} value={order.score} />
          {order.score_tags.length > 0 && (
            <p className={classes.tags}>
              {order.score_tags.map((tag) => (
                <Tag key={tag} tone="gold">
                  {tagText[tag]()}
                </Tag>
              ))}
            </p>
          )}
          {order.score_text && <p className={classes.words}>{order.score_text}</p>}
        </section>
      )}
    </>
  )
}

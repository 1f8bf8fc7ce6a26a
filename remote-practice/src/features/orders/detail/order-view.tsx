import type { OrderDetail, OrderFor } from '@plaza/shared/api'
import { dateTime, siteDate } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { Rating, Tag } from '@plaza/shared/ui'
import { needText, relationText } from '../../../parts/helper.text'
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
          <dd>{nameOf(order.team)}</dd>
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
      {order.for_whom && <ForWhom person={order.for_whom} own={order.own} />}
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

/** Whom it is for: an own one, or one whom who took it on visits. */
function ForWhom({ person, own }: { person: OrderFor; own: boolean }) {
  const year = Number(siteDate(useNow()).slice(0, 4))
  const { name, phone, relation, born, needs, note } = person
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t.forWhom()}</h2>
      <p>
        {[name, own ? relationText[relation]() : null, born === null ? null : t.age(String(year - born))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {needs.length > 0 && (
        <p className={classes.tags}>
          {needs.map((need) => (
            <Tag key={need} tone="orange">
              {needText[need]()}
            </Tag>
          ))}
        </p>
      )}
      {note && <p className={classes.words}>{note}</p>}
      {phone &&
        (own ? (
          <p>{phone}</p>
        ) : (
          <a className={classes.call} href={`tel:${phone}`}>
            {phone}
          </a>
        ))}
      <p className={classes.hint}>{own ? t.forWhomOwn() : t.forWhomShared()}</p>
    </section>
  )
}

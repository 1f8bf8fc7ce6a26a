import type { Service } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { nameOf } from '@plaza/shared/text'
import { Button, Img, Star, Tag } from '@plaza/shared/ui'
import { districtName } from '../../parts/district.text'
import { introOf, t, titleOf } from './order.text'
import classes from './service-card.module.css'

export function ServiceCard({ service, onOrder }: { service: Service; onOrder: () => void }) {
  return (
    <article className={classes.card}>
      <div className={classes.body}>
        {service.image && (
          <span className={classes.picture}>
            <Img src={service.image} alt="" width={192} height={192} ratio={1} small />
          </span>
        )}
        <div className={classes.words}>
          <h2 className={classes.title}>{titleOf(service)}</h2>
          <p className={classes.intro}>{introOf(service)}</p>
        </div>
      </div>
      <div className={classes.foot}>
        <p className={classes.facts}>
          <Tag tone="orange">{nameOf(service.kind)}</Tag>
          <span>{nameOf(service.team)}</span>
          <span>{districtName(service.district)}</span>
          {service.score !== null && (
            <span className={classes.score}>
              <Star size={14} fill="currentColor" />
              {t.score(service.score.toFixed(1))}
            </span>
          )}
          {service.orders > 0 && <span>{t.ordered(count(service.orders))}</span>}
        </p>
        <Button small onClick={onOrder} aria-label={`${t.order()}: ${titleOf(service)}`}>
          {t.order()}
        </Button>
      </div>
    </article>
  )
}

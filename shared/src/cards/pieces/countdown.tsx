import type { Card } from '../../api'
import { comingMoment, MINUTE_MS } from '../../format'
import { useNow } from '../../host'
import { defineTexts } from '../../text'
import { AddressLink, Img } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { leftUntil } from './countdown.model'
import classes from './countdown.module.css'

const t = defineTexts({
  days: { en: (n: number) => (n === 1 ? 'day' : 'days'), zh: '天' },
  hours: { en: (n: number) => (n === 1 ? 'hour' : 'hours'), zh: '小时' },
  minutes: { en: 'min', zh: '分' },
  left: { en: 'To go', zh: '还有' },
  begun: { en: 'It has begun', zh: '已经开始' },
})

export function Countdown({ card }: CardProps<'countdown'>) {
  const now = useNow(MINUTE_MS)
  return (
    <CardFrame card={card}>
      <ul className={classes.list}>
        {card.items.map((item) => (
          <li key={item.title + item.link + item.at}>
            <Coming item={item} now={now} />
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}

function Coming({ item, now }: { item: Card<'countdown'>['items'][number]; now: number }) {
  const left = leftUntil(item.at, now)
  return (
    <AddressLink to={item.link} className={classes.coming}>
      {item.image && <Img src={item.image} alt="" width={160} height={160} ratio={1} small />}
      <span className={classes.words}>
        <strong className={classes.title}>{item.title}</strong>
        <span className={classes.when}>{comingMoment(item.at)}</span>
        {left ? (
          <span className={classes.left}>
            <span className={classes.lead}>{t.left()}</span>
            {left.days > 0 && <Part value={left.days} unit={t.days(left.days)} />}
            <Part value={left.hours} unit={t.hours(left.hours)} />
            {left.days === 0 && <Part value={left.minutes} unit={t.minutes()} />}
          </span>
        ) : (
          <span className={classes.begun}>{t.begun()}</span>
        )}
      </span>
    </AddressLink>
  )
}

const Part = ({ value, unit }: { value: number; unit: string }) => (
  <span className={classes.part}>
    <b className={classes.number}>{value}</b> {unit}
  </span>
)

import { Link } from '@plaza/shared/router'
import { comingMoment, count, MINUTE_MS } from '../../format'
import { useNow } from '../../host'
import { defineTexts } from '../../text'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { itemAddress } from '../item-address'
import classes from './vote-card.module.css'

const t = defineTexts({
  voters: { en: (n: string) => `${n} have voted`, zh: (n: string) => `${n} 人已投` },
  until: { en: (when: string) => `Until ${when}`, zh: (when: string) => `${when} 截止` },
  closed: { en: 'The vote is closed', zh: '投票已结束' },
  vote: { en: 'Vote', zh: '去投票' },
  result: { en: 'See the result', zh: '看结果' },
})

const SHOWN = 3

export function VoteCard({ card }: CardProps<'vote_card'>) {
  const now = useNow(MINUTE_MS)
  return (
    <CardFrame card={card}>
      <ul className={classes.votes}>
        {card.items.map(({ id, title, options, voters, ends_at }) => {
          const closed = Date.parse(ends_at) <= now
          return (
            <li key={id}>
              <Link to={itemAddress.vote_card({ id })} className={classes.vote}>
                <strong className={classes.question}>{title}</strong>
                <span className={classes.options}>
                  {options.slice(0, SHOWN).map((option) => (
                    <span key={option} className={classes.option}>
                      {option}
                    </span>
                  ))}
                </span>
                <span className={classes.foot}>
                  <span className={classes.facts}>
                    <span>{t.voters(count(voters))}</span>
                    <span>{closed ? t.closed() : t.until(comingMoment(ends_at))}</span>
                  </span>
                  <span className={classes.go}>{closed ? t.result() : t.vote()}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </CardFrame>
  )
}

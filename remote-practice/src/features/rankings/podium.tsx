import type { RankedItem, RankedKind } from '@plaza/shared/api'
import { nameOf } from '@plaza/shared/text'
import { Avatar } from '@plaza/shared/ui'
import { amountText, type RankedBy } from './ranked-by'
import { RankedLink } from './ranked-link'
import classes from './rankings.module.css'
import { t } from './rankings.text'

const SIZE = 56

interface PodiumProps {
  of: RankedKind
  by: RankedBy
  items: readonly RankedItem[]
}

/** The first three; the first stands in the middle, and is read first. */
export function Podium({ of, by, items }: PodiumProps) {
  return (
    <ol className={classes.podium} aria-label={t.podium()}>
      {items.map((item, at) => (
        <li key={item.id} className={classes.stand} data-at={at + 1}>
          <RankedLink of={of} item={item} className={classes.winner}>
            <span className={classes.medal} data-rank={item.rank}>
              <Avatar src={item.image} name={nameOf(item)} size={SIZE} />
              <span className={classes.medalRank}>{item.rank}</span>
            </span>
            <span className={classes.winnerName}>{nameOf(item)}</span>
            <span className={classes.winnerHours}>{amountText(by, item)}</span>
            {item.members !== undefined && (
              <span className={classes.times}>{amountText(by === 'hours' ? 'members' : 'hours', item)}</span>
            )}
          </RankedLink>
        </li>
      ))}
    </ol>
  )
}

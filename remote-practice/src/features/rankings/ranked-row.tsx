import type { RankedItem, RankedKind } from '@plaza/shared/api'
import { nameOf } from '@plaza/shared/text'
import { Avatar, Img } from '@plaza/shared/ui'
import { amountOf, amountText, type RankedBy } from './ranked-by'
import { RankedLink } from './ranked-link'
import classes from './rankings.module.css'
import { t } from './rankings.text'

interface RankedRowProps {
  of: RankedKind
  by: RankedBy
  item: RankedItem
  /** Hours or members of the first, whose bar is full. */
  most: number
}

/** What stands below the amount: the other one of a team's, services given for an activity or by others. */
function countsOf(of: RankedKind, by: RankedBy, item: RankedItem): string {
  const { members, services } = item
  if (members !== undefined) return amountText(by === 'hours' ? 'members' : 'hours', item)
  return of === 'activity' ? t.services(services) : t.times(services)
}

export function RankedRow({ of, by, item, most }: RankedRowProps) {
  const share = most > 0 ? Math.max(0.02, amountOf(by, item) / most) : 0
  return (
    <RankedLink of={of} item={item} className={classes.row}>
      <span className={classes.rank}>
        <span className="visually-hidden">{t.place(item.rank)}</span>
        <span aria-hidden="true">{item.rank}</span>
      </span>
      {of === 'activity' && item.image ? (
        <span className={classes.thumb}>
          <Img src={item.image} alt="" width={56} height={42} ratio={4 / 3} />
        </span>
      ) : (
        <Avatar src={item.image} name={nameOf(item)} />
      )}
      <span className={classes.words}>
        <span className={classes.name}>{nameOf(item)}</span>
        <span className={classes.bar}>
          <span style={{ width: `${share * 100}%` }} />
        </span>
      </span>
      <span className={classes.amount}>
        <span className={classes.hours}>{amountText(by, item)}</span>
        <span className={classes.times}>{countsOf(of, by, item)}</span>
      </span>
    </RankedLink>
  )
}

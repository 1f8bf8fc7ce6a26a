import type { RankedItem, RankedKind } from '@plaza/shared/api'
import { Avatar, Img } from '@plaza/shared/ui'
import { hoursText } from '../../volunteer-words/volunteer.text'
import { RankedLink, rankedName } from './ranked-link'
import classes from './rankings.module.css'
import { t } from './rankings.text'

interface RankedRowProps {
  of: RankedKind
  item: RankedItem
  /** Hours of the first, whose bar is full. */
  most: number
}

/** What stands below the hours: members of a team, services given for an activity or by others. */
function countsOf(of: RankedKind, { members, services }: RankedItem): string {
  if (members !== undefined) return t.members(members)
  return of === 'activity' ? t.services(services) : t.times(services)
}

export function RankedRow({ of, item, most }: RankedRowProps) {
  const share = most > 0 ? Math.max(0.02, item.hours / most) : 0
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
        <Avatar src={item.image} name={rankedName(item)} />
      )}
      <span className={classes.words}>
        <span className={classes.name}>{rankedName(item)}</span>
        <span className={classes.bar}>
          <span style={{ width: `${share * 100}%` }} />
        </span>
      </span>
      <span className={classes.amount}>
        <span className={classes.hours}>{t.hours(hoursText(item.hours))}</span>
        <span className={classes.times}>{countsOf(of, item)}</span>
      </span>
    </RankedLink>
  )
}

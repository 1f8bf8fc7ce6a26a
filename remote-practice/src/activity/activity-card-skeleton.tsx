import { Skeleton } from '@plaza/shared/ui'
import classes from './activity-card.module.css'

const rows = ['a', 'b', 'c', 'd']

export function ActivityCardSkeleton() {
  return (
    <div aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={classes.card}>
          <Skeleton width={84} height={84} />
          <span className={classes.words}>
            <Skeleton width="80%" height={20} />
            <Skeleton width="65%" height={14} />
            <Skeleton width="55%" height={14} />
            <Skeleton height={6} />
          </span>
        </div>
      ))}
    </div>
  )
}

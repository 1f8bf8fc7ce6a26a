import { Skeleton } from '@plaza/shared/ui'
import classes from './rankings.module.css'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

export function RankingSkeleton() {
  return (
    <div aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton width={28} height={20} />
          <Skeleton width={40} height={40} />
          <span className={classes.words}>
            <Skeleton width="60%" height={18} />
            <Skeleton height={6} />
          </span>
          <Skeleton width={64} height={20} />
        </div>
      ))}
    </div>
  )
}

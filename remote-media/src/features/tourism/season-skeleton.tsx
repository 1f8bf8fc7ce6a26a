import { Skeleton } from '@plaza/shared/ui'
import classes from './sights.module.css'

export const SeasonSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton height={420} />
    <div className={classes.row} style={{ paddingTop: 24 }}>
      <Skeleton height={320} />
    </div>
  </div>
)

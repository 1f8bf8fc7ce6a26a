import { Skeleton } from '@plaza/shared/ui'
import classes from './audio-skeleton.module.css'

export function AudioSkeleton() {
  return (
    <div className={classes.stage} aria-hidden="true">
      <div className={classes.cover}>
        <Skeleton height="100%" />
      </div>
      <Skeleton width="70%" height={22} />
      <Skeleton width="40%" height={14} />
      <Skeleton height={6} />
      <Skeleton width={64} height={64} round />
    </div>
  )
}

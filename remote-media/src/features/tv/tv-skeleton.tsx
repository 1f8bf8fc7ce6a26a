import { ListSkeleton, Skeleton } from '@plaza/shared/ui'
import classes from './tv-skeleton.module.css'

export function TvSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={classes.screen} />
      <div className={classes.head}>
        <Skeleton width={44} height={44} />
        <Skeleton width="60%" height={20} />
      </div>
      <ListSkeleton rows={6} avatar />
    </div>
  )
}

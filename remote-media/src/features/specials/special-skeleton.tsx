import { ListSkeleton, Skeleton } from '@plaza/shared/ui'
import classes from './special-skeleton.module.css'

export function SpecialSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={classes.cover} />
      <div className={classes.words}>
        <Skeleton />
        <Skeleton width="60%" />
      </div>
      <ListSkeleton rows={4} />
    </div>
  )
}

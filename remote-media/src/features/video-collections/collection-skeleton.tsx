import { ListSkeleton, Skeleton } from '@plaza/shared/ui'
import classes from './collection-skeleton.module.css'

export function CollectionSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={classes.picture} />
      <div className={classes.head}>
        <Skeleton width="60%" height={22} />
        <Skeleton width="80%" height={14} />
      </div>
      <ListSkeleton rows={5} />
    </div>
  )
}

import { ListSkeleton, Skeleton } from '@plaza/shared/ui'
import classes from './album-skeleton.module.css'

export function AlbumSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={classes.head}>
        <Skeleton width={120} height={120} />
        <div className={classes.words}>
          <Skeleton height={22} />
          <Skeleton height={14} width="60%" />
          <Skeleton height={14} width="80%" />
        </div>
      </div>
      <div className={classes.list}>
        <ListSkeleton avatar />
      </div>
    </div>
  )
}

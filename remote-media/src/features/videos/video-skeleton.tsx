import { ListSkeleton, Skeleton } from '@plaza/shared/ui'
import classes from './video-skeleton.module.css'

export function VideoSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={classes.picture} />
      <div className={classes.head}>
        <Skeleton width="85%" height={22} />
        <Skeleton width="50%" height={14} />
        <Skeleton width={140} height={36} />
      </div>
      <ListSkeleton rows={4} />
    </div>
  )
}

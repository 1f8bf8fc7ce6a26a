import { ListSkeleton, Skeleton } from '@plaza/shared/ui'
import classes from './speaker-skeleton.module.css'

export function SpeakerSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={classes.head}>
        <Skeleton width={88} height={88} round />
        <div className={classes.words}>
          <Skeleton height={24} width="50%" />
          <Skeleton height={14} width="70%" />
        </div>
      </div>
      <ListSkeleton />
    </div>
  )
}

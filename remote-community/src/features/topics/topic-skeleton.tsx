import { ListSkeleton, Skeleton } from '@plaza/shared/ui'
import classes from './topic-head.module.css'

export const TopicSkeleton = () => (
  <>
    <div className={classes.head}>
      <Skeleton width={80} height={80} />
      <div className={classes.words}>
        <Skeleton width="60%" height={22} />
      </div>
    </div>
    <ListSkeleton avatar />
  </>
)

import { ListSkeleton, Skeleton } from '@plaza/shared/ui'
import classes from './circle-head.module.css'

export function CircleSkeleton() {
  return (
    <>
      <div className={classes.head}>
        <div className={classes.row}>
          <Skeleton width={80} height={80} />
          <div className={classes.words}>
            <Skeleton width="60%" height={22} />
          </div>
        </div>
      </div>
      <ListSkeleton avatar />
    </>
  )
}

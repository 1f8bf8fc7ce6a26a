import { ListSkeleton, Skeleton } from '@plaza/shared/ui'
import classes from './radio-skeleton.module.css'

export function RadioSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={classes.head}>
        <Skeleton width={72} height={72} />
        <div>
          <Skeleton height={22} width="60%" />
          <Skeleton height={14} width="80%" />
        </div>
        <Skeleton height={88} className={classes.air} />
      </div>
      <div className={classes.list}>
        <ListSkeleton avatar />
      </div>
    </div>
  )
}

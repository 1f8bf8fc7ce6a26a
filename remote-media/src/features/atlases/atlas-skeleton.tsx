import { Skeleton } from '@plaza/shared/ui'
import classes from './atlas-skeleton.module.css'

export function AtlasSkeleton() {
  return (
    <div className={classes.coming} aria-hidden="true">
      <div className={classes.picture} />
      <div className={classes.words}>
        <Skeleton width="62%" height={20} />
        <Skeleton />
        <Skeleton width="40%" />
      </div>
    </div>
  )
}

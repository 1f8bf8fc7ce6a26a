import { Skeleton } from '@plaza/shared/ui'
import classes from './specials-skeleton.module.css'

export function SpecialsSkeleton() {
  return (
    <div aria-hidden="true">
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className={classes.card}>
          <div className={classes.cover} />
          <div className={classes.words}>
            <Skeleton />
            <Skeleton width="36%" height={12} />
          </div>
        </div>
      ))}
    </div>
  )
}

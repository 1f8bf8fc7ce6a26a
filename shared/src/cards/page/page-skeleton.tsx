import { ListSkeleton } from '../../ui'
import classes from './page-skeleton.module.css'

export function PageSkeleton() {
  return (
    <div className={classes.page} aria-hidden="true">
      <div className={classes.banner} />
      <div className={classes.grid}>
        <span className={classes.entry} />
        <span className={classes.entry} />
      </div>
      <div className={classes.list}>
        <ListSkeleton />
      </div>
    </div>
  )
}

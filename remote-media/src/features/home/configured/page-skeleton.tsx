import { ListSkeleton } from '@plaza/shared/ui'
import classes from './page-skeleton.module.css'

const entries = Array.from({ length: 10 }, (_, index) => index)

/** The shape of a configured page: a banner, the icon grid, news. */
export function PageSkeleton() {
  return (
    <div className={classes.page} aria-hidden="true">
      <div className={classes.banner} />
      <div className={classes.grid}>
        {entries.map((entry) => (
          <span key={entry} className={classes.entry} />
        ))}
      </div>
      <div className={classes.list}>
        <ListSkeleton />
      </div>
    </div>
  )
}

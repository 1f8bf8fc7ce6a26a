import { account } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { useResource, useSessionUser } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { counts } from './entries'
import classes from './mine.module.css'
import { t } from './mine.text'

/** How much the person keeps here; a guest sees what there could be. */
export function CountStrip() {
  const user = useSessionUser()
  const { data } = useResource(account.statistics, {}, { enabled: user !== null, freshMs: 0 })
  return (
    <nav className={classes.tiles} aria-label={t.statistics()}>
      <div className={classes.grid}>
        {counts.map(({ of, label, to }) => (
          <Link key={of} to={to} className={classes.count}>
            <span className={classes.number}>{user && data ? count(data[of]) : '–'}</span>
            <span className={classes.caption}>{label()}</span>
          </Link>
        ))}
      </div>
    </nav>
  )
}

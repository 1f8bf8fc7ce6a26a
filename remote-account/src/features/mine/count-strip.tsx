import { account } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { useResource, useSessionUser } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { isLive, to } from '@plaza/shared/routes'
import { counts } from './entries'
import classes from './mine.module.css'
import { t } from './mine.text'

export function CountStrip() {
  const user = useSessionUser()
  const { data } = useResource(account.statistics, {}, { enabled: user !== null, freshMs: 0 })
  return (
    <nav className={classes.tiles} aria-label={t.statistics()}>
      <div className={classes.grid}>
        {counts
          .filter(({ route }) => isLive(route))
          .map(({ of, label, route }) => (
            <Link key={of} to={to(route)} className={classes.count}>
              <span className={classes.number}>{user && data ? count(data[of]) : '–'}</span>
              <span className={classes.caption}>{label()}</span>
            </Link>
          ))}
      </div>
    </nav>
  )
}

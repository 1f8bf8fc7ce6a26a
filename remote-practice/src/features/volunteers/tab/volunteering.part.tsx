import { useSessionUser } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { t as strip } from '../strip/strip.text'
import { StripLink } from '../strip/strip-link'
import { NextActivities, OpenActivities } from './activities'
import { OwnHead } from './own-head'
import { Unfinished } from './unfinished'
import classes from './volunteering.module.css'

/** The tab of /mine: own hours, next activities and what is open; for a guest, what they can take part in. */
export default function VolunteeringPart() {
  const user = useSessionUser()
  return (
    <div className={classes.tab}>
      <div className={classes.head}>
        {user ? <OwnHead /> : <StripLink to={to('volunteer-register')} title={strip.join()} note={strip.why()} />}
      </div>
      {user ? <NextActivities /> : <OpenActivities />}
      {user && <Unfinished />}
    </div>
  )
}

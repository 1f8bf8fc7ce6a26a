import { account } from '@plaza/shared/api'
import { useResource, useSessionUser } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { StripLink } from './strip-link'
import classes from './volunteer-strip.module.css'
import { t } from './volunteer-strip.text'

/** On /mine: a volunteer's hours, or the way to become one. */
export default function VolunteerStripPart() {
  const user = useSessionUser()
  const joined = user?.roles.includes('volunteer') ?? false
  const { data } = useResource(account.statistics, {}, { enabled: joined, freshMs: 0 })
  const note = joined && data ? t.hours(data.hours.toFixed(1), data.activities) : t.why()
  return (
    <div className={classes.place}>
      <StripLink to={to('volunteer-register')} title={joined ? t.volunteering() : t.join()} note={note} />
    </div>
  )
}

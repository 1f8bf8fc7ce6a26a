import { account } from '@plaza/shared/api'
import { useResource, useSessionUser } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { ChevronRight, HandHeart } from '@plaza/shared/ui'
import classes from './volunteer-strip.module.css'
import { t } from './volunteer-strip.text'

/** On /mine: a volunteer's hours, or the way to become one. */
export default function VolunteerStripPart() {
  const user = useSessionUser()
  const joined = user?.roles.includes('volunteer') ?? false
  const { data } = useResource(account.statistics, {}, { enabled: joined, freshMs: 0 })
  const note = joined && data ? t.hours(data.hours.toFixed(1), data.activities) : t.why()
  return (
    <Link to={to('volunteer-register')} className={classes.strip}>
      <HandHeart size={24} />
      <span className={classes.words}>
        <span className={classes.title}>{joined ? t.volunteering() : t.join()}</span>
        <span className={classes.note}>{note}</span>
      </span>
      <ChevronRight size={18} />
    </Link>
  )
}

import { account, activities } from '@plaza/shared/api'
import { comingMoment } from '@plaza/shared/format'
import { useNow, useResource, useSessionUser } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { placeOf, titleOf } from '../../../activity/activity.text'
import { nextOf } from './next-activity.model'
import { t } from './strip.text'
import { StripLink } from './strip-link'

/** On a configured page: the next activity that the user has joined, a volunteer's hours, or the way to become one. */
export default function NextActivityPart() {
  const user = useSessionUser()
  const now = useNow()
  const own = useResource(activities.mine, {}, { enabled: user !== null, freshMs: 0 })
  const joined = user?.roles.includes('volunteer') ?? false
  const statistics = useResource(account.statistics, {}, { enabled: joined, freshMs: 0 })
  const next = nextOf(own.data?.list ?? [], now)
  if (next)
    return (
      <StripLink
        to={to('activity', { id: next.id })}
        title={titleOf(next)}
        note={t.next(comingMoment(next.starts_at), placeOf(next))}
      />
    )
  if (!joined) return <StripLink to={to('volunteer-register')} title={t.join()} note={t.why()} />
  const { hours = 0, activities: count = 0 } = statistics.data ?? {}
  return (
    <StripLink
      to={to('voluntary-activities')}
      title={statistics.data ? t.hours(hours.toFixed(1), count) : t.volunteering()}
      note={t.find()}
    />
  )
}

import { type ActivityDetail, activities } from '@plaza/shared/api'
import { momentText, spanText } from '@plaza/shared/format'
import { useAction, useHost, useNow } from '@plaza/shared/host'
import { MapAppLink } from '@plaza/shared/position'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import {
  CalendarDays,
  CalendarPlus,
  CircleUserRound,
  Clock,
  HandHeart,
  MapPin,
  Navigation,
  Phone,
  Sparkles,
  Users,
} from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { phoneIn } from '../../../../activity/activity.model'
import { placeOf, t as words } from '../../../../activity/activity.text'
import { saveFile } from '../../../../activity/save-file'
import { Skills } from '../../../../activity/skills'
import { districtName } from '../../../../parts/district.text'
import { addressOfPosition } from '../../../../parts/position-address'
import { t } from './about.text'
import classes from './activity-facts.module.css'

const icon = { size: 18 } as const

export function ActivityFacts({ activity }: { activity: ActivityDetail }) {
  const now = useNow()
  const { district, position, contact, team } = activity
  const place = placeOf(activity)
  return (
    <dl className={classes.facts}>
      <Fact icon={<CalendarDays {...icon} />} name={t.when()} action={<CalendarLink activity={activity} />}>
        {spanText(activity.starts_at, activity.ends_at, now)}
      </Fact>
      <Fact icon={<MapPin {...icon} />} name={t.where()} action={<MapLink activity={activity} />}>
        {districtName(district)} · {position ? <Link to={addressOfPosition(position)}>{place}</Link> : place}
      </Fact>
      <Fact icon={<Clock {...icon} />} name={t.signUp()}>
        <time>{momentText(activity.signup_opens_at)}</time> – <time>{momentText(activity.signup_closes_at)}</time>
      </Fact>
      <Fact icon={<HandHeart {...icon} />} name={t.reward()}>
        {words.hours(String(activity.hours))}
      </Fact>
      <Fact icon={<Users {...icon} />} name={t.organiser()}>
        <Link to={to('team-detail', {}, { id: team.id })}>{nameOf(team)}</Link>
      </Fact>
      {activity.skills && (
        <Fact icon={<Sparkles {...icon} />} name={t.skills()}>
          <Skills skills={activity.skills} />
        </Fact>
      )}
      {contact && (
        <Fact icon={<CircleUserRound {...icon} />} name={t.contact()} action={<CallLink contact={contact} />}>
          {contact}
        </Fact>
      )}
    </dl>
  )
}

interface FactProps {
  icon: ReactNode
  name: string
  children: ReactNode
  action?: ReactNode
}

function Fact({ icon, name, children, action }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{children}</dd>
      {action && <dd className={classes.action}>{action}</dd>}
    </div>
  )
}

function MapLink({ activity }: { activity: ActivityDetail }) {
  return (
    <MapAppLink target={activity} className={classes.link}>
      <Navigation {...icon} />
      <span className="visually-hidden">{t.openMap()}</span>
    </MapAppLink>
  )
}

function CallLink({ contact }: { contact: string }) {
  const phone = phoneIn(contact)
  if (!phone) return null
  return (
    <a className={classes.link} href={`tel:${phone}`} aria-label={t.call(phone)}>
      <Phone {...icon} />
    </a>
  )
}

/** Puts the activity into the device's calendar. */
function CalendarLink({ activity }: { activity: ActivityDetail }) {
  const host = useHost()
  const ask = useAction(activities.calendarFile, {
    onDone: ({ name, ics }) => {
      if (!saveFile(host, { name, text: ics, type: 'text/calendar' })) host.ui.toast(t.calendarElsewhere())
    },
  })
  if (activity.state === 'ended' || activity.state === 'cancelled') return null
  return (
    <button
      type="button"
      className={classes.link}
      aria-label={t.toCalendar()}
      onClick={() => void ask.run({ params: { id: activity.id } })}
    >
      <CalendarPlus {...icon} />
    </button>
  )
}

import type { PracticeHeading } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import {
  BookOpen,
  CalendarDays,
  CircleUserRound,
  Clock,
  GraduationCap,
  HandHeart,
  Heart,
  Images,
  leads,
  MapIcon,
  MapPin,
  MessageSquareText,
  Sparkles,
  Ticket,
  Trophy,
  UserPlus,
  Users,
} from '@plaza/shared/ui'
import type { ComponentType } from 'react'
import { useTitles } from '../../titles/use-titles'
import classes from './centre.module.css'
import { t } from './centre.text'

interface Entry {
  /** Heading that the practice config may rename. */
  key: PracticeHeading
  label: () => string
  icon: ComponentType<{ size?: number }>
  address: string
}

/** The pages of practice where a person begins; one that does not exist yet is not shown. */
const entriesNow = (): Entry[] => [
  { key: 'activities', label: t.activities, icon: CalendarDays, address: to('voluntary-activities') },
  { key: 'volunteer', label: t.volunteer, icon: UserPlus, address: to('volunteer-register') },
  { key: 'find-team', label: t.findTeam, icon: Users, address: to('team-search') },
  { key: 'wishes', label: t.wishes, icon: Heart, address: to('micro-wish-list') },
  { key: 'wish-wall', label: t.wishWall, icon: MessageSquareText, address: to('wish-wall') },
  { key: 'services', label: t.services, icon: HandHeart, address: to('service-catalogue') },
  { key: 'venues', label: t.venues, icon: MapPin, address: to('venues') },
  { key: 'bookings', label: t.bookings, icon: Ticket, address: to('venues', {}, { tab: 'bookings' }) },
  { key: 'map', label: t.map, icon: MapIcon, address: to('practice-map') },
  { key: 'classrooms', label: t.classrooms, icon: GraduationCap, address: to('classrooms') },
  { key: 'projects', label: t.projects, icon: Sparkles, address: to('projects') },
  { key: 'shows', label: t.shows, icon: Images, address: to('civilization-shows') },
  { key: 'extension', label: t.extension, icon: BookOpen, address: to('practice-extension') },
  { key: 'ranking', label: t.ranking, icon: Trophy, address: to('team-ranking') },
  { key: 'record', label: t.record, icon: Clock, address: to('activity-record') },
  { key: 'helpers', label: t.helpers, icon: CircleUserRound, address: to('helpers') },
]

export function Entries() {
  const title = useTitles()
  return (
    <nav className={classes.entries} aria-label={t.entries()}>
      {entriesNow()
        .filter(({ address }) => leads(address))
        .map(({ key, label, icon: Icon, address }) => (
          <Link key={key} className={classes.entry} to={address}>
            <span className={classes.icon}>
              <Icon size={22} />
            </span>
            {title(key, label())}
          </Link>
        ))}
    </nav>
  )
}

import { activities, contents, positions, projects, wishes } from '@plaza/shared/api'
import { usePaged, useResource } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { ChevronRight, ContentCard, HandHeart, Img, leads, MapIcon, SectionTitle, Trophy } from '@plaza/shared/ui'
import type { ComponentType, ReactNode } from 'react'
import { ActivityRow } from '../../activity-row/activity-row'
import classes from './centre.module.css'
import { t } from './centre.text'
import type { SectionName } from './sections.model'

interface SectionProps {
  /** Id of the centre. */
  id: string
  title: string
  /** Category of the newsroom with the centre's news. */
  column: string
}

/** Items that a section shows before the link to all. */
const SHOWN = 4

/** A section with a heading that leads to the page with everything; nothing while it has nothing. */
function Part({ title, more, children }: { title: string; more: string | null; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <SectionTitle title={title} more={more} />
      {children}
    </section>
  )
}

function News({ title, column }: SectionProps) {
  const { items } = usePaged(contents.feed, { params: { id: column } })
  if (items.length === 0) return null
  return (
    <Part title={title} more={to('practice-extension', {}, { column })}>
      <div className={classes.bleed}>
        {items.slice(0, SHOWN).map((content) => (
          <ContentCard key={content.id} content={content} />
        ))}
      </div>
    </Part>
  )
}

function Activities({ title }: SectionProps) {
  const { items } = usePaged(activities.list, {})
  if (items.length === 0) return null
  return (
    <Part title={title} more={to('voluntary-activities')}>
      {items.slice(0, SHOWN).map((activity) => (
        <ActivityRow key={activity.id} activity={activity} />
      ))}
    </Part>
  )
}

function Wishes({ title }: SectionProps) {
  const { items } = usePaged(wishes.list, { query: { size: 'micro', state: 'open' } })
  if (items.length === 0) return null
  return (
    <Part title={title} more={to('micro-wish-list')}>
      <ul className={classes.strip}>
        {items.slice(0, SHOWN).map((wish) => (
          <li key={wish.id}>
            <Link className={classes.wish} to={to('micro-wish-detail', { id: wish.id })}>
              <b>{wish.title}</b>
              <span className={classes.wished}>{wish.content}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Teams({ id, title }: SectionProps) {
  const { data } = useResource(positions.teams, { params: { id } })
  if (!data || data.list.length === 0) return null
  return (
    <Part title={title} more={to('team-search')}>
      <ul className={classes.strip}>
        {data.list.slice(0, SHOWN * 2).map((team) => (
          <li key={team.id}>
            <Link className={classes.wish} to={to('team-detail', {}, { id: team.id })}>
              <b>{nameOf(team)}</b>
              <span className={classes.wished}>{nameOf({ name: team.intro, name_en: team.intro_en })}</span>
              <small>{t.teamActivities(team.activities)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Classrooms({ title }: SectionProps) {
  const { items } = usePaged(activities.classrooms, {})
  if (items.length === 0) return null
  return (
    <Part title={title} more={to('classrooms')}>
      <ul className={classes.strip}>
        {items.map((course) => (
          <li key={course.id}>
            <Link className={classes.course} to={to('classrooms', {}, { course: course.id })}>
              <Img src={course.image} alt="" width={320} height={200} ratio={8 / 5} small />
              <b>{nameOf({ name: course.title, name_en: course.title_en })}</b>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Projects({ title }: SectionProps) {
  const { items } = usePaged(projects.list, {})
  if (items.length === 0) return null
  return (
    <Part title={title} more={to('projects')}>
      {items.slice(0, 2).map((project) => (
        <Link key={project.id} className={classes.project} to={to('project-results', {}, { id: project.id })}>
          <b>{nameOf({ name: project.title, name_en: project.title_en })}</b>
          {project.figures.slice(0, 1).map(({ value, unit, unit_en, label, label_en }) => (
            <span key={label} className={classes.figure}>
              <b>{value}</b>
              {nameOf({ name: unit, name_en: unit_en })} {nameOf({ name: label, name_en: label_en })}
            </span>
          ))}
        </Link>
      ))}
    </Part>
  )
}

interface BannerProps {
  title: string
  note: string
  address: string
  icon: ComponentType<{ size?: number }>
}

/** A way to a page that is more than a list; nothing while that page does not exist. */
function Banner({ title, note, address, icon: Icon }: BannerProps) {
  if (!leads(address)) return null
  return (
    <Link className={classes.banner} to={address}>
      <Icon size={28} />
      <span className={classes.words}>
        <b>{title}</b>
        <span>{note}</span>
      </span>
      <ChevronRight size={18} />
    </Link>
  )
}

export const sections: Readonly<Record<SectionName, ComponentType<SectionProps>>> = {
  news: News,
  activities: Activities,
  wishes: Wishes,
  teams: Teams,
  classrooms: Classrooms,
  projects: Projects,
  map: ({ title }) => (
    <Banner title={title} note={t.mapNote()} address={to('practice-map', {}, { view: 'map' })} icon={MapIcon} />
  ),
  services: ({ title }) => (
    <Banner title={title} note={t.servicesNote()} address={to('service-catalogue')} icon={HandHeart} />
  ),
  ranking: ({ title }) => <Banner title={title} note={t.rankingNote()} address={to('team-ranking')} icon={Trophy} />,
}

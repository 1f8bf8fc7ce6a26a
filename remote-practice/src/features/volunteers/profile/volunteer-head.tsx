import type { PublicVolunteer } from '@plaza/shared/api'
import { calendarDate } from '@plaza/shared/format'
import { isLive, to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Avatar, ButtonLink, Cell, CellGroup, Tag } from '@plaza/shared/ui'
import { districtName } from '../../../parts/district.text'
import { skillText } from '../../../volunteer-words/skill.text'
import { hoursText } from '../../../volunteer-words/volunteer.text'
import classes from './profile.module.css'
import { t } from './profile.text'

const SIZE = 64

export function VolunteerHead({ volunteer }: { volunteer: PublicVolunteer }) {
  const { name, avatar, number, district, hours, services, rank, skills, active_since: since, teams, own } = volunteer
  return (
    <>
      <section className={classes.head}>
        <div className={classes.person}>
          <Avatar src={avatar} name={name} size={SIZE} />
          <div className={classes.words}>
            <h1 className={classes.name}>{name}</h1>
            <p className={classes.quiet}>
              {[number && t.number(number), districtName(district)].filter(Boolean).join(' · ')}
            </p>
            {since && <p className={classes.quiet}>{t.since(calendarDate(since, 0))}</p>}
          </div>
        </div>
        <dl className={classes.counts}>
          {[
            [t.hours(), hoursText(hours)],
            [t.services(), String(services)],
            [t.rank(), rank === null ? t.unranked() : String(rank)],
          ].map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {skills.length > 0 && (
          <ul className={classes.skills} aria-label={t.skills()}>
            {skills.map((skill) => (
              <li key={skill}>
                <Tag tone="orange">{skillText[skill]()}</Tag>
              </li>
            ))}
          </ul>
        )}
        <div className={classes.ways}>
          {own && isLive('activity-record') && (
            <ButtonLink small kind="secondary" to={to('activity-record')}>
              {t.own()}
            </ButtonLink>
          )}
        </div>
      </section>
      {teams.length > 0 && (
        <CellGroup title={t.teams()}>
          {teams.map((team) => (
            <Cell
              key={team.id}
              title={nameOf(team)}
              {...(isLive('team-detail') && { to: to('team-detail', {}, { id: team.id }) })}
            />
          ))}
        </CellGroup>
      )}
    </>
  )
}

import type { Team } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Avatar, SectionTitle, Tag } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { districtName } from '../../parts/district.text'
import { hoursText } from '../../volunteer-words/volunteer.text'
import { membershipText, t } from './team.text'
import classes from './team-head.module.css'

export function TeamHead({ team }: { team: Team }) {
  const { logo, kind, kind_en, membership, reason } = team
  const name = nameOf(team)
  const slogan = nameOf({ name: team.slogan, name_en: team.slogan_en })
  const intro = nameOf({ name: team.intro, name_en: team.intro_en })
  const street = team.street && nameOf({ name: team.street, name_en: team.street_en })
  const counts = [
    [count(team.members), t.memberCount()],
    [hoursText(team.hours), t.hourCount()],
    [count(team.activities), t.comingCount()],
  ] as const
  return (
    <>
      <section className={classes.head}>
        <Avatar src={logo} name={name} size={72} />
        <h1 className={classes.name} tabIndex={-1}>
          {name}
        </h1>
        {slogan && <p className={classes.slogan}>{slogan}</p>}
        <p className={classes.tags}>
          <Tag tone="accent">{nameOf({ name: kind, name_en: kind_en })}</Tag>
          {membershipText[membership]() && (
            <Tag tone={membership === 'pending' ? 'gold' : 'green'}>{membershipText[membership]()}</Tag>
          )}
        </p>
        <dl className={classes.counts}>
          {counts.map(([value, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {reason && <p className={classes.reason}>{membership === 'refused' ? t.refused(reason) : t.removed(reason)}</p>}
      </section>
      <section className={classes.about}>
        <SectionTitle title={t.intro()} />
        {intro && <p>{intro}</p>}
        <dl className={classes.facts}>
          <Fact label={t.place()}>{[districtName(team.district), street].filter(Boolean).join(' · ')}</Fact>
          {team.founded_year !== null && <Fact label={t.founded()}>{t.since(team.founded_year)}</Fact>}
          {team.manager && (
            <Fact label={t.leader()}>
              <Link to={to('circle-user', { id: team.manager.id })} className={classes.person}>
                <Avatar src={team.manager.avatar} name={team.manager.name} size={24} />
                {team.manager.name}
              </Link>
            </Fact>
          )}
        </dl>
      </section>
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

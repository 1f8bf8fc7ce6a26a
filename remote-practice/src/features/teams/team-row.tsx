import type { TeamSummary } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Avatar } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { districtName } from '../../parts/district.text'
import { hoursText } from '../../volunteer-words/volunteer.text'
import { t } from './team.text'
import classes from './teams.module.css'

export function TeamRow({ team, mark }: { team: TeamSummary; mark?: ReactNode }) {
  const { id, logo, district, kind, kind_en, members, hours } = team
  const name = nameOf(team)
  const slogan = nameOf({ name: team.slogan, name_en: team.slogan_en })
  return (
    <Link to={to('team-detail', {}, { id })} className={classes.row}>
      <Avatar src={logo} name={name} size={48} />
      <span className={classes.words}>
        <span className={classes.name}>
          {name}
          {mark}
        </span>
        {slogan && <span className={classes.slogan}>{slogan}</span>}
        <span className={classes.facts}>
          <span>{[districtName(district), nameOf({ name: kind, name_en: kind_en })].filter(Boolean).join(' · ')}</span>
          <span>{t.members(count(members))}</span>
          <span>{t.hours(hoursText(hours))}</span>
        </span>
      </span>
    </Link>
  )
}

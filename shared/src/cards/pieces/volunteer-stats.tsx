import { Link } from '@plaza/shared/router'
import { count } from '../../format'
import { to } from '../../routes'
import { defineTexts } from '../../text'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import classes from './volunteer-stats.module.css'

const t = defineTexts({
  volunteers: { en: 'volunteers', zh: '志愿者' },
  hours: { en: 'hours given', zh: '服务时长(小时)' },
  activities: { en: 'activities', zh: '志愿活动' },
})

const parts = ['volunteers', 'hours', 'activities'] as const

export function VolunteerStats({ card }: CardProps<'volunteer_stats'>) {
  return (
    <CardFrame card={card}>
      <Link to={to('voluntary-activities')} className={classes.stats}>
        {parts.map((part) => (
          <span key={part} className={classes.part}>
            <b className={classes.number}>{count(Math.round(card[part]))}</b>
            <span className={classes.label}>{t[part]()}</span>
          </span>
        ))}
      </Link>
    </CardFrame>
  )
}

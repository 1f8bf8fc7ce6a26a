import type { ActivitySummary } from '@plaza/shared/api'
import { spanText } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Clock, Img, MapPin } from '@plaza/shared/ui'
import { t } from './activity.text'
import s from './activity-card.module.css'
import { PlacesBar } from './places-bar'
import { StateTag } from './state-tag'

export function ActivityCard({ activity }: { activity: ActivitySummary }) {
  const now = useNow()
  return (
    <Link
      className={s.card}
      to={to('activity', { id: activity.id })}
      data-over={activity.state === 'ended' || activity.state === 'cancelled' ? '' : undefined}
    >
      <span className={s.cover}>
        <Img src={activity.image} alt="" width={224} height={224} ratio={1} small />
      </span>
      <span className={s.words}>
        <span className={s.title}>
          <b>{activity.title}</b>
          <StateTag state={activity.state} />
        </span>
        <span className={s.fact}>
          <Clock size={14} strokeWidth={1.5} aria-hidden />
          {spanText(activity.starts_at, activity.ends_at, now)}
        </span>
        <span className={s.fact}>
          <MapPin size={14} strokeWidth={1.5} aria-hidden />
          {activity.district} · {activity.place}
        </span>
        <PlacesBar activity={activity} />
        <span className={s.foot}>
          <span>{activity.team.name}</span>
          <span>{t.hours(String(activity.hours))}</span>
        </span>
      </span>
    </Link>
  )
}

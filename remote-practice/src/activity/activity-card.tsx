import type { ActivitySummary } from '@plaza/shared/api'
import { spanText } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Clock, Img, MapPin, Sparkles } from '@plaza/shared/ui'
import { districtName } from '../parts/district.text'
import { placeOf, t, titleOf } from './activity.text'
import classes from './activity-card.module.css'
import { PlacesBar } from './places-bar'
import { Fit } from './skills'
import { StateTag } from './state-tag'

export function ActivityCard({ activity }: { activity: ActivitySummary }) {
  const now = useNow()
  return (
    <Link
      className={classes.card}
      to={to('activity', { id: activity.id })}
      data-over={activity.state === 'ended' || activity.state === 'cancelled' ? '' : undefined}
    >
      <span className={classes.cover}>
        <Img src={activity.image} alt="" width={224} height={224} ratio={1} small />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          <b>{titleOf(activity)}</b>
          <StateTag state={activity.state} />
        </span>
        <span className={classes.fact}>
          <Clock size={14} />
          {spanText(activity.starts_at, activity.ends_at, now)}
        </span>
        <span className={classes.fact}>
          <MapPin size={14} />
          {districtName(activity.district)} · {placeOf(activity)}
        </span>
        {activity.fit && (
          <span className={classes.fit}>
            <Sparkles size={14} />
            <Fit fit={activity.fit} />
          </span>
        )}
        <PlacesBar activity={activity} />
        <span className={classes.foot}>
          <span>{nameOf(activity.team)}</span>
          <span>{t.hours(String(activity.hours))}</span>
        </span>
      </span>
    </Link>
  )
}

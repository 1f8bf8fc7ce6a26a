import type { ActivitySummary } from '@plaza/shared/api'
import { spanText } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Img } from '@plaza/shared/ui'
import { placeOf, titleOf } from '../activity/activity.text'
import classes from './activity-row.module.css'

/** An activity in a list of another thing: where and when. */
export function ActivityRow({ activity }: { activity: ActivitySummary }) {
  const now = useNow()
  return (
    <Link className={classes.row} to={to('activity', { id: activity.id })}>
      <span className={classes.words}>
        <b className={classes.name}>{titleOf(activity)}</b>
        <span className={classes.fact}>{spanText(activity.starts_at, activity.ends_at, now)}</span>
        <span className={classes.fact}>
          {placeOf(activity)} · {nameOf(activity.team)}
        </span>
      </span>
      <span className={classes.picture}>
        <Img src={activity.image} alt="" width={144} height={144} ratio={1} small />
      </span>
    </Link>
  )
}

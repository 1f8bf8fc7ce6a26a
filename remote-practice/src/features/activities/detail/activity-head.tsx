import type { ActivityDetail } from '@plaza/shared/api'
import { Img } from '@plaza/shared/ui'
import { titleOf } from '../../../activity/activity.text'
import { PlacesBar } from '../../../activity/places-bar'
import { StateTag } from '../../../activity/state-tag'
import classes from './activity-head.module.css'

export function ActivityHead({ activity }: { activity: ActivityDetail }) {
  return (
    <section className={classes.head}>
      <Img src={activity.image} alt="" width={1080} height={608} ratio={16 / 9} eager />
      <div className={classes.name}>
        <h1>{titleOf(activity)}</h1>
        <StateTag state={activity.state} />
      </div>
      <PlacesBar activity={activity} />
    </section>
  )
}

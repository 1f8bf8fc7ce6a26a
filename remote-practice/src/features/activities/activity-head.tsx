import type { ActivityDetail } from '@plaza/shared/api'
import { Img } from '@plaza/shared/ui'
import s from './activity-head.module.css'
import { PlacesBar } from './places-bar'
import { StateTag } from './state-tag'

export function ActivityHead({ activity }: { activity: ActivityDetail }) {
  return (
    <section className={s.head}>
      <Img src={activity.image} alt="" width={1080} height={608} ratio={16 / 9} eager />
      <div className={s.name}>
        <h1>{activity.title}</h1>
        <StateTag state={activity.state} />
      </div>
      <PlacesBar activity={activity} />
    </section>
  )
}

import type { ActivitySummary } from '@plaza/shared/api'
import { filledPercent, placesLeft } from './activity.model'
import { t } from './activity.text'
import classes from './places-bar.module.css'

/** Places taken, as a bar and in words; places left while there are any. */
export function PlacesBar({ activity }: { activity: Pick<ActivitySummary, 'joined' | 'capacity' | 'state'> }) {
  const { joined, capacity, state } = activity
  const left = placesLeft(activity)
  const free = left > 0 && (state === 'open' || state === 'upcoming')
  return (
    <span className={classes.places}>
      <span className={classes.track} data-quiet={free ? undefined : ''}>
        <span style={{ width: `${filledPercent(activity)}%` }} />
      </span>
      <span className={classes.words}>{free ? t.left(left) : t.taken(joined, capacity)}</span>
    </span>
  )
}

import type { ActivitySummary } from '@plaza/shared/api'
import { filledPercent, placesLeft } from './activity.model'
import { t } from './activity.text'
import s from './places-bar.module.css'

/** How many places are taken, as a bar and in words. */
export function PlacesBar({ activity }: { activity: Pick<ActivitySummary, 'joined' | 'capacity'> }) {
  const { joined, capacity } = activity
  const left = placesLeft(activity)
  return (
    <span className={s.places}>
      <span className={s.track} data-full={left === 0 ? '' : undefined}>
        <span style={{ width: `${filledPercent(activity)}%` }} />
      </span>
      <span className={s.words}>{left > 0 ? t.left(left) : t.taken(joined, capacity)}</span>
    </span>
  )
}

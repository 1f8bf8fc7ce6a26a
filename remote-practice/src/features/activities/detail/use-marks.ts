import { type ActivityDetail, activities } from '@plaza/shared/api'
import { useCached, useHost, useLike } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'

/** A like that is kept while there is no network. */
export function useActivityLike(activity: ActivityDetail) {
  const { id } = activity
  const change = useCached(activities.detail)
  return useLike('activity', id, activity, (mark) => change({ params: { id } }, (held) => ({ ...held, ...mark })))
}

export function useShare({ id, title, place, image }: ActivityDetail) {
  const host = useHost()
  return () => host.ui.share({ id, target: 'activity', title, text: place, image, address: to('activity', { id }) })
}

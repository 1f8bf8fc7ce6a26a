import { type ActivityDetail, activities, likes } from '@plaza/shared/api'
import { likeAfter, useCached, useHost, useMark } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'

/** Optimistic for a logged-in user, and reverted if the server refuses. */
export function useLike({ id, liked, likes: count }: ActivityDetail) {
  const change = useCached(activities.detail)
  const like = useMark(likes.set, (mark) => void change({ params: { id } }, (held) => ({ ...held, ...mark })))
  const was = { liked, likes: count }
  return () =>
    like({ input: { body: { target: 'activity', id, on: !liked } }, previous: was, optimistic: likeAfter(was) })
}

export function useShare({ id, title, place, image }: ActivityDetail) {
  const host = useHost()
  return () => host.ui.share({ id, target: 'activity', title, text: place, image, address: to('activity', { id }) })
}

import { type ActivityDetail, activities, likes } from '@plaza/shared/api'
import { useAction, useCached, useHost, useSessionUser } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'

/** Likes at once where the person is known, and takes it back where the server says no. */
export function useLike({ id, liked, likes: count }: ActivityDetail) {
  const change = useCached(activities.detail)
  const like = useAction(likes.set)
  const user = useSessionUser()
  const show = (mark: { liked: boolean; likes: number }) => change({ params: { id } }, (held) => ({ ...held, ...mark }))
  return async () => {
    if (like.busy) return
    if (user) show({ liked: !liked, likes: Math.max(0, count + (liked ? -1 : 1)) })
    const said = await like.run({ body: { target: 'activity', id, on: !liked } })
    show(said ?? { liked, likes: count })
  }
}

export function useShare({ id, title, place, image }: ActivityDetail) {
  const host = useHost()
  return () => host.ui.share({ id, target: 'activity', title, text: place, image, address: to('activity', { id }) })
}

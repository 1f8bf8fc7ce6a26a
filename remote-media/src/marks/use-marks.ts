import { collections, contents, type Interaction, likes } from '@plaza/shared/api'
import { useAction, useCached, useHost, useResource, useSessionUser } from '@plaza/shared/host'
import { t } from './marks.text'

export interface Marks {
  data: Interaction | undefined
  like: () => Promise<void>
  collect: () => Promise<void>
}

/** Counts of a content and the person's own marks on it. Asking counts a view, so it is asked once for each visit. */
export function useMarks(id: string): Marks {
  const host = useHost()
  const user = useSessionUser()
  const input = { params: { id } }
  const { data } = useResource(contents.dynamicArticle, input, { freshMs: Number.POSITIVE_INFINITY })
  const change = useCached(contents.dynamicArticle)
  const liking = useAction(likes.set)
  const collecting = useAction(collections.set)

  const like = async () => {
    if (!data || liking.busy) return
    const on = !data.liked
    if (user) change(input, (now) => ({ ...now, liked: on, likes: now.likes + (on ? 1 : -1) }))
    const done = await liking.run({ body: { target: 'content', id, on } })
    change(input, (now) => ({ ...now, liked: done?.liked ?? data.liked, likes: done?.likes ?? data.likes }))
  }

  const collect = async () => {
    if (!data || collecting.busy) return
    const on = !data.collected
    if (user) change(input, (now) => ({ ...now, collected: on }))
    const done = await collecting.run({ body: { id, on } })
    change(input, (now) => ({
      ...now,
      collected: done?.collected ?? data.collected,
      collections: done?.collections ?? data.collections,
    }))
    if (done) host.ui.toast(done.collected ? t.collected() : t.taken())
  }

  return { data, like, collect }
}

import { collections, contents, type Interaction, likes } from '@plaza/shared/api'
import { useAction, useCached, useHost, useResource, useSessionUser } from '@plaza/shared/host'
import { useRef } from 'react'
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
  const one = useOneAtATime()

  /** Shows a change at once where somebody is logged in; then what the server says, or what was there before. */
  const mark = async (next: Partial<Interaction>, ask: () => Promise<Partial<Interaction> | undefined>) => {
    if (!data) return undefined
    if (user) change(input, (now) => ({ ...now, ...next }))
    const said = await ask()
    change(input, (now) => ({ ...now, ...(said ?? data) }))
    return said
  }

  return {
    data,
    like: () =>
      one(async () => {
        if (!data) return
        const on = !data.liked
        const next = { liked: on, likes: data.likes + (on ? 1 : -1) }
        await mark(next, () => liking.run({ body: { target: 'content', id, on } }))
      }),
    collect: () =>
      one(async () => {
        if (!data) return
        const on = !data.collected
        const said = await mark({ collected: on }, () => collecting.run({ body: { id, on } }))
        if (said) host.ui.toast(said.collected ? t.collected() : t.taken())
      }),
  }
}

/** A second tap while the first is under way does nothing. */
function useOneAtATime(): (work: () => Promise<void>) => Promise<void> {
  const busy = useRef(false)
  return async (work) => {
    if (busy.current) return
    busy.current = true
    await work()
    busy.current = false
  }
}

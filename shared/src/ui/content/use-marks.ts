import { useEffect, useRef } from 'react'
import { collections, contents, type Interaction } from '../../api'
import { useCached, useLike, useMark, useResource } from '../../host'
import { t } from './content.text'

export interface Marks {
  data: Interaction | undefined
  /** Also known while it waits and the counts could not be loaded. */
  liked: boolean
  /** The like is kept on the device until the network is back. */
  likeWaits: boolean
  like: () => Promise<void>
  collect: () => Promise<void>
}

/** Counts of a content and the user's own marks. The request counts a view, so it is sent once per visit. */
export function useMarks(id: string, { enabled = true } = {}): Marks {
  const input = { params: { id } }
  const { data: answer, failed } = useResource(contents.dynamicArticle, input, {
    freshMs: Number.POSITIVE_INFINITY,
    enabled,
  })
  const change = useCached(contents.dynamicArticle)
  const show = (mark: Partial<Interaction>) => void change(input, (held) => ({ ...held, ...mark }))
  const like = useLike('content', id, answer ?? { liked: false, likes: 0 }, show)
  const data = answer && { ...answer, liked: like.liked, likes: like.likes }
  /** A mark that was tapped before the counts were loaded; applied afterwards unless it is set already. */
  const early = useRef<'like' | 'collect' | null>(null)
  const wish = (what: 'like' | 'collect') => {
    early.current = what
  }
  const collect = useMark(collections.set, show, {
    successMessage: ({ collected }) => (collected ? t.collected() : t.taken()),
  })
  const marks: Marks = {
    data,
    liked: like.liked,
    likeWaits: like.waits,
    like: async () => {
      if (!data && !failed) return wish('like')
      await like.toggle()
    },
    collect: async () => {
      if (!data) return wish('collect')
      const { collected } = data
      await collect({
        input: { body: { id, on: !collected } },
        previous: { collected },
        optimistic: { collected: !collected },
      })
    },
  }
  useEffect(() => {
    const wished = early.current
    if (!data || !wished) return
    early.current = null
    if (!(wished === 'like' ? data.liked : data.collected)) void marks[wished]()
  })
  return marks
}

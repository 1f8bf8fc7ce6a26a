import { useEffect, useRef } from 'react'
import { collections, contents, type Interaction, likes } from '../../api'
import { likeAfter, useCached, useMark, useResource } from '../../host'
import { t } from './content.text'

export interface Marks {
  data: Interaction | undefined
  like: () => Promise<void>
  collect: () => Promise<void>
}

/** Counts of a content and the user's own marks. The request counts a view, so it is sent once per visit. */
export function useMarks(id: string, { enabled = true } = {}): Marks {
  const input = { params: { id } }
  const { data } = useResource(contents.dynamicArticle, input, { freshMs: Number.POSITIVE_INFINITY, enabled })
  const change = useCached(contents.dynamicArticle)
  const show = (mark: Partial<Interaction>) => void change(input, (held) => ({ ...held, ...mark }))
  const like = useMark(likes.set, show)
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
    like: async () => {
      if (!data) return wish('like')
      const { liked } = data
      const was = { liked, likes: data.likes }
      await like({ input: { body: { target: 'content', id, on: !liked } }, previous: was, optimistic: likeAfter(was) })
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

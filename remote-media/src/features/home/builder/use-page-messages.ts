import { type PageDocument, type PageProblem, readPageMessage } from '@plaza/shared/api'
import { useEffect, useState } from 'react'

/** What tells a builder that this page listens. */
const READY = 'plaza:ready'
const RESULT = 'plaza:page-result'

/** Result of a posted page: whether it is shown, and its problems. */
interface PageResult {
  shown: boolean
  problems: readonly PageProblem[]
}

/** The builder's current page, and a function that sends the result to the builder. */
export interface PageDraft {
  page: PageDocument
  reply: (result: PageResult) => void
}

interface PageMessages {
  /** The last valid page. */
  draft: PageDraft | null
  /** Problems of the newest page; empty if it is valid. */
  problems: readonly PageProblem[]
}

const nothing: PageMessages = { draft: null, problems: [] }

const replyTo =
  ({ source, origin }: MessageEvent) =>
  (result: PageResult) =>
    (source as Window | null)?.postMessage({ type: RESULT, ...result }, origin)

/** Pages posted by these origins or by our own, where the newsroom is; each gets an answer with its problems. */
export function usePageMessages(origins: readonly string[]): PageMessages {
  const [messages, setMessages] = useState(nothing)
  const allowed = origins.join(' ')
  useEffect(() => {
    const known = [location.origin, ...allowed.split(' ').filter(Boolean)]
    const take = (event: MessageEvent) => {
      const message = known.includes(event.origin) ? readPageMessage(event.data) : null
      if (!message) return
      const reply = replyTo(event)
      if ('page' in message) return setMessages({ draft: { page: message.page, reply }, problems: [] })
      setMessages(({ draft }) => ({ draft, problems: message.problems }))
      reply({ shown: false, problems: message.problems })
    }
    addEventListener('message', take)
    if (parent !== window) for (const origin of known) parent.postMessage({ type: READY }, origin)
    return () => removeEventListener('message', take)
  }, [allowed])
  return messages
}

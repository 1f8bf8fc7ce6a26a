import { type PageDocument, type PageProblem, readPageMessage } from '@plaza/shared/api'
import { useEffect, useState } from 'react'

/** What tells a builder that this page listens. */
const READY = 'plaza:ready'
const RESULT = 'plaza:page-result'

/** What became of a posted page: whether it is drawn, and what of it is wrong. */
interface PageResult {
  shown: boolean
  problems: readonly PageProblem[]
}

/** A page as its builder has it now, and the way to tell the builder what became of it. */
export interface PageDraft {
  page: PageDocument
  reply: (result: PageResult) => void
}

interface PageMessages {
  /** The last page that fits the schema. */
  draft: PageDraft | null
  /** Why the newest page does not; empty where it does. */
  problems: readonly PageProblem[]
}

const nothing: PageMessages = { draft: null, problems: [] }

const replyTo =
  ({ source, origin }: MessageEvent) =>
  (result: PageResult) =>
    (source as Window | null)?.postMessage({ type: RESULT, ...result }, origin)

/** Pages posted by some origins; each one is told what is wrong with it. */
export function usePageMessages(origins: readonly string[]): PageMessages {
  const [messages, setMessages] = useState(nothing)
  const allowed = origins.join(' ')
  useEffect(() => {
    const known = allowed.split(' ').filter(Boolean)
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

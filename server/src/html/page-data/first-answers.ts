import { allEndpoints, codes, type Envelope, isPaged } from '@plaza/shared/api'
import type { InlinedAnswer } from '@plaza/shared/remotes'
import { type FirstCall, inputOf } from '@plaza/shared/routes'

const paged = new Set(allEndpoints.filter(isPaged).map(({ id }) => id))

export type AskAsGuest = (endpoint: string, input: InlinedAnswer['input']) => Promise<Envelope>

/** Guest answers to a page's first calls, and whether the page's subject no longer exists. */
interface FirstAnswers {
  answers: InlinedAnswer[]
  gone: boolean
}

/** A browser requests late answers itself; crawlers see only the document and its status. */
const ANSWER_TIMEOUT_MS = { browser: 300, reader: 3000 }
export type ReaderKind = keyof typeof ANSWER_TIMEOUT_MS

/** Runs a page's first calls as a guest; a failed or late one is left to the page itself. */
export async function firstAnswers(
  calls: readonly FirstCall[],
  params: Readonly<Record<string, string | undefined>>,
  ask: AskAsGuest,
  reader: ReaderKind = 'browser',
): Promise<FirstAnswers> {
  let gone = false
  const answers = await Promise.all(
    calls.map(async (call): Promise<InlinedAnswer[]> => {
      const input = inputOf(call, params)
      const slow = new Promise<null>((resolve) => setTimeout(resolve, ANSWER_TIMEOUT_MS[reader], null))
      const envelope = await Promise.race([ask(call.endpoint, input).catch(() => null), slow])
      gone ||= envelope?.code === codes.contentGone
      if (envelope?.code !== codes.success) return []
      return [{ endpoint: call.endpoint, input, paged: paged.has(call.endpoint), data: envelope.data }]
    }),
  )
  return { answers: answers.flat(), gone }
}

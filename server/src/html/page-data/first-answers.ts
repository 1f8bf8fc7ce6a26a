import { allEndpoints, codes, type Envelope, isPaged } from '@plaza/shared/api'
import type { InlinedAnswer } from '@plaza/shared/remotes'
import { type FirstCall, inputOf } from '@plaza/shared/routes'

const paged = new Set(allEndpoints.filter(isPaged).map(({ id }) => id))

export type AskAsGuest = (endpoint: string, input: InlinedAnswer['input']) => Promise<Envelope>

/** Guest answers to a page's first calls, and whether one of them says that what the page is about is gone. */
interface FirstAnswers {
  answers: InlinedAnswer[]
  gone: boolean
}

/** For a browser, which asks itself for what is late, and for those who read the document and its status alone. */
const ANSWER_TIMEOUT_MS = { browser: 300, reader: 3000 }
export type ReaderKind = keyof typeof ANSWER_TIMEOUT_MS

/** Asks a page's first calls as a guest; one that fails or is late is left to the page itself. */
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

import { allEndpoints, type Envelope } from '@plaza/shared/api'
import { failed, gate } from './answer'
import type { Answers } from './answers'
import { createContext, type Deps } from './context'
import { readInput } from './input/input'
import type { Language } from './messages'
import { refuse } from './refusal'

/** Input of a page's first call; numbers become text, as in an address. */
interface GuestCallInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** What an answer inlined in a page depends on: its language, and the visitor it counts for. */
interface GuestVisit {
  language: Language
  /** Address of the page's visitor. */
  ip: string
}

export interface AnswerAsGuest {
  (endpointId: string, input: GuestCallInput, visit: GuestVisit): Promise<Envelope>
  /** When something was last hidden, deleted or edited in this answer, in ms since the epoch; 0 if not lately. */
  withdrawnAt(endpointId: string, input: GuestCallInput): number
  /** Tags of the changes that make this answer another one. */
  tagsOf(endpointId: string, input: GuestCallInput): readonly string[]
  /** A guest got this answer with a cached page: counts the call. */
  note(endpointId: string, input: GuestCallInput, visit: GuestVisit): void
}

const texts = (values: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

/** Makes a page's calls in process, as a guest; the HTML inlines their answers. */
export function createGuestCalls(answers: Answers, deps: Deps): AnswerAsGuest {
  function read(endpointId: string, input: GuestCallInput) {
    const endpoint = allEndpoints.find(({ id }) => id === endpointId)
    if (!endpoint) throw refuse('unknownAddress')
    const checked = readInput(endpoint, { params: texts(input.params), query: texts(input.query), body: input.body })
    return { endpoint, checked }
  }

  /** Validates and counts a call. */
  function prepare(endpointId: string, input: GuestCallInput, { language, ip }: GuestVisit) {
    const { endpoint, checked } = read(endpointId, input)
    const guest = { language, requestId: 'inline', ip, host: '', device: '', user: null, token: null }
    const contextOf = (from: Deps) => createContext(from, guest)
    const context = contextOf(deps)
    gate(endpoint, context)
    answers.onRequest(endpoint, checked, context)
    return { endpoint, checked, context, contextOf }
  }

  async function answerAsGuest(endpointId: string, input: GuestCallInput, visit: GuestVisit): Promise<Envelope> {
    try {
      const { endpoint, checked, context, contextOf } = prepare(endpointId, input, visit)
      if (!endpoint.cacheable) return (await answers.fresh(endpoint, checked, context)).envelope
      const changedAt = answers.lastChangeOf(endpoint, checked)()
      const call = { endpoint, input: checked, language: visit.language }
      return (await answers.cached(call, contextOf, changedAt)).answer.envelope
    } catch (error) {
      return failed(error, { language: visit.language, requestId: 'inline', log: deps.log, errors: deps.errors })
        .envelope
    }
  }

  return Object.assign(answerAsGuest, {
    note: (...call: Parameters<typeof prepare>) => void prepare(...call),
    tagsOf(...call: Parameters<typeof read>) {
      const { endpoint, checked } = read(...call)
      const tag = answers.tagOf(endpoint, checked)
      return tag === undefined ? [] : [tag]
    },
    withdrawnAt(...call: Parameters<typeof read>) {
      try {
        const { endpoint, checked } = read(...call)
        return answers.lastWithdrawalOf(endpoint, checked)
      } catch {
        // An address with input that no call accepts: its page has no such answer.
        return 0
      }
    },
  })
}

import type { Envelope } from '@plaza/shared/api'
import { codes } from '@plaza/shared/api'
import type { InlinedAnswer } from '@plaza/shared/remotes'
import type { FirstCall } from '@plaza/shared/routes'

export type Ask = (endpoint: string, input: InlinedAnswer['input']) => Promise<Envelope>

const fill = (table: Readonly<Record<string, string>>, params: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(table).map(([name, value]) => [
      name,
      value.startsWith(':') ? params[value.slice(1)] || 'home' : value,
    ]),
  )

/** The input of a page's first call, exactly as the page itself makes it, so that both have one key in the cache. */
export function inputOf(call: FirstCall, params: Readonly<Record<string, string | undefined>>): InlinedAnswer['input'] {
  return {
    ...(call.params ? { params: fill(call.params, params) } : {}),
    ...(call.query ? { query: fill(call.query, params) } : {}),
    ...(call.body ? { body: { ...call.body } } : {}),
  }
}

/** Guest answers to a page's first calls; one that fails or is slower than 300 ms is left to the page itself. */
export async function firstAnswers(
  calls: readonly FirstCall[],
  params: Readonly<Record<string, string | undefined>>,
  ask: Ask,
): Promise<InlinedAnswer[]> {
  const answers = await Promise.all(
    calls.map(async (call): Promise<InlinedAnswer[]> => {
      const input = inputOf(call, params)
      const slow = new Promise<null>((resolve) => setTimeout(resolve, 300, null))
      const envelope = await Promise.race([ask(call.endpoint, input).catch(() => null), slow])
      if (envelope?.code !== codes.success) return []
      return [{ endpoint: call.endpoint, input, paged: call.paged ?? false, data: envelope.data }]
    }),
  )
  return answers.flat()
}

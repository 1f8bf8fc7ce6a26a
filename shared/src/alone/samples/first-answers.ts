import { allEndpoints, isPaged } from '../../api'
import type { InlinedAnswer } from '../../remotes/boot'
import { firstCallsOf, inputOf, type RouteRow } from '../../routes'
import { answerTo } from './answers'
import { sampleAddress, sampleSearch } from './routes'

/** The parameters of a sample address. */
export const sampleParams = (path: string): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:(\w+)(\??)/g)].map(([, name = '', optional]) => [name, optional ? '' : '1']))

/** Generated answers to a route's first calls, as the server inlines them; `now` is in ms since the epoch. */
export const firstAnswers = (row: RouteRow, now: number, search = sampleSearch(row)): Promise<InlinedAnswer[]> =>
  Promise.all(
    firstCallsOf(row, search).map(async (call) => {
      const endpoint = allEndpoints.find(({ id }) => id === call.endpoint)
      if (!endpoint) throw new Error(`${call.endpoint} is no endpoint`)
      const input = inputOf(call, sampleParams(row.path))
      const data = await answerTo(endpoint, input, { own: {}, now, links: [sampleAddress(row.path)] })
      return { endpoint: endpoint.id, input, paged: isPaged(endpoint), data }
    }),
  )

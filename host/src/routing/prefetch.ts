import type { AnyEndpoint } from '@plaza/shared/api'
import { keyOf, pagesKeyOf } from '@plaza/shared/host'
import type { QueryClient } from '@plaza/shared/query'
import { type FirstCall, firstCallsOf, inputOf } from '@plaza/shared/routes'
import { player, warmPlayer } from '../player'
import { savesData } from '../player/device/data-saver'
import type { Match } from '../stage/match'
import type { LiveRoutes } from './live-routes'
import type { Pages } from './pages'

type QuietRequest = (endpoint: AnyEndpoint, input: object) => Promise<unknown>

interface PrefetchDeps {
  routes: LiveRoutes
  pages: Pages
  client: QueryClient
  /** Without toast, panel or login, because nobody has opened the page yet. */
  ask: QuietRequest
}

/** Fetches a page's code and first answers ahead, when its link is touched. */
export function createPrefetch({ routes, pages, client, ask }: PrefetchDeps) {
  async function answers(calls: readonly FirstCall[], params: Match['params']): Promise<void> {
    const { allEndpoints, isPaged } = await import('@plaza/shared/api')
    for (const call of calls) {
      const endpoint = allEndpoints.find(({ id }) => id === call.endpoint)
      if (!endpoint) continue
      const input = inputOf(call, params)
      if (isPaged(endpoint)) {
        await client.prefetchInfiniteQuery({
          queryKey: pagesKeyOf(endpoint, input),
          queryFn: () => ask(endpoint, input),
          initialPageParam: null,
          retry: false,
        })
      } else {
        const queryKey = keyOf(endpoint, input)
        await client.prefetchQuery({ queryKey, queryFn: () => ask(endpoint, input), retry: false })
      }
    }
  }

  return (address: string): void => {
    const { pathname, search } = new URL(address, location.href)
    const match = routes.match(pathname)
    if (!match || savesData()) return
    const { row } = match.route
    if (row.plays === 'live') player.anticipate('live')
    else if (row.plays === 'tracks') void warmPlayer()
    if (pages.peek(match)?.state !== 'ready') void pages.load(match)
    void answers(firstCallsOf(row, search), match.params).catch(() => {})
  }
}

import { QueryClient } from '@plaza/shared/query'
import type { RouteTable } from '@plaza/shared/routes'
import { afterEach, expect, it, vi } from 'vitest'
import * as playerParts from '../player'
import { liveRoutes } from './live-routes'
import type { Pages } from './pages'
import { createPrefetch } from './prefetch'

const routes: RouteTable = {
  stream: { path: '/streams/:id', plays: 'live' },
  tale: { path: '/tales/:id', plays: 'tracks' },
  note: { path: '/notes/:id' },
}

function touch(address: string) {
  const anticipate = vi.spyOn(playerParts.player, 'anticipate').mockImplementation(() => {})
  const load = vi.fn(async () => ({ state: 'failed', reason: '' }))
  const prefetch = createPrefetch({
    routes: liveRoutes([{ name: 'media', routes } as never]),
    pages: { peek: () => undefined, load } as unknown as Pages,
    client: new QueryClient(),
    ask: async () => ({}),
  })
  prefetch(address)
  return { pages: load.mock.calls.length, live: anticipate.mock.calls.length }
}
afterEach(() => void vi.restoreAllMocks())

it.each([
  ['the code of live streams with a page that says that it plays them', '/streams/7', { pages: 1, live: 1 }],
  ['the page alone where it plays tracks', '/tales/7', { pages: 1, live: 0 }],
  ['the page alone where it plays nothing', '/notes/7', { pages: 1, live: 0 }],
  ['nothing of an address that is no page', '/nowhere', { pages: 0, live: 0 }],
])('fetches %s', (_, address, fetched) => expect(touch(address)).toEqual(fetched))

import { QueryClient, QueryClientProvider } from '@plaza/shared/query'
import { PageRouter } from '@plaza/shared/router'
import type { ComponentType } from 'react'
import { sampleParams } from '../alone/samples/first-answers'
import { sampleAddress, sampleSearch } from '../alone/samples/routes'
import { allEndpoints } from '../api'
import { type Answers, pending } from '../testing/answers'
import { type FakeHost, type FakeHostOptions, fakeHost } from '../testing/fake-host'
import type { LivePage } from '../testing/live-pages'
import { routeTables } from '../testing/route-tables'

/** Every other call stays pending. */
const pendingAnswers = Object.fromEntries(allEndpoints.map(({ id }) => [id, pending])) as Answers

/** Includes planned routes: links to them render, so that the required texts do not change as pages are built. */
const allRoutes = Object.values(routeTables).flatMap((table) => Object.keys(table))

/** A host with a fixed clock; a given user is known from the first render on. */
export function frozenHost(now: number, options: FakeHostOptions): FakeHost {
  const host = fakeHost({ ...options, answers: pendingAnswers, built: allRoutes })
  const session = { ...host.session, getInitialState: host.session.getState }
  return { ...host, now: () => now, ...(options.user ? { session } : {}) }
}

/** Content of a data cache: keys with their answers. */
export type CacheEntries = readonly (readonly [key: readonly unknown[], data: unknown])[]

export const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })

export function clientOf(cached: CacheEntries): QueryClient {
  const client = newClient()
  for (const [key, data] of cached) client.setQueryData(key, data)
  return client
}

let visits = 0

/** A page at its sample address, with the answers of a data cache. */
export function pageElement({ row }: LivePage, Page: ComponentType, client: QueryClient) {
  visits += 1
  const location = { key: `visit-${visits}`, pathname: sampleAddress(row.path), search: sampleSearch(row), hash: '' }
  return (
    <QueryClientProvider client={client}>
      <PageRouter location={location} params={sampleParams(row.path)}>
        <Page />
      </PageRouter>
    </QueryClientProvider>
  )
}

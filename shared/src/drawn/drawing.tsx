import { QueryClient, QueryClientProvider } from '@plaza/shared/query'
import { PageRouter } from '@plaza/shared/router'
import type { ComponentType } from 'react'
import { sampleAddress } from '../alone/samples/routes'
import { allEndpoints } from '../api'
import { keyOf, pagesKeyOf } from '../host'
import type { InlinedAnswer } from '../remotes/boot'
import { type Answers, pending } from '../testing/answers'
import { type FakeHost, type FakeHostOptions, fakeHost } from '../testing/fake-host'
import { sampleParams } from '../testing/first-answers'
import type { LiveRoute } from './routes'

/** Nothing but the first answers is ever there. */
const silent = Object.fromEntries(allEndpoints.map(({ id }) => [id, pending])) as Answers

/** A host with a clock that stands. */
export const standingHost = (now: number, options: FakeHostOptions): FakeHost => ({
  ...fakeHost({ ...options, answers: silent }),
  now: () => now,
})

/** A page at its sample address, with the answers that its HTML brings. */
export function drawingOf({ row }: LiveRoute, Page: ComponentType, answers: readonly InlinedAnswer[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  for (const { endpoint, input, paged, data } of answers) {
    if (paged) client.setQueryData(pagesKeyOf({ id: endpoint }, input), { pages: [data], pageParams: [null] })
    else client.setQueryData(keyOf({ id: endpoint }, input), data)
  }
  const location = { key: 'first', pathname: sampleAddress(row.path), search: '', hash: '' }
  return (
    <QueryClientProvider client={client}>
      <PageRouter location={location} params={sampleParams(row.path)}>
        <Page />
      </PageRouter>
    </QueryClientProvider>
  )
}

import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerTo } from '../alone/samples/answers'
import { sampleAddress } from '../alone/samples/routes'
import { allEndpoints, isPaged } from '../api'
import type { RemoteModule } from '../remotes/define-remote'
import { type Answers, pending } from '../testing/answers'
import { visitsOf } from '../testing/visit'
import type { RouteRow } from './define'
import { inputOf } from './first-call'
import { routeTables } from './index'

const remotes = {
  media: () => import('../../../remote-media/src/remote'),
  community: () => import('../../../remote-community/src/remote'),
  practice: () => import('../../../remote-practice/src/remote'),
  account: () => import('../../../remote-account/src/remote'),
} satisfies Record<Exclude<keyof typeof routeTables, 'host'>, () => Promise<{ default: RemoteModule }>>

const now = Date.parse('2026-11-20T08:00:00Z')
const silent = Object.fromEntries(allEndpoints.map(({ id }) => [id, pending])) as Answers

const rows = (Object.keys(remotes) as (keyof typeof remotes)[]).flatMap((owner) =>
  Object.entries<RouteRow>(routeTables[owner])
    .filter(([, row]) => row.first && !row.planned)
    .map(([id, row]) => [id, owner, row] as const),
)

/** The parameters of a sample address. */
const paramsOf = (path: string) =>
  Object.fromEntries([...path.matchAll(/:(\w+)(\??)/g)].map(([, name, optional]) => [name, optional ? '' : '1']))

async function answersOf({ path, first = [] }: RouteRow) {
  return Promise.all(
    first.map(async (call) => {
      const endpoint = allEndpoints.find(({ id }) => id === call.endpoint)
      if (!endpoint) throw new Error(`${call.endpoint} is no endpoint`)
      const input = inputOf(call, paramsOf(path))
      const data = await answerTo(endpoint, input, { own: {}, now, links: [sampleAddress(path)] })
      return { endpoint: endpoint.id, input, paged: isPaged(endpoint), data }
    }),
  )
}

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it.each(rows)('%s stands by its first answers alone', async (id, owner, row) => {
  const { default: remote } = await remotes[owner]()
  const visit = visitsOf(routeTables[owner], remote) as (...given: unknown[]) => ReturnType<ReturnType<typeof visitsOf>>
  const { container } = await visit(id, paramsOf(row.path), { inlined: await answersOf(row), answers: silent })
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]:not(button)')).toBeNull())
  expect(container.textContent?.length).toBeGreaterThan(20)
})

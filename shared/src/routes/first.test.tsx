import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allEndpoints } from '../api'
import type { RemoteModule } from '../remotes/define-remote'
import { type Answers, pending } from '../testing/answers'
import { firstAnswers, sampleParams } from '../testing/first-answers'
import { visitsOf } from '../testing/visit'
import type { RouteRow } from './define'
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

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it.each(rows)('%s stands by its first answers alone', async (id, owner, row) => {
  const { default: remote } = await remotes[owner]()
  const visit = visitsOf(routeTables[owner], remote) as (...given: unknown[]) => ReturnType<ReturnType<typeof visitsOf>>
  const { container } = await visit(id, sampleParams(row.path), {
    inlined: await firstAnswers(row, now),
    answers: silent,
  })
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]:not(button)')).toBeNull())
  expect(container.textContent?.length).toBeGreaterThan(20)
})

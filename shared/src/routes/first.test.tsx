import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firstAnswers, sampleParams } from '../alone/samples/first-answers'
import { liveRows } from '../alone/samples/routes'
import { allEndpoints } from '../api'
import { type Answers, pending } from '../testing/answers'
import { remotes } from '../testing/remotes'
import { visitsOf } from '../testing/visit'

const now = Date.parse('2026-11-20T08:00:00Z')
const silent = Object.fromEntries(allEndpoints.map(({ id }) => [id, pending])) as Answers

const rows = remotes.flatMap((remote) =>
  liveRows(remote.routes).flatMap(([id, row]) => (row.first ? [[id, row, remote] as const] : [])),
)

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it.each(rows)('%s renders from its first answers alone', async (id, row, { routes, load }) => {
  const visit = visitsOf(routes, await load()) as (...given: unknown[]) => ReturnType<ReturnType<typeof visitsOf>>
  const { container } = await visit(id, sampleParams(row.path), {
    inlined: await firstAnswers(row, now),
    answers: silent,
  })
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]:not(button)')).toBeNull())
  expect(container.textContent?.length).toBeGreaterThan(20)
})

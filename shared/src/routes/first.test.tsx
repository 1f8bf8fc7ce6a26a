import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firstAnswers, sampleParams } from '../alone/samples/first-answers'
import { liveRows, sampleSearch } from '../alone/samples/routes'
import { allEndpoints } from '../api'
import { type Answers, pending } from '../testing/answers'
import { remotes } from '../testing/remotes'
import { visitsOf } from '../testing/visit'
import type { RouteRow } from './define'

const now = Date.parse('2026-11-20T08:00:00Z')
const given = ([, value]: [string, string]) => value !== ''
const silent = Object.fromEntries(allEndpoints.map(({ id }) => [id, pending])) as Answers

const rows = remotes.flatMap((remote) =>
  liveRows(remote.routes).flatMap(([id, row]) => queriesOf(row).map((query) => [id, query, row, remote] as const)),
)
/** The queries for which a page has first calls of its own. */
function queriesOf(row: RouteRow): string[] {
  const filling = new URLSearchParams(sampleSearch(row))
  const queries = row.first?.map(({ when = {} }) => [...filling, ...Object.entries(when).filter(given)])
  return [...new Set(queries?.map((query) => `${new URLSearchParams(query)}`))]
}

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it.each(rows)('%s?%s renders from its first answers alone', async (id, search, row, { routes, load }) => {
  const visit = visitsOf(routes, await load()) as (...given: unknown[]) => ReturnType<ReturnType<typeof visitsOf>>
  const { container } = await visit(id, sampleParams(row.path), {
    inlined: await firstAnswers(row, now, search),
    query: Object.fromEntries(new URLSearchParams(search)),
    answers: silent,
  })
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]:not(button)')).toBeNull())
  expect(container.textContent?.length).toBeGreaterThan(20)
})

// @vitest-environment node
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { providePageContextWithin } from '../page-context'
import { VISIT_PARAMETERS } from '../remotes'
import { hostRoutes } from '../routes'
import { livePages } from '../testing/live-pages'
import { draw, scope } from './render-static'

vi.unmock('virtua')

beforeAll(() => providePageContextWithin(scope))
afterAll(() => providePageContextWithin(null))

/** Dropped from every address; `state` only next to a login's `code`, so that a page may declare it. */
const carried = VISIT_PARAMETERS.filter((name) => name !== 'state') as readonly string[]
/** Pages that the server renders, whose query is part of their cache key. */
const rendered = livePages.filter(
  ({ id, row }) => !(id in hostRoutes) && !row.requiresAuth && !row.ownPage && !row.browserOnly,
)

/** Names of the query parameters that a page reads during render. */
async function queryReadBy(page: (typeof livePages)[number]): Promise<string[]> {
  const get = vi.spyOn(URLSearchParams.prototype, 'get')
  try {
    await draw(page, 'en', 'guest')
    return [...new Set(get.mock.calls.map(([name]) => name))].filter((name) => !carried.includes(name)).sort()
  } finally {
    get.mockRestore()
  }
}

it.each(rendered.map((page) => [page.id, page] as const))('%s declares the query that it reads', async (_, page) => {
  expect(await queryReadBy(page)).toEqual([...(page.row.query ?? [])].sort())
})

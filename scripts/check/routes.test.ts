import { join } from 'node:path'
import { expect, it } from 'vitest'
import { routeFindings } from '../../server/src/registry/check/index'
import { readRoutes } from '../../shared/build/read-routes'
import type { RouteTable } from '../../shared/src/routes'
import { remotes, root } from '../lib/project.mjs'

const tables = await Promise.all(
  remotes.map(async (name) => ({
    name,
    release: 'source',
    routes: (await readRoutes(join(root, `remote-${name}`, 'src/routes.ts'))) as RouteTable,
  })),
)

/** Conflicts of a table with those of the other remotes and the host. */
function conflictsOf(name: string, routes: RouteTable) {
  const preload = Object.fromEntries(Object.entries(routes).flatMap(([id, row]) => (row.planned ? [] : [[id, []]])))
  const others = tables.filter((other) => other.name !== name)
  return routeFindings({ document: { routes, preload } }, { others, unknown: [] })
}

it.each(tables)('the routes of $name conflict with no others', ({ name, routes }) =>
  expect(conflictsOf(name, routes)).toEqual([]),
)

it('reports a path or an id that two remotes claim', () => {
  const routes = { article: { path: '/posts/:post' } }
  expect(conflictsOf('practice', routes).map(({ code }) => code)).toEqual(['P502', 'P501'])
})

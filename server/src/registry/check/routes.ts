import { hostRoutes, type RouteTable, roleOf } from '@plaza/shared/routes'
import type { CheckContext, LiveRelease } from './check-context'
import { type Finding, found } from './findings'
import { meet, same } from './paths'
import type { ReleaseBundle } from './release'

/** First path segments of addresses that the server answers itself. */
const serverOwned = [
  '__dev',
  'api',
  'asc',
  'assets',
  'beacon',
  'favicon.ico',
  'healthz',
  'media',
  'metrics',
  'openapi.json',
  'ops',
  'platform',
  'readyz',
  'registry.json',
  'remotes',
  'routes.json',
  'ucenter',
  'upload',
  'vms',
].map((first) => `/${first}/*`)

interface RouteRow {
  id: string
  path: string
}
const rows = (table: RouteTable): RouteRow[] => Object.entries(table).map(([id, { path }]) => ({ id, path }))

function withOthers({ id, path }: RouteRow, { name, release, routes }: LiveRelease): Finding[] {
  const whose = `of ${name} ${release}`
  const taken = id in routes ? [found('P502', `${id} is a route ${whose}`)] : []
  const met = rows(routes).filter((other) => meet(path, other.path))
  return [...taken, ...met.map((other) => found('P501', `${id} ${path} meets ${other.id} ${other.path} ${whose}`))]
}

function withHost({ id, path }: RouteRow): Finding[] {
  const taken = id in hostRoutes ? [found('P502', `${id} is a route of the host`)] : []
  const met = rows(hostRoutes).filter((other) => other.path !== '*' && meet(path, other.path))
  const server = serverOwned.filter((other) => meet(path, other))
  return [
    ...taken,
    ...met.map((other) => found('P503', `${id} ${path} meets ${other.id} ${other.path} of the host`)),
    ...server.map((other) => found('P503', `${id} ${path} meets ${other} of the server`)),
  ]
}

/** A route that the app uses for something, as for the login (`role` of a route). */
interface RoleRow {
  id: string
  role: string
}
const roleRows = (table: RouteTable): RoleRow[] =>
  Object.entries(table).flatMap(([id, row]) => {
    const role = row.planned ? undefined : roleOf(id, row)
    return role === undefined ? [] : [{ id, role }]
  })

/** Whoever takes the role of another's page gets its visitors: those who log in, or open the home page. */
function roleFindings(table: RouteTable, others: readonly LiveRelease[]): Finding[] {
  const own = roleRows(table)
  const twice = own.filter(({ role }, at) => own.findIndex((other) => other.role === role) !== at)
  const taken = others.flatMap(({ name, release, routes }) => {
    const theirs = roleRows(routes)
    return own.flatMap(({ id, role }) =>
      theirs
        .filter((other) => other.role === role)
        .map((other) => found('P507', `${id} is ${role}, as ${other.id} of ${name} ${release}`)),
    )
  })
  return [...twice.map(({ id, role }) => found('P507', `${id} is ${role}, as another route of its own`)), ...taken]
}

function withPages({ routes, preload }: Pick<ReleaseBundle['document'], 'routes' | 'preload'>): Finding[] {
  const planned = (id: string) => routes[id]?.planned === true
  return [
    ...Object.keys(routes)
      .filter((id) => !planned(id) && !(id in preload))
      .map((id) => found('P505', `the route ${id} has no ${id}.page.tsx`)),
    ...Object.keys(preload)
      .filter((id) => !(id in routes) || planned(id))
      .map((id) => found('P505', `the page ${id} has no route`)),
  ]
}

/**
 * Compares a release's routes with each other, with its pages, with the host's and with those of every other live
 * remote.
 */
export function routeFindings(
  { document }: { document: Pick<ReleaseBundle['document'], 'routes' | 'preload'> },
  { others, unknown }: Pick<CheckContext, 'others' | 'unknown'>,
): Finding[] {
  const own = rows(document.routes)
  const twice = own.flatMap((one, index) =>
    own
      .slice(index + 1)
      .filter((other) => same(one.path, other.path))
      .map((other) => found('P504', `${one.id} ${one.path} and ${other.id} ${other.path}`)),
  )
  return [
    ...own.flatMap((row) => [...withHost(row), ...others.flatMap((other) => withOthers(row, other))]),
    ...twice,
    ...roleFindings(document.routes, others),
    ...withPages(document),
    ...unknown.map((name) => found('P506', `${name} has not been built here`)),
  ]
}

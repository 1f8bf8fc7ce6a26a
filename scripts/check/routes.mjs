import { found } from './findings.mjs'
import { meet, same } from './paths.mjs'

/** First segments of addresses that the server answers itself. */
const serverOwned = [
  '__dev',
  'api',
  'asc',
  'assets',
  'beacon',
  'favicon.ico',
  'healthz',
  'media',
  'openapi.json',
  'ops',
  'platform',
  'readyz',
  'registry.json',
  'remotes',
  'ucenter',
  'upload',
  'vms',
].map((first) => `/${first}/*`)

const rows = (table) => Object.entries(table).map(([id, { path }]) => ({ id, path }))

function withOthers({ id, path }, { name, release, routes }) {
  const whose = `of ${name} ${release}`
  const taken = id in routes ? [found('P502', `${id} is a route ${whose}`)] : []
  const met = rows(routes).filter((other) => meet(path, other.path))
  return [...taken, ...met.map((other) => found('P501', `${id} ${path} meets ${other.id} ${other.path} ${whose}`))]
}

function withHost({ id, path }, hostRoutes) {
  const taken = id in hostRoutes ? [found('P502', `${id} is a route of the host`)] : []
  const met = rows(hostRoutes).filter((other) => other.path !== '*' && meet(path, other.path))
  const server = serverOwned.filter((other) => meet(path, other))
  return [
    ...taken,
    ...met.map((other) => found('P503', `${id} ${path} meets ${other.id} ${other.path} of the host`)),
    ...server.map((other) => found('P503', `${id} ${path} meets ${other} of the server`)),
  ]
}

function withPages({ routes, preload }) {
  const planned = (id) => routes[id].planned === true
  return [
    ...Object.keys(routes)
      .filter((id) => !planned(id) && !(id in preload))
      .map((id) => found('P505', `the route ${id} has no ${id}.page.tsx`)),
    ...Object.keys(preload)
      .filter((id) => !(id in routes) || planned(id))
      .map((id) => found('P505', `the page ${id} has no route`)),
  ]
}

/** Its routes: among themselves, with its pages, with the host's and with those of every other remote that is live. */
export function routeFindings({ document }, { hostRoutes, others, unknown }) {
  const own = rows(document.routes)
  const twice = own.flatMap((one, index) =>
    own
      .slice(index + 1)
      .filter((other) => same(one.path, other.path))
      .map((other) => found('P504', `${one.id} ${one.path} and ${other.id} ${other.path}`)),
  )
  return [
    ...own.flatMap((row) => [...withHost(row, hostRoutes), ...others.flatMap((other) => withOthers(row, other))]),
    ...twice,
    ...withPages(document),
    ...unknown.map((name) => found('P506', `${name} has not been built here`)),
  ]
}

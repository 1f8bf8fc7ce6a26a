import { hostRoutes, type RouteRow, type RouteTable } from '@plaza/shared/routes'
import { matchRoutes } from 'react-router'
import { type ChosenRelease, listDigest } from '../../registry/chosen-releases'

/** The page that an address is. */
export interface PageMatch {
  row: RouteRow
  id: string
  owner: string
  params: Readonly<Record<string, string | undefined>>
}
type FindPage = (path: string) => PageMatch | null

const MAX_TABLES = 32

const rows = (owner: string, table: RouteTable) =>
  Object.entries(table)
    .filter(([, row]) => row.path !== '*')
    .map(([id, row]) => ({ path: row.path, handle: { owner, id, row } }))

/** The router writes an address that it cannot decode to the log, whatever stands in it. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** No id of anything is longer, or holds what is not written. */
const LONGEST_PARAM = 200
const isParam = (value = ''): boolean => value.length <= LONGEST_PARAM && !/\p{Cc}/u.test(value)

type OwnedRoute = ReturnType<typeof rows>[number]

/** The first part of an address, as the router compares it; empty where a route may begin with anything. */
export const firstSegmentOf = (path: string) => path.split('/')[1]?.toLowerCase() ?? ''
export const isDynamicSegment = (beginning: string) => /^$|^[:*]|\?$/.test(beginning)

/** The router ranks all routes that it is given, for each address anew: it is given those that begin like it. */
function byFirstSegment(routes: readonly OwnedRoute[]): (path: string) => OwnedRoute[] {
  const open = routes.filter(({ path }) => isDynamicSegment(firstSegmentOf(path)))
  const beginnings = new Map<string, OwnedRoute[]>()
  for (const route of routes) {
    const beginning = firstSegmentOf(route.path)
    if (!isDynamicSegment(beginning)) beginnings.set(beginning, [...(beginnings.get(beginning) ?? []), route])
  }
  return (path) => [...(beginnings.get(firstSegmentOf(path)) ?? []), ...open]
}

function finderOf(chosen: readonly ChosenRelease[]): FindPage {
  const routesFor = byFirstSegment([
    ...rows('host', hostRoutes),
    ...chosen.flatMap(({ remote, document }) => rows(remote, document.routes)),
  ])
  return (path) => {
    const match = isReadable(path) ? matchRoutes(routesFor(decodeURIComponent(path)), path)?.at(-1) : undefined
    return match && Object.values(match.params).every(isParam)
      ? { ...(match.route.handle as Omit<PageMatch, 'params'>), params: match.params }
      : null
  }
}

/** Finds pages by the routes of a visitor's releases; visitors with the same ones share a table. */
export function createFinders(): (chosen: readonly ChosenRelease[]) => FindPage {
  const kept = new Map<string, FindPage>()
  return (chosen) => {
    const key = listDigest(chosen)
    const finder = kept.get(key) ?? finderOf(chosen)
    if (kept.size > MAX_TABLES) kept.clear()
    kept.set(key, finder)
    return finder
  }
}

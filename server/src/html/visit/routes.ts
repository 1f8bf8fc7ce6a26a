import { hostRoutes, type RouteRow, type RouteTable } from '@plaza/shared/routes'
import { LRUCache } from 'lru-cache'
import { matchRoutes } from 'react-router'
import { type ChosenRelease, listDigest } from '../../registry/chosen-releases'

/** The page of an address. */
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

/** React Router logs an address that it cannot decode, which may contain anything. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Longer parameters, and those with control characters, are no ids. */
const LONGEST_PARAM = 200
const isParam = (value = ''): boolean => value.length <= LONGEST_PARAM && !/\p{Cc}/u.test(value)

type OwnedRoute = ReturnType<typeof rows>[number]

/** The first path segment, as React Router compares it; '' if the route may begin with anything. */
export const firstSegmentOf = (path: string) => path.split('/')[1]?.toLowerCase() ?? ''
export const isDynamicSegment = (beginning: string) => /^$|^[:*]|\?$/.test(beginning)

/** React Router ranks all given routes for each address, so it is given only those with the same first segment. */
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

/** Finds pages by the routes of a visitor's releases; visitors with equal releases share a table. */
export function createFinders(): (chosen: readonly ChosenRelease[]) => FindPage {
  const finders = new LRUCache<string, FindPage>({ max: MAX_TABLES })
  return (chosen) => {
    const key = listDigest(chosen)
    const finder = finders.get(key) ?? finderOf(chosen)
    finders.set(key, finder)
    return finder
  }
}

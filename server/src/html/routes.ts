import { hostRoutes, type RouteRow, type RouteTable } from '@plaza/shared/routes'
import { matchRoutes } from 'react-router'
import type { Chosen } from '../registry/chosen'

/** The page that an address is. */
export interface Found {
  row: RouteRow
  id: string
  owner: string
  params: Readonly<Record<string, string | undefined>>
}
type Find = (path: string) => Found | null

const MAX_KEPT = 32

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

type Row = ReturnType<typeof rows>[number]

/** The first part of an address, as the router compares it; empty where a route may begin with anything. */
const beginningOf = (path: string) => path.split('/')[1]?.toLowerCase() ?? ''
const isOpen = (beginning: string) => /^$|^[:*]|\?$/.test(beginning)

/** The router ranks all routes that it is given, for each address anew: it is given those that begin like it. */
function byBeginning(routes: readonly Row[]): (path: string) => Row[] {
  const open = routes.filter(({ path }) => isOpen(beginningOf(path)))
  const beginnings = new Map<string, Row[]>()
  for (const route of routes) {
    const beginning = beginningOf(route.path)
    if (!isOpen(beginning)) beginnings.set(beginning, [...(beginnings.get(beginning) ?? []), route])
  }
  return (path) => [...(beginnings.get(beginningOf(path)) ?? []), ...open]
}

function finderOf(chosen: readonly Chosen[]): Find {
  const routesLike = byBeginning([
    ...rows('host', hostRoutes),
    ...chosen.flatMap(({ remote, document }) => rows(remote, document.routes)),
  ])
  return (path) => {
    const match = isReadable(path) ? matchRoutes(routesLike(decodeURIComponent(path)), path)?.at(-1) : undefined
    return match && Object.values(match.params).every(isParam)
      ? { ...(match.route.handle as Omit<Found, 'params'>), params: match.params }
      : null
  }
}

/** Finds pages by the routes of a visitor's releases; visitors with the same ones share a table. */
export function createFinders(): (chosen: readonly Chosen[]) => Find {
  const kept = new Map<string, Find>()
  return (chosen) => {
    const key = chosen.map(({ digest }) => digest).join()
    const finder = kept.get(key) ?? finderOf(chosen)
    if (kept.size > MAX_KEPT) kept.clear()
    kept.set(key, finder)
    return finder
  }
}

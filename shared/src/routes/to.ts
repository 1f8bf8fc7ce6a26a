import type { accountRoutes } from './account'
import type { communityRoutes } from './community'
import type { ParamsOf } from './define'
import type { hostRoutes } from './host'
import type { mediaRoutes } from './media'
import type { practiceRoutes } from './practice'

type AllRoutes = typeof hostRoutes &
  typeof mediaRoutes &
  typeof communityRoutes &
  typeof practiceRoutes &
  typeof accountRoutes

export type RouteId = keyof AllRoutes
type PathOf<Id extends RouteId> = AllRoutes[Id]['path']
type Needed<Id extends RouteId> = ParamsOf<PathOf<Id>>
type Query = Record<string, string | number | undefined>
type Rest<Id extends RouteId> = keyof Needed<Id> extends never
  ? [params?: Record<string, never>, query?: Query]
  : [params: Needed<Id>, query?: Query]

/** Path of each live route by its id, of the host and of every chosen remote. */
export type Paths = Readonly<Record<string, string>>

let paths: Paths = {}

/** Says which routes are live in this page; the host knows them from the selection and hands them to each remote. */
export function setPaths(live: Paths): void {
  paths = live
}

/**
 * The address of a route: `to('article', { aid: 7 })` gives `/posts/7`; a route that is not live gives `/not-found`.
 * Parameters are encoded, undefined query values are left out.
 */
export function to<Id extends RouteId>(id: Id, ...[params, query]: Rest<Id>): string {
  const filled = (paths[id] ?? '/not-found').replace(/:(\w+)\??/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value))
  const asked = search.toString()
  return asked ? `${filled}?${asked}` : filled
}

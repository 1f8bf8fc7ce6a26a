import { type Paths, pageContext } from '../surroundings'
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
type Query = Record<string, string | number | undefined>
/** What makes an address of a path: its parameters, where it has any, and a query. */
export type LinkArgs<Path extends string> = keyof ParamsOf<Path> extends never
  ? [params?: Record<string, never>, query?: Query]
  : [params: ParamsOf<Path>, query?: Query]

/** Where an address leads whose route is not live. */
export const NOT_FOUND = '/not-found'

const none: Paths = {}

/** Path of each route that is live now. */
export const livePaths = (): Paths => pageContext()?.paths ?? none

/**
 * The address of a route: `to('article', { aid: 7 })` gives `/posts/7`; a route that is not live gives `/not-found`.
 * Parameters are encoded, undefined query values are left out.
 */
export function to<Id extends RouteId>(id: Id, ...[params, query]: LinkArgs<PathOf<Id>>): string {
  const filled = (livePaths()[id] ?? NOT_FOUND).replace(/:(\w+)\??/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name] ?? '')),
  )
  const searchParams = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) searchParams.set(name, String(value))
  const search = searchParams.toString()
  return search ? `${filled}?${search}` : filled
}

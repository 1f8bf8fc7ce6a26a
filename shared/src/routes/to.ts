import { type Paths, pageContext } from '../page-context'
import type { RouteId, RouteParams } from './route-ids'

type Query = Record<string, string | number | undefined>
/** Arguments of `to()`: parameters if the route has any, and a query. */
type LinkArgs<Params> = keyof Params extends never
  ? [params?: Record<string, never>, query?: Query]
  : [params: Params, query?: Query]

/** Result of `to()` for a route that is not live. */
export const NOT_FOUND = '/not-found'

const none: Paths = {}

/** Path of each live route. */
export const livePaths = (): Paths => pageContext()?.paths ?? none

/**
 * The address of a route: `to('article', { aid: 7 })` is `/posts/7`; for a route that is not live `/not-found`. Encodes
 * parameters and omits undefined query values.
 */
export function to<Id extends RouteId>(id: Id, ...[params, query]: LinkArgs<RouteParams<Id>>): string {
  const address = (livePaths()[id] ?? NOT_FOUND).replace(/:(\w+)\??/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name] ?? '')),
  )
  const searchParams = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) searchParams.set(name, String(value))
  const search = searchParams.toString()
  return search ? `${address}?${search}` : address
}

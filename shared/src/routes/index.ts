import { accountRoutes } from './account'
import { communityRoutes } from './community'
import type { ParamsOf, RouteRow } from './define'
import { hostRoutes } from './host'
import { mediaRoutes } from './media'
import { practiceRoutes } from './practice'

export { type ChannelType, type ContentType, channelAddress, contentAddress } from './content-routes'
export { defineRoutes, type FirstCall, type PagesOf, type ParamsOf, type RouteRow, type RouteTable } from './define'
export { accountRoutes, communityRoutes, hostRoutes, mediaRoutes, practiceRoutes }

/** Every route of the product by owner; a remote publishes its own table in its release. */
export const routeTables = {
  host: hostRoutes,
  media: mediaRoutes,
  community: communityRoutes,
  practice: practiceRoutes,
  account: accountRoutes,
} as const

export type Owner = keyof typeof routeTables
export type RemoteName = Exclude<Owner, 'host'>

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

const rows: Readonly<Record<string, RouteRow>> = {
  ...hostRoutes,
  ...mediaRoutes,
  ...communityRoutes,
  ...practiceRoutes,
  ...accountRoutes,
}

/**
 * The address of a route: `to('article', { aid: 7 })` gives `/posts/7`. Parameters are encoded,
 * undefined query values are left out.
 */
export function to<Id extends RouteId>(id: Id, ...[params, query]: Rest<Id>): string {
  const filled = (rows[id]?.path ?? '/not-found').replace(/:(\w+)\??/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

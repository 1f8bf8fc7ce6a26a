import type { Paths } from '../surroundings'
import { accountRoutes } from './account'
import { communityRoutes } from './community'
import type { RouteRow, RouteTable } from './define'
import { hostRoutes } from './host'
import { mediaRoutes } from './media'
import { practiceRoutes } from './practice'

export type { Paths } from '../surroundings'
export {
  type ChannelType,
  type ContentType,
  channelAddress,
  contentAddress,
  contentRoute,
  isLiveType,
} from './content-routes'
export { defineRoutes, type FirstCall, type PagesOf, type ParamsOf, type RouteRow, type RouteTable } from './define'
export { type FirstInput, inputOf } from './first-call'
export { HOME_PAGE, isHome } from './home'
export { isLive, isLiveAddress } from './live'
export { ownLinks } from './own-links'
export { metaOf, type PageMeta } from './page-meta'
export { type RouteId, to } from './to'
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

/** The paths that can be visited: a planned route has no page, so nothing leads to it. */
export const pathsOf = (tables: readonly RouteTable[]): Paths =>
  Object.fromEntries(
    tables.flatMap((table) =>
      Object.entries(table)
        .filter(([, row]: [string, RouteRow]) => !row.planned)
        .map(([id, row]) => [id, row.path]),
    ),
  )

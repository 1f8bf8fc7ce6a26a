import type { Paths } from '../page-context'
import type { RouteRow, RouteTable } from './define'

export type { Paths } from '../page-context'
export { agreedLinks } from './agreed-links'
export {
  type ChannelType,
  type ContentType,
  channelAddress,
  contentAddress,
  contentRoute,
  contentTypes,
  isLiveType,
  serviceAddress,
} from './content-routes'
export { defineRoutes, type FirstCall, type PagesOf, type ParamsOf, type RouteRow, type RouteTable } from './define'
export { type FirstInput, firstCallsOf, inputOf } from './first-call'
export { HOME_PAGE, isHome } from './home'
export { hostRoutes } from './host'
export { isLive, isLiveAddress } from './live'
export { metaOf, type PageMeta } from './page-meta'
export type { OwnRoutes, RouteId } from './route-ids'
export { to } from './to'

/** The paths that can be visited: a planned route has no page. */
export const pathsOf = (tables: readonly RouteTable[]): Paths =>
  Object.fromEntries(
    tables.flatMap((table) =>
      Object.entries(table)
        .filter(([, row]: [string, RouteRow]) => !row.planned)
        .map(([id, row]) => [id, row.path]),
    ),
  )

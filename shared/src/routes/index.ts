import type { Paths } from '../page-context'
import type { RouteRow, RouteTable } from './define'
import { roleOf } from './role'

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
export {
  defineRoutes,
  type FirstCall,
  type PagesOf,
  type ParamsOf,
  type RoleId,
  type RouteRole,
  type RouteRow,
  type RouteTable,
} from './define'
export { type FirstInput, firstCallsOf, inputOf } from './first-call'
export { HOME_PAGE, isHome, isHomeRow } from './home'
export { hostRoutes } from './host'
export { isLive, isLiveAddress } from './live'
export { metaOf, type PageMeta } from './page-meta'
export { roleOf } from './role'
export type { OwnRoutes, RouteId } from './route-ids'
export { to } from './to'

const withRole = (id: string, row: RouteRow) => {
  const role = roleOf(id, row)
  return role ? [[`@${role}`, row.path]] : []
}

/** The paths that can be visited, by route id and by role (`@home`): a planned route has no page. */
export const pathsOf = (tables: readonly RouteTable[]): Paths =>
  Object.fromEntries(
    tables.flatMap((table) =>
      Object.entries(table)
        .filter(([, row]: [string, RouteRow]) => !row.planned)
        .flatMap(([id, row]) => [[id, row.path], ...withRole(id, row)]),
    ),
  )

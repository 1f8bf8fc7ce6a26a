import type { RouteRow } from './define'
import { roleOf } from './role'
import { livePaths } from './to'

/** Id of the configured home page; a blank id means it too (docs/decisions/0009). */
export const HOME_PAGE = 'home'

const homeIds = ['', HOME_PAGE]

/** Whether a page is the configured home page, which has several addresses. */
export function isHomeRow(route: { id: string; row: RouteRow } | null, param: string | undefined): boolean {
  const role = route && roleOf(route.id, route.row)
  return role === 'home' || (role === 'page' && homeIds.includes(param ?? ''))
}

/** Whether a path is the root or one of the configured home page. */
export function isHome(pathname: string): boolean {
  const { '@home': home, '@page': page } = livePaths()
  const before = page?.split(':')[0]
  const pages = before ? [before.slice(0, -1), ...homeIds.map((id) => before + id)] : []
  return ['/', home, ...pages].includes(pathname)
}

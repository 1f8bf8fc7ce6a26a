import type { RouteRole, RouteRow } from './define'

/** Roles of pages in releases from before routes had them (docs/decisions/0542). */
const earlier: Readonly<Record<string, RouteRole>> = {
  index: 'home',
  page: 'page',
  specials: 'home-of-category-2',
  mine: 'mine',
  login: 'sign-in',
  'wx-bind-phone': 'bind-phone',
}

/** What the app uses a route for. */
export const roleOf = (id: string, row: Pick<RouteRow, 'role'>): RouteRole | undefined => row.role ?? earlier[id]

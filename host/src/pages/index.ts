import type { hostRoutes, PagesOf } from '@plaza/shared/routes'

/** The host's own pages by route id. */
export const hostPages: PagesOf<typeof hostRoutes> = {
  root: () => import('./root.page'),
  'frame-foot': () => import('./frame-foot.page'),
  auth: () => import('./auth.page'),
  'inner-link': () => import('./inner-link.page'),
  boot: () => import('./boot.page'),
  'boot-by-qr': () => import('./boot.page'),
  'initialize-login': () => import('./initialize-login.page'),
  'error-page': () => import('./error-page.page'),
  outbox: () => import('./outbox.page'),
  'not-found': () => import('./not-found.page'),
  any: () => import('./not-found.page'),
}

/** Page of every route flagged `planned`. */
export const plannedPage = () => import('./planned.page')

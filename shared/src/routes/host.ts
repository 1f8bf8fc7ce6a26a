import { defineRoutes } from './define'

export const hostRoutes = defineRoutes({
  root: { path: '/' },
  'frame-foot': { path: '/_frame_foot', noNeedAuth: true, frame: true, keepsDesktop: true },
  auth: { path: '/auth', noNeedAuth: true, keepsInput: true },
  'inner-link': { path: '/inner-link', noNeedAuth: true },
  boot: { path: '/boot', noNeedAuth: true },
  'boot-by-qr': { path: '/qrs/boot', noNeedAuth: true },
  'initialize-login': { path: '/app/initialize-login', noNeedAuth: true, keepsInput: true },
  'error-page': { path: '/error-page', noNeedAuth: true },
  outbox: { path: '/outbox', ownPage: true },
  'not-found': { path: '/not-found', noNeedAuth: true },
  any: { path: '*', noNeedAuth: true },
})

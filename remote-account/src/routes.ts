import { defineRoutes } from '@plaza/shared/routes'

export const routes = defineRoutes({
  about: {
    path: '/about',
    query: ['document'],
    first: [{ endpoint: 'site.about' }, { endpoint: 'site.agreements' }, { endpoint: 'site.clauses' }],
  },
  mine: {
    path: '/mine',
    role: 'mine',
    query: ['tab'],
    showFooter: true,
    showplayer: true,
    draws: ['mine.entry', 'mine.part', 'mine.tab'],
  },
  login: { path: '/login', role: 'sign-in', keepsInput: true, query: ['redirect'], noNeedAuth: true },
  history: { path: '/history', requiresAuth: true },
  profile: { path: '/user', requiresAuth: true },
  safety: { path: '/safe', query: ['code', 'state'], requiresAuth: true },
  phone: { path: '/phone', requiresAuth: true },
  'phone-bind': { path: '/phone/bind', requiresAuth: true },
  'phone-rebind': { path: '/phone/rebind', query: ['redirect'], requiresAuth: true },
  password: { path: '/password', requiresAuth: true },
  messages: { path: '/message', draws: ['message.kind'], query: ['kind'], requiresAuth: true },
  collections: { path: '/collection', requiresAuth: true },
  subscriptions: { path: '/subscribes', requiresAuth: true },
  follows: { path: '/attention', requiresAuth: true },
  'bind-success': { path: '/bind-success', query: ['of', 'redirect'] },
  'forgotten-password': { path: '/forget', query: ['redirect'], noNeedAuth: true },
  feedback: { path: '/feedback' },
  'feedback-history': { path: '/feedback-his', ownPage: true },
  'feedback-detail': { path: '/feedback-detail/:id', ownPage: true },
  'user-settings': { path: '/user-set', ownPage: true, query: ['view'] },
  'wx-bind-phone': { path: '/wx-bind-phone', role: 'bind-phone', keepsInput: true, query: ['fouce', 'redirect'] },
  settings: { path: '/setting' },
  'cash-out': { path: '/cash-out', ownPage: true },
  wallet: { path: '/wallet', query: ['month', 'kind'], ownPage: true },
  'cash-detail': { path: '/cash-detail/:id', ownPage: true },
  'red-packets': { path: '/red-packet', query: ['tab', 'type'], ownPage: true },
  help: {
    path: '/class-assistant',
    query: ['topic', 'q', 'question'],
    noNeedAuth: true,
    first: [{ endpoint: 'site.help' }],
  },
  join: {
    path: '/join',
    query: ['role', 'application'],
    noNeedAuth: true,
    first: [{ endpoint: 'joins.offers' }],
  },
  'quality-info': { path: '/qulity-info', noNeedAuth: true, first: [{ endpoint: 'site.quality' }] },
  addresses: { path: '/address', query: ['edit'], ownPage: true },
})

declare module '@plaza/shared/routes' {
  interface OwnRoutes {
    account: typeof routes
  }
}

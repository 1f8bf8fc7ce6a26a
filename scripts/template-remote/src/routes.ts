import { defineRoutes } from '@plaza/shared/routes'

/** Published in remote.json: hosts learn of a route here by the release alone. Route ids are one name space for all. */
export const routes = defineRoutes({
  'name-of-remote-overview': {
    path: '/name-of-remote',
    noNeedAuth: true,
    first: [{ endpoint: 'contents.feed', params: { id: 'all' } }],
  },
  'name-of-remote-note': { path: '/name-of-remote/:note', noNeedAuth: true },
})

declare module '@plaza/shared/routes' {
  interface OwnRoutes {
    'name-of-remote': typeof routes
  }
}

import { defineRoutes } from '@plaza/shared/routes'

/**
 * Published in remote.json: hosts learn of a route only from the release. Route ids share one namespace across all
 * remotes.
 */
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

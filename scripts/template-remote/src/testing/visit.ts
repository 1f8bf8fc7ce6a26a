import { type VisitRoute, visitsOf } from '@plaza/shared/testing'
import remote from '../remote'
import { routes } from '../routes'

/** Renders the page of a route of this remote. */
export const visit: VisitRoute<typeof routes> = visitsOf(routes, remote)

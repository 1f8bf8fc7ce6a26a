import { type VisitRoute, visitsOf } from '@plaza/shared/testing'
import remote from '../remote'
import { routes } from '../routes'

/** Draws the page of a route of this remote. */
export const visit: VisitRoute<typeof routes> = visitsOf(routes, remote)

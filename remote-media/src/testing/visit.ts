import { visitsOf } from '@plaza/shared/testing'
import remote from '../remote'
import { routes } from '../routes'

/** Draws the page of a route of this remote. */
export const visit = visitsOf(routes, remote)

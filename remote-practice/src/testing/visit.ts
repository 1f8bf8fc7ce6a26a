import { practiceRoutes } from '@plaza/shared/routes'
import { visitsOf } from '@plaza/shared/testing'
import remote from '../remote'

/** Draws the page of a route of this remote. */
export const visit = visitsOf(practiceRoutes, remote)

import { type VisitOptions, type VisitRoute, visitsOf } from '@plaza/shared/testing'
import remote from '../remote'
import { routes } from '../routes'

const visitOne = visitsOf(routes, remote) as (
  id: string,
  params?: object,
  options?: VisitOptions,
) => ReturnType<VisitRoute<typeof routes>>

/** Renders the page of a route of this remote; its headings are its own unless a test answers `teams.config`. */
export const visit: VisitRoute<typeof routes> = (id, ...[params, options]) =>
  visitOne(id, params, { ...options, answers: { 'teams.config': {}, ...options?.answers } })

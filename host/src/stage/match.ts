import type { RouteRow } from '@plaza/shared/routes'

/** A route that can be visited now, and who owns it. */
export interface LiveRoute {
  owner: string
  id: string
  row: RouteRow
}

export interface Match {
  route: LiveRoute
  params: Readonly<Record<string, string | undefined>>
}

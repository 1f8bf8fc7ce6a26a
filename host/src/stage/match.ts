import type { RouteRow } from '@plaza/shared/routes'

/** A live route and its owner. */
export interface LiveRoute {
  owner: string
  id: string
  row: RouteRow
}

export interface Match {
  route: LiveRoute
  params: Readonly<Record<string, string | undefined>>
}

import { isLive } from '../routes/live'
import type { RouteId } from '../routes/route-ids'
import { to } from '../routes/to'
import type { ExtensionTarget } from './points'

type Values = Readonly<Record<string, string | undefined>>

const fill = (table: Values | undefined, given: Values) =>
  table &&
  Object.fromEntries(
    Object.entries(table).map(([name, value = '']) => [name, value.startsWith(':') ? given[value.slice(1)] : value]),
  )

/** Whether the page of a target is live. */
export const leadsTo = ({ route }: ExtensionTarget): boolean => isLive(route as RouteId)

/** Address of a target; `given` fills the values that begin with `:`. */
export const targetAddress = ({ route, params, query }: ExtensionTarget, given: Values = {}): string =>
  to(route as 'page', fill(params, given) as { id: string }, fill(query, given))

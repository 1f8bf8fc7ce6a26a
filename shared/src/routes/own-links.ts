import type { RouteTable } from './define'
import { type LinkArgs, to } from './to'

/**
 * `to` for a remote that keeps its route table in its own folder, with the ids and parameters of that table:
 * `const to = ownLinks<typeof routes>()`.
 */
export function ownLinks<T extends RouteTable>() {
  return to as <Id extends keyof T & string>(id: Id, ...rest: LinkArgs<T[Id]['path']>) => string
}

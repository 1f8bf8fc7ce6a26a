import type { Extensions } from '../extensions'
import { agreedLinks, hostRoutes, type RouteTable } from '../routes'

/**
 * Route tables by owner for the fake host: the host's, and added ones. Tests add every remote's (`setup.ts`), the desk
 * those that its build provides.
 */
export const routeTables: Record<string, RouteTable> = { host: hostRoutes }

export const addRouteTables = (tables: Readonly<Record<string, RouteTable>>): void => {
  Object.assign(routeTables, tables)
}

/** What remotes add to places of others, by remote; filled like the tables. */
export const remoteExtensions: Record<string, Extensions> = {}

export const addExtensions = (extensions: Readonly<Record<string, Extensions>>): void => {
  Object.assign(remoteExtensions, extensions)
}

const pathOf = (id: string, parameters: readonly string[]) =>
  `/${[id, ...parameters.map((name) => `:${name}`)].join('/')}`

/**
 * Route tables of remotes that are not in this repository, from the links that they agreed to keep. Only the owner knows
 * the paths; these ones have the same ids and parameters.
 */
export const agreedTables = (present: readonly string[]): Readonly<Record<string, RouteTable>> =>
  Object.fromEntries(
    Object.entries(agreedLinks)
      .filter(([owner]) => !present.includes(owner))
      .map(([owner, links]) => [
        owner,
        Object.fromEntries(Object.entries(links).map(([id, parameters]) => [id, { path: pathOf(id, parameters) }])),
      ]),
  )

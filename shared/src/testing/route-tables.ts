import type { Extensions } from '../extensions'
import { hostRoutes, type RouteTable } from '../routes'

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

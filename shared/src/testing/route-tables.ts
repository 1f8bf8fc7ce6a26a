import { hostRoutes, type RouteTable } from '../routes'

/**
 * Route tables by owner, by which the fake host serves paths: the host's, and those that are added. Tests add every
 * remote's (`setup.ts`), the small shell those that its build hands to it.
 */
export const routeTables: Record<string, RouteTable> = { host: hostRoutes }

export const addRouteTables = (tables: Readonly<Record<string, RouteTable>>): void => {
  Object.assign(routeTables, tables)
}

import type { RouteRow, RouteTable } from '../../routes'

/** An address of a route: parameters are 1, optional ones are omitted. */
export const sampleAddress = (path: string): string => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '1') || '/'

/** The query parameters that fill a row's first calls, each 1. */
export function sampleSearch({ first = [] }: RouteRow): string {
  const values = first.flatMap(({ params = {} }) => Object.values(params))
  const names = values.flatMap((value) => (value.startsWith('?') ? [value.slice(1)] : []))
  return names.length > 0 ? `?${new URLSearchParams(names.map((name) => [name, '1']))}` : ''
}

/** A route with a page, and an address of it. */
export interface SampleRoute {
  id: string
  path: string
  address: string
}

/** The rows of a table that have pages. */
export const liveRows = (table: RouteTable): [id: string, row: RouteRow][] =>
  Object.entries(table).filter(([, row]) => !row.planned && row.path !== '*')

/** The same rows, with sample addresses. */
export const sampleRoutes = (table: RouteTable): SampleRoute[] =>
  liveRows(table).map(([id, row]) => ({ id, path: row.path, address: sampleAddress(row.path) + sampleSearch(row) }))

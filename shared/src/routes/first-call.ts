import type { FirstCall, RouteRow } from './define'
import { HOME_PAGE } from './home'

/** Input of a first call, which server and page must build identically. */
export interface FirstInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, string | number | undefined>
}

type Params = Readonly<Record<string, string | undefined>>

/** A blank parameter means the configured home (docs/decisions/0009). */
const fill = (table: Readonly<Record<string, string | undefined>>, params: Params) =>
  Object.fromEntries(
    Object.entries(table).map(([name, value = '']) => [
      name,
      value.startsWith(':') ? params[value.slice(1)] || HOME_PAGE : value,
    ]),
  )

/**
 * The input of a page's first call, exactly as the page builds it, so that both have the same key in the data cache.
 */
export function inputOf(call: FirstCall, params: Params): FirstInput {
  return {
    ...(call.params ? { params: fill(call.params, params) } : {}),
    ...(call.query ? { query: fill(call.query, params) } : {}),
    ...(call.body ? { body: { ...call.body } } : {}),
  }
}

/** Fills parameters that begin with `?` from the query of the address; undefined if it lacks one of them. */
function fromQuery(table: Readonly<Record<string, string | undefined>>, query: URLSearchParams) {
  const filled = Object.entries(table).map(([name, value = '']) => [
    name,
    value.startsWith('?') ? (query.get(value.slice(1)) ?? '') : value,
  ])
  return filled.some(([, value]) => !value) ? undefined : Object.fromEntries(filled)
}

/** The first calls of a page for the query of its address, from which parameters that begin with `?` are filled. */
export function firstCallsOf({ planned, first = [] }: RouteRow, search: string): readonly FirstCall[] {
  if (planned) return []
  const given = new URLSearchParams(search)
  return first.flatMap(({ when = {}, ...call }) => {
    const params = fromQuery(call.params ?? {}, given)
    const query = fromQuery(call.query ?? {}, given)
    const isMade = Object.entries(when).every(([name, value]) => (given.get(name) ?? '') === value) && params && query
    return isMade ? [{ ...call, ...(call.params && { params }), ...(call.query && { query }) }] : []
  })
}

import type { activities, InputOf } from '@plaza/shared/api'

export const stateFilters = ['open', 'running', 'upcoming', 'ended'] as const
export type StateFilter = (typeof stateFilters)[number]

/** What the list is narrowed to; stands in the address, so that it survives a reload and can be shared. */
export interface ActivityFilter {
  state?: StateFilter
  kind?: string
  /** `2026-11-21` */
  date?: string
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

export function readFilter(search: URLSearchParams): ActivityFilter {
  const state = stateFilters.find((known) => known === search.get('state'))
  const kind = search.get('kind')
  const date = search.get('date') ?? ''
  return { ...(state && { state }), ...(kind && { kind }), ...(isDate(date) && { date }) }
}

/** The call of the list; without a filter exactly the one that the server answers ahead. */
export const listInput = (filter: ActivityFilter): InputOf<typeof activities.list> =>
  Object.keys(filter).length > 0 ? { query: filter } : {}

export const isFiltered = (filter: ActivityFilter): boolean => Object.keys(filter).length > 0

import type { activities, InputOf } from '@plaza/shared/api'
import { anyText, isoDate, oneOf, optional, type QueryState } from '@plaza/shared/host'

export const stateFilters = ['open', 'running', 'upcoming', 'ended'] as const

/** What the list is narrowed to; stands in the address, so that it survives a reload and can be shared. */
export const filterFields = { state: optional(oneOf(stateFilters)), kind: anyText, date: isoDate }
export type ActivityFilter = QueryState<typeof filterFields>

/** The call of the list; without a filter exactly the one that the server answers ahead. */
export const listInput = (filter: ActivityFilter): InputOf<typeof activities.list> =>
  isFiltered(filter) ? { query: filter } : {}

export const isFiltered = (filter: ActivityFilter): boolean => Object.values(filter).some(Boolean)

import type { activities, InputOf } from '@plaza/shared/api'
import { anyText, isoDate, oneOf, optional, type QueryState } from '@plaza/shared/host'

export const stateFilters = ['open', 'running', 'upcoming', 'ended'] as const

/** Filters are kept in the address, so they survive a reload and can be shared. */
export const filterFields = { state: optional(oneOf(stateFilters)), kind: anyText, date: isoDate }
export type ActivityFilter = QueryState<typeof filterFields>

/** Input of the list call; without a filter it equals the first call that the server inlines. */
export const listInput = (filter: ActivityFilter): InputOf<typeof activities.list> =>
  isFiltered(filter) ? { query: filter } : {}

export const isFiltered = (filter: ActivityFilter): boolean => Object.values(filter).some(Boolean)

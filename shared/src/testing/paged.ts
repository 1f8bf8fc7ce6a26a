import type { Page } from '../api'

/** The only page of a list. */
export const pageOf = <T = never>(...list: T[]): Page<T> => ({ list, next: null })

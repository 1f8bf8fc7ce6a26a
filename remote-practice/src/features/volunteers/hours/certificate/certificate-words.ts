import type { Certificate } from '@plaza/shared/api'
import { calendarDate } from '@plaza/shared/format'

/** With the year, always: a certificate is read in other years. */
export const dateOf = (moment: string): string => calendarDate(moment, 0)

export const spanOf = ({ from, until }: Pick<Certificate, 'from' | 'until'>): string =>
  dateOf(from) === dateOf(until) ? dateOf(from) : `${dateOf(from)} – ${dateOf(until)}`

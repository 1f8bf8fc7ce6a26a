import type { Certificate } from '@plaza/shared/api'
import { calendarDate } from '@plaza/shared/format'
import { to } from '@plaza/shared/routes'

/** Path segment in place of a volunteer's id: the page that verifies, for whoever has a code. */
export const VERIFICATION = 'certificate'

/** Where anyone can verify it. */
export const verificationOf = (code: string): string => to('volunteer', { id: VERIFICATION }, { proof: code })

/** With the year, always: a certificate is read in other years. */
export const dateOf = (moment: string): string => calendarDate(moment, 0)

export const spanOf = ({ from, until }: Pick<Certificate, 'from' | 'until'>): string =>
  dateOf(from) === dateOf(until) ? dateOf(from) : `${dateOf(from)} – ${dateOf(until)}`

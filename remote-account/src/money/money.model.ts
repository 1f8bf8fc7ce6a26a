import { formatMoney } from '@plaza/shared/format'

/** What came with a plus, what went with a minus. */
export const signedMoney = (cents: number): string => `${cents > 0 ? '+' : ''}${formatMoney(cents)}`

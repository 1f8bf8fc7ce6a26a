import type { TransferState } from '@plaza/shared/api'
import type { DifferenceKind, PaidSums } from '@plaza/shared/operations'

/** An order as the books have it. */
export interface BookedOrder extends PaidSums {
  state: TransferState
}

const isPaidHere = ({ state }: BookedOrder): boolean => state === 'success' || state === 'reversed'

/**
 * How an order differs between the provider's statement and the books; null where they agree. An order that failed here
 * agrees with one that was paid and returned there: nothing left.
 */
export function differenceOf(here: BookedOrder | null, there: PaidSums): DifferenceKind | null {
  if (!here) return 'missing-here'
  if (!isPaidHere(here)) return there.paid === there.returned ? null : 'other-state'
  if (there.paid === 0) return 'missing-there'
  if ((here.state === 'reversed') !== there.returned > 0) return 'other-state'
  return here.paid === there.paid && here.returned === there.returned ? null : 'other-amount'
}

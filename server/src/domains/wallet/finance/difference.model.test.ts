import type { TransferState } from '@plaza/shared/api'
import type { DifferenceKind, PaidSums } from '@plaza/shared/operations'
import { expect, it } from 'vitest'
import { differenceOf } from './difference.model'

const nothing = { paid: 0, returned: 0 }
const paid = { paid: 990, returned: 0 }
const cameBack = { paid: 990, returned: 990 }

it.each<[when: string, state: TransferState, here: PaidSums, there: PaidSums, kind: DifferenceKind | null]>([
  ['paid on both sides', 'success', paid, paid, null],
  ['paid and back on both sides', 'reversed', cameBack, cameBack, null],
  ['failed here, and there paid and returned', 'failed', nothing, cameBack, null],
  ['paid here alone', 'success', paid, nothing, 'missing-there'],
  ['another amount there', 'success', paid, { paid: 991, returned: 0 }, 'other-amount'],
  ['paid twice there', 'success', paid, { paid: 1_980, returned: 0 }, 'other-amount'],
  ['paid without a booking', 'success', nothing, paid, 'other-amount'],
  ['failed here, and paid there', 'failed', nothing, paid, 'other-state'],
  ['under way here, and paid there', 'submitted', nothing, paid, 'other-state'],
  ['paid here, and returned there', 'success', paid, cameBack, 'other-state'],
  ['reversed here, and not returned there', 'reversed', cameBack, paid, 'other-state'],
  ['returned in part', 'reversed', cameBack, { paid: 990, returned: 100 }, 'other-amount'],
])('%s', (_, state, here, there, kind) => expect(differenceOf({ state, ...here }, there)).toBe(kind))

it('an order that nobody knows here is missing', () => expect(differenceOf(null, paid)).toBe('missing-here'))

import type { TransferState } from '@plaza/shared/api'
import type { LedgerKind } from '../../data/schema/index'
import { frozen, type LedgerAccount, type LedgerAmounts } from './ledger'

/** What happens to a transfer after it was made. */
export type TransferEvent =
  /** It has to be looked at by an operator. */
  | 'hold'
  | 'approve'
  | 'refuse'
  /** It is about to be handed over to the provider. */
  | 'submit'
  /** The provider waits for the person. */
  | 'wait'
  | 'pay'
  | 'fail'
  | 'expire'
  /** It was paid, and came back. */
  | 'reverse'

/** How a step changes the books. */
export type Booking = 'freeze' | 'pay-out' | 'give-back' | 'take-back'

interface Step {
  to: TransferState
  books?: Booking
}

/**
 * Every step that a transfer can take (docs/decisions/0210). What is not here does not happen: an event that comes twice
 * or too late changes nothing.
 */
export const steps: Readonly<Record<TransferState, Readonly<Partial<Record<TransferEvent, Step>>>>> = {
  created: {
    hold: { to: 'reviewing' },
    submit: { to: 'submitted' },
    expire: { to: 'expired', books: 'give-back' },
  },
  reviewing: {
    approve: { to: 'created' },
    refuse: { to: 'refused', books: 'give-back' },
  },
  submitted: {
    wait: { to: 'awaiting-confirmation' },
    pay: { to: 'success', books: 'pay-out' },
    fail: { to: 'failed', books: 'give-back' },
    expire: { to: 'expired', books: 'give-back' },
  },
  'awaiting-confirmation': {
    pay: { to: 'success', books: 'pay-out' },
    fail: { to: 'failed', books: 'give-back' },
    expire: { to: 'expired', books: 'give-back' },
  },
  success: { reverse: { to: 'reversed', books: 'take-back' } },
  failed: {},
  expired: {},
  refused: {},
  reversed: {},
}

/** States from which no step leads to another that the person waits for. */
export const isFinished = (state: TransferState): boolean =>
  state === 'success' || Object.keys(steps[state]).length === 0

/** What a step books, and in which wallet. */
export interface BookedTransfer {
  userId: string
  /** The person's `available`; `unclaimed` for money that comes back to an account that is closed. */
  wallet: LedgerAccount
  cents: number
  feeCents: number
}

/** Entries of each booking. */
export const bookings: Readonly<
  Record<Booking, { kind: LedgerKind; amounts(transfer: BookedTransfer): LedgerAmounts }>
> = {
  freeze: {
    kind: 'transfer',
    amounts: ({ userId, wallet, cents }) => [
      [wallet, -cents],
      [frozen(userId), cents],
    ],
  },
  'pay-out': {
    kind: 'payout',
    amounts: ({ userId, cents, feeCents }) => [
      [frozen(userId), -cents],
      ['payouts', cents - feeCents],
      ['fees', feeCents],
    ],
  },
  'give-back': {
    kind: 'refund',
    amounts: ({ userId, wallet, cents }) => [
      [frozen(userId), -cents],
      [wallet, cents],
    ],
  },
  'take-back': {
    kind: 'reversal',
    amounts: ({ wallet, cents, feeCents }) => [
      ['payouts', feeCents - cents],
      ['fees', -feeCents],
      [wallet, cents],
    ],
  },
}

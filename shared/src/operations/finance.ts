import * as v from 'valibot'
import type { TransferState, TransferWay } from '../api'
import { Why } from './why'

const OrderNumber = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))
/** Words that the person reads as well. */
const Words = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(200))
const Day = v.pipe(v.string(), v.isoDate())
const Way = v.picklist(['alipay', 'wechat'])

/** GET `finance/payouts?of=<order number>`: that withdrawal; without it those that are held or asked to be reversed. */
export const PayoutsQuery = v.object({ of: v.optional(OrderNumber) })

/** A request to give a paid withdrawal back, which a second person decides. */
export interface ReversalRequest {
  by: string
  at: number
  why: string
}
/** What an operator did about a withdrawal or a day. */
export interface FinanceEntry {
  id: number
  at: number
  who: string
  action: FinanceAction
  why: string
}
export type FinanceAction =
  | 'hold'
  | 'release'
  | 'ask-reversal'
  | 'approve-reversal'
  | 'refuse-reversal'
  | 'reconcile'
  | 'explain'

/** A withdrawal as finance sees it: not the name, nor the account in full. */
export interface FinancePayout {
  id: string
  way: TransferWay
  account: string
  cents: number
  feeCents: number
  state: TransferState
  /** Number that the provider gave. */
  providerId: string | null
  at: number
  /** The account of its owner is closed: what comes back is booked as unclaimed. */
  closed: boolean
  steps: readonly { state: TransferState; at: number; who: string | null }[]
  /** Who keeps it from being sent. */
  heldBy: string | null
  reversal: ReversalRequest | null
  log: readonly FinanceEntry[]
}

/** States in which a withdrawal may still be sent, or sent once more: a hold keeps it from that. */
export const sendableStates: readonly TransferState[] = ['created', 'reviewing', 'submitted']

/** POST `finance/hold` and `finance/release`: answers the `FinancePayout`. */
export const HoldBody = v.strictObject({ id: OrderNumber, why: Why })
/** POST `finance/ask-reversal`: `why` is what the person reads; answers the `FinancePayout`. */
export const AskReversalBody = v.strictObject({ id: OrderNumber, why: Words })
/** POST `finance/decide-reversal`: an approval needs another person than the one who asked; answers the `FinancePayout`. */
export const DecideReversalBody = v.strictObject({
  id: OrderNumber,
  decision: v.picklist(['approve', 'refuse']),
  why: Why,
})

/**
 * How the provider's statement and the books differ about an order: it is missing on one side, or the amount or the
 * state is another one. `other-notice`: the provider told of another payment than the order.
 */
export const differenceKinds = ['missing-there', 'missing-here', 'other-amount', 'other-state', 'other-notice'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** Paid and returned cents of an order. */
export interface PaidSums {
  paid: number
  returned: number
}
export interface PayoutDifference {
  id: number
  day: string
  way: TransferWay
  /** Our order number, as the statement has it or the books. */
  order: string
  kind: DifferenceKind
  /** State here; null where no such withdrawal exists. */
  state: TransferState | null
  here: PaidSums
  there: PaidSums
  /** Why it is so, by an operator; a difference is never taken away. */
  explained: { by: string; at: number; why: string } | null
  /** When a later run found none any more; null: it stands. */
  goneAt: number | null
}
/** A day's reconciliation of one way. */
export interface ReconciledDay {
  day: string
  way: TransferWay
  /** When it was compared last; null: the statement could not be read. */
  at: number | null
  failed: boolean
  /** It failed because the statement has more lines than are compared. */
  tooLarge: boolean
  /** Orders and cents that the statement has as paid, and those that the books have. */
  there: { orders: number; cents: number }
  here: { orders: number; cents: number }
  /** Differences without an explanation, and all of them. */
  open: number
  differences: number
}
/** GET `finance/days`: the newest first. */
export interface ReconciledDays {
  list: readonly ReconciledDay[]
}
/** GET `finance/differences?day=&way=`: those of a day and way; without them all that are open. */
export const DifferencesQuery = v.object({ day: v.optional(Day), way: v.optional(Way) })
/** POST `finance/reconcile`: compares a day again; answers `ReconciledDays`. */
export const ReconcileBody = v.strictObject({ day: Day, way: Way, why: Why })
/** POST `finance/explain`: answers the `PayoutDifference`. */
export const ExplainBody = v.strictObject({ id: v.pipe(v.number(), v.integer(), v.minValue(1)), why: Why })

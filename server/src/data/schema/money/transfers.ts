import type { TransferDetail, TransferState, TransferWay } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'

const cents = () => bigint({ mode: 'number' })

/** Why a provider did not pay. */
export type PayoutFailure =
  /** The account does not exist, or is closed. */
  | 'account-unknown'
  /** The name is not that of the account. */
  | 'name-differs'
  /** The account takes no more money, by a rule of the provider. */
  | 'account-limited'
  /** The person declined. */
  | 'declined'
  /** Our own account at the provider has too little money. */
  | 'out-of-money'
  | 'other'

/** How the person confirms: on a page of the provider, or by WeChat's `requestMerchantTransfer`. */
export type PayoutConfirmation = NonNullable<TransferDetail['confirmation']>

/** Why money did not leave, or came back: the provider's reasons, and ours. */
export type TransferReason = PayoutFailure | 'review' | 'way-closed' | 'late' | 'returned'

/** Alipay accounts that persons are paid to. Account and name are encrypted. */
export const payoutTargets = pgTable('payout_targets', {
  userId: id().primaryKey(),
  account: text().notNull(),
  name: text().notNull(),
  masked: text().notNull(),
  boundAt: moment().notNull().defaultNow(),
})

/** Transfers out of wallets. Like the books they outlive an account that is closed. */
export const transfers = pgTable(
  'transfers',
  {
    /** Also the order number at the provider. */
    id: id().primaryKey(),
    userId: id().notNull(),
    /** Idempotency key of the person, and a hash of what was sent with it. */
    key: text().notNull(),
    bodyHash: text().notNull(),
    way: text().$type<TransferWay>().notNull(),
    /** Where it goes, encrypted: the account, and the name that the provider compares. */
    account: text().notNull(),
    name: text().notNull(),
    masked: text().notNull(),
    /** Keyed hash of the account, to know whether something was paid to it before. */
    accountHash: text().notNull(),
    cents: cents().notNull(),
    feeCents: cents().notNull(),
    state: text().$type<TransferState>().notNull(),
    reason: text().$type<TransferReason>(),
    /** Written by a reviewer, for the person. */
    reasonText: text(),
    confirmation: jsonb().$type<PayoutConfirmation>(),
    /** Number that the provider gave. */
    providerId: text(),
    /** When the provider is asked next; null while nothing is expected of it. */
    askAt: moment(),
    asked: integer().notNull().default(0),
    /** Operator who keeps it from being sent. */
    heldBy: text(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    finishedAt: moment(),
  },
  (t) => [
    index('transfers_held').on(t.createdAt).where(sql`${t.heldBy} is not null`),
    uniqueIndex('transfers_key').on(t.userId, t.key),
    index('transfers_newest').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('transfers_account').on(t.userId, t.accountHash).where(sql`${t.state} = 'success'`),
    index('transfers_due').on(t.askAt).where(sql`${t.askAt} is not null`),
    index('transfers_finished').on(t.way, t.finishedAt).where(sql`${t.providerId} is not null`),
    check('transfers_cents', sql`${t.cents} > 0 and ${t.feeCents} >= 0 and ${t.feeCents} < ${t.cents}`),
  ],
)

/** States that a transfer came to; append-only. */
export const transferEvents = pgTable(
  'transfer_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    transferId: id()
      .notNull()
      .references(() => transfers.id),
    event: text().notNull(),
    state: text().$type<TransferState>().notNull(),
    /** Operator; null for the person, the provider or a job. */
    who: text(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    index('transfer_events_transfer').on(t.transferId, t.id),
    index('transfer_events_paid').on(t.at).where(sql`${t.event} in ('pay', 'reverse')`),
  ],
)

/** Records of the embedded provider: what another company would keep. */
export const embeddedPayouts = pgTable(
  'embedded_payouts',
  {
    /** Our order number. */
    id: id().primaryKey(),
    way: text().$type<TransferWay>().notNull(),
    account: text().notNull(),
    cents: cents().notNull(),
    state: text().$type<'processing' | 'awaiting-confirmation' | 'success' | 'failed' | 'expired'>().notNull(),
    reason: text().$type<PayoutFailure>(),
    /** What it comes to when its time is over. */
    movesTo: text().$type<'success' | 'failed' | 'expired'>(),
    movesAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    paidAt: moment(),
  },
  (t) => [index('embedded_payouts_paid').on(t.way, t.paidAt), index('embedded_payouts_moves').on(t.movesAt)],
)

import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'

const cents = () => bigint({ mode: 'number' })

/**
 * Accounts of the books. `available` and `frozen` belong to a person, who may not overdraw them; the rest are the
 * house's. The books outlive an account that is closed, so nothing here refers to `users`.
 */
export type LedgerAccountKind =
  | 'available'
  | 'frozen'
  /** What the house pays for: negative. */
  | 'rewards'
  /** Given in red packets that nobody opened yet. */
  | 'red-packets'
  /** Paid out, and not yet seen in a statement of the provider. */
  | 'payouts'
  | 'fees'
  /** Paid out according to the statements of the provider. */
  | 'provider'
  /** Came back after the account of its owner was closed; owed to them (docs/decisions/0346). */
  | 'unclaimed'

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    /** `available:<user>`, `frozen:<user>`, or the kind of a house account. */
    id: text().primaryKey(),
    kind: text().$type<LedgerAccountKind>().notNull(),
    userId: id(),
    /**
     * Written by a trigger on the entries alone. Null for a house account: its balance is the sum of its entries, so that
     * payouts do not wait for each other at one row.
     */
    cents: cents().default(0),
  },
  (t) => [
    uniqueIndex('ledger_accounts_user').on(t.userId, t.kind).where(sql`${t.userId} is not null`),
    check('ledger_accounts_overdraft', sql`${t.cents} >= 0`),
    check('ledger_accounts_owner', sql`(${t.userId} is null) = (${t.cents} is null)`),
  ],
)

export type LedgerKind =
  | 'reward'
  | 'red-packet'
  | 'transfer'
  | 'payout'
  | 'refund'
  | 'reversal'
  | 'adjustment'
  | 'house'

/** What a transaction is about, for its words in a statement. */
export interface LedgerDetails {
  transferId?: string
  /** Written by the giver: the title of a piece, the name of a red packet. */
  note?: string
  noteEn?: string | undefined
}

/** Transactions of the books; append-only. Their entries sum to zero. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id().primaryKey(),
    kind: text().$type<LedgerKind>().notNull(),
    /** Why it was made; made once for each reason: `red-packet:<id>`. */
    reason: text().notNull(),
    details: jsonb().$type<LedgerDetails>().notNull().default({}),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('ledger_transactions_reason').on(t.reason), index('ledger_transactions_created').on(t.createdAt)],
)

/** Append-only. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    transactionId: id()
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: text()
      .notNull()
      .references(() => ledgerAccounts.id),
    cents: cents().notNull(),
    /** Of the account after it; written by a trigger. Null for a house account. */
    balance: cents(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('ledger_entries_transaction').on(t.transactionId, t.accountId),
    index('ledger_entries_newest').on(t.accountId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('ledger_entries_cents', sql`${t.cents} <> 0`),
  ],
)

import { eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { violates } from '../../data/failures'
import { newId } from '../../data/ids'
import {
  type LedgerAccountKind,
  type LedgerDetails,
  type LedgerKind,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '../../data/schema/index'
import { refuse } from '../../transport/refusal'

type OwnKind = Extract<LedgerAccountKind, 'available' | 'frozen'>
type HouseAccount = Exclude<LedgerAccountKind, OwnKind>
export type LedgerAccount = HouseAccount | `${OwnKind}:${string}`

export const available = (userId: string): LedgerAccount => `available:${userId}`
export const frozen = (userId: string): LedgerAccount => `frozen:${userId}`

/** What is added to accounts; sums to zero. */
export type LedgerAmounts = readonly (readonly [account: LedgerAccount, cents: number])[]

export interface NewTransaction {
  kind: LedgerKind
  /** Why it is made; made once for each reason. */
  reason: string
  amounts: LedgerAmounts
  details?: LedgerDetails
  /** Only in the demo. */
  at?: Date
}

/** Accounts of persons first: house accounts have no balance that anybody waits for. Always in the same order. */
const inOrder = (amounts: LedgerAmounts) =>
  amounts
    .filter(([, cents]) => cents !== 0)
    .toSorted(([a], [b]) => Number(isHouse(a)) - Number(isHouse(b)) || (a < b ? -1 : 1))

const isHouse = (account: LedgerAccount): account is HouseAccount => !account.includes(':')

/** Rows of a transaction. */
export function ledgerRows({ kind, reason, amounts, details, at }: NewTransaction) {
  const id = newId(at?.getTime())
  const createdAt = at && { createdAt: at }
  return {
    transaction: { id, kind, reason, details, ...createdAt },
    entries: inOrder(amounts).map(([accountId, cents]) => ({ transactionId: id, accountId, cents, ...createdAt })),
  }
}

/**
 * Books a transaction. Returns false if its reason was booked before. Refuses (`moneyShort`) what would overdraw a
 * person's account; the database refuses everything else that is no double entry.
 */
export async function book(tx: Transaction, made: NewTransaction): Promise<boolean> {
  const { transaction, entries } = ledgerRows(made)
  const [row] = await tx
    .insert(ledgerTransactions)
    .values(transaction)
    .onConflictDoNothing({ target: ledgerTransactions.reason })
    .returning({ id: ledgerTransactions.id })
  if (!row) return false
  try {
    await tx.insert(ledgerEntries).values(entries)
  } catch (error) {
    throw violates(error, 'ledger_accounts_overdraft') ? refuse('moneyShort') : error
  }
  return true
}

/** Makes the accounts of a person, if they have none yet. */
export async function openAccounts(db: Executor, userIds: readonly string[]): Promise<void> {
  const kinds: readonly OwnKind[] = ['available', 'frozen']
  const rows = userIds.flatMap((userId) => kinds.map((kind) => ({ id: `${kind}:${userId}`, kind, userId })))
  await db.insert(ledgerAccounts).values(rows).onConflictDoNothing()
}

interface Balance {
  available: number
  frozen: number
}

export async function balanceOf(db: Executor, userId: string): Promise<Balance> {
  const rows = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.userId, userId))
  const centsOf = (kind: OwnKind) => rows.find((row) => row.kind === kind)?.cents ?? 0
  return { available: centsOf('available'), frozen: centsOf('frozen') }
}

/** Other transactions of the person wait from here on. */
export async function lockWallet(tx: Transaction, userId: string): Promise<void> {
  const ids = [available(userId)]
  await tx.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(inArray(ledgerAccounts.id, ids)).for('update')
}

/** Balance of a house account. */
export async function houseBalance(db: Executor, account: HouseAccount): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${ledgerEntries.cents}), 0)::bigint`.mapWith(Number) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, account))
  return row?.cents ?? 0
}

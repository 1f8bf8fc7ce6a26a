import { type LedgerRow, type StatementKind, wallets } from '@plaza/shared/api'
import { formatYuan, SITE_OFFSET, siteMinute } from '@plaza/shared/format'
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { type LedgerKind, ledgerEntries, ledgerTransactions } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type CsvCell, csvOf } from '../../transport/csv'
import { handle } from '../../transport/handlers'
import type { Language } from '../../transport/messages'
import { descending, pageOf } from '../../transport/paging'
import { available, balanceOf } from './ledger'
import { countSealed } from './red-packets'
import { siteMonth, spanOfMonth } from './site-time'
import { withdrawnToday } from './transfer-rules'
import { titleOf } from './words'

/** Entries of a person's available money: what is frozen has left it, what is paid out does not move it again. */
const ofPerson = (userId: string) => eq(ledgerEntries.accountId, available(userId))

function ofMonth(userId: string, month: string) {
  const { from, to } = spanOfMonth(month)
  return and(ofPerson(userId), gte(ledgerEntries.createdAt, from), lt(ledgerEntries.createdAt, to))
}

const columns = {
  id: ledgerEntries.id,
  cents: ledgerEntries.cents,
  balance: ledgerEntries.balance,
  createdAt: ledgerEntries.createdAt,
  kind: ledgerTransactions.kind,
  details: ledgerTransactions.details,
}
type StatementRow = Pick<typeof ledgerEntries.$inferSelect, 'id' | 'cents' | 'balance' | 'createdAt'> &
  Pick<typeof ledgerTransactions.$inferSelect, 'kind' | 'details'>

const selectRows = (db: Executor) =>
  db
    .select(columns)
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))

/** Kinds as a person reads them. */
const kinds: Readonly<Record<LedgerKind, StatementKind>> = {
  reward: 'reward',
  'red-packet': 'red-packet',
  transfer: 'transfer',
  payout: 'transfer',
  refund: 'refund',
  reversal: 'refund',
  adjustment: 'adjustment',
  house: 'adjustment',
}

const isOfKind = (kind: StatementKind) =>
  inArray(
    ledgerTransactions.kind,
    Object.entries(kinds).flatMap(([booked, read]) => (read === kind ? [booked as LedgerKind] : [])),
  )

const toRow = ({ id, cents, balance, createdAt, kind, details }: StatementRow, language: Language): LedgerRow => ({
  id: String(id),
  kind: kinds[kind],
  title: titleOf(kind, details, language),
  cents,
  balance: balance ?? 0,
  transfer_id: details.transferId ?? null,
  created_at: createdAt.toISOString(),
})

/** Neither what came back from a withdrawal is income, nor did a withdrawal that came back leave. */
const isMovement = sql`${ledgerTransactions.kind} not in ('refund', 'reversal') and not exists (
  select 1 from ledger_transactions back
  where back.reason in (
    'transfer:' || (${ledgerTransactions.details} ->> 'transferId') || ':give-back',
    'transfer:' || (${ledgerTransactions.details} ->> 'transferId') || ':take-back'))`

/** What came and went on each day of a month, without withdrawals that came back. */
async function daysOf(db: Executor, userId: string, month: string) {
  const day = sql<string>`to_char(${ledgerEntries.createdAt} at time zone ${sql.raw(`'${SITE_OFFSET}'::interval`)}, 'YYYY-MM-DD')`
  const sum = (cents: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${cents}), 0)::bigint`.mapWith(Number)
  return db
    .select({
      day,
      in_cents: sum(sql`greatest(${ledgerEntries.cents}, 0)`),
      out_cents: sum(sql`greatest(-${ledgerEntries.cents}, 0)`),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(ofMonth(userId, month), isMovement))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

async function firstMonthOf(db: Executor, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ at: ledgerEntries.createdAt })
    .from(ledgerEntries)
    .where(ofPerson(userId))
    .orderBy(asc(ledgerEntries.createdAt))
    .limit(1)
  return row ? siteMonth(row.at.getTime()) : null
}

const heads: Readonly<Record<Language, readonly string[]>> = {
  zh: ['时间', '类型', '金额（元）', '余额（元）', '单号'],
  en: ['Time', 'What', 'Amount in yuan', 'Balance in yuan', 'Number'],
}

/** Amounts as plain numbers, so that a spreadsheet adds them up. */
const toCells = ({ createdAt, kind, details, cents, balance }: StatementRow, language: Language): CsvCell[] => [
  siteMinute(createdAt.getTime()).replace('T', ' '),
  titleOf(kind, details, language),
  Number(formatYuan(cents)),
  Number(formatYuan(balance ?? 0)),
  details.transferId ?? '',
]

async function csvOfMonth({ db, person, language }: Context, month: string) {
  const rows = await selectRows(db)
    .where(ofMonth(person.id, month))
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id))
  return { name: `wallet-${month}.csv`, csv: csvOf([heads[language], ...rows.map((row) => toCells(row, language))]) }
}

const newestFirst = descending(ledgerEntries.createdAt, ledgerEntries.id)
const sumOf = (days: readonly { in_cents: number; out_cents: number }[], key: 'in_cents' | 'out_cents') =>
  days.reduce((sum, day) => sum + day[key], 0)

export const statementHandlers = [
  handle(wallets.account, async (_, { db, person }) => {
    const [balance, today, sealed_packets, first_month] = await Promise.all([
      balanceOf(db, person.id),
      withdrawnToday(db, person.id),
      countSealed(db, person.id),
      firstMonthOf(db, person.id),
    ])
    return {
      cents: balance.available,
      frozen_cents: balance.frozen,
      total_cents: balance.available + balance.frozen,
      today_cents: today.cents,
      today_times: today.times,
      sealed_packets,
      first_month,
    }
  }),
  handle(wallets.details, async ({ query = {} }, context) => {
    const { db, person, language } = context
    const { month = siteMonth(), kind } = query
    const [days, { rows, next }] = await Promise.all([
      daysOf(db, person.id, month),
      pageOf(context, query, newestFirst, (after) =>
        selectRows(db).where(and(ofMonth(person.id, month), kind && isOfKind(kind), after)),
      ),
    ])
    return {
      list: rows.map((row) => toRow(row, language)),
      next,
      month,
      in_cents: sumOf(days, 'in_cents'),
      out_cents: sumOf(days, 'out_cents'),
      days,
    }
  }),
  handle(wallets.csv, ({ query }, context) => csvOfMonth(context, query.month)),
]

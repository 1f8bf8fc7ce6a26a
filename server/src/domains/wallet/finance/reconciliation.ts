import type { TransferState, TransferWay } from '@plaza/shared/api'
import { momentOf, shiftDate, siteDate, siteMinute } from '@plaza/shared/format'
import type { PaidSums } from '@plaza/shared/operations'
import { and, eq, gte, inArray, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../../data/database'
import { reasonOf } from '../../../data/failures'
import {
  payoutDifferences,
  payoutStatementLines,
  reconciliations,
  transferEvents,
  transfers,
} from '../../../data/schema/index'
import type { Deps } from '../../../transport/context'
import type { PayoutStatementRow } from '../../../transport/ports/payouts'
import { book } from '../ledger'
import type { Booking } from '../transfer-machine'
import { type BookedOrder, differenceOf } from './difference.model'

type ReconciliationDeps = Pick<Deps, 'db' | 'log' | 'payouts'>

/** Days before today that are compared again each day: lines come late, and payments end after midnight. */
const DAYS_BACK = 3
/** Providers have the statement of a day ready by then. */
const READY_FROM = '10:30'
/** Rows stored in one statement. */
const BATCH = 1_000
/** Lines of a day that are compared at once: each order is a parameter, of which PostgreSQL takes 65,535. */
export const MAX_LINES = 20_000

class StatementTooLarge extends Error {}

const sum = (cents: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${cents}), 0)::bigint`.mapWith(Number)

async function storeLines(db: Database, way: TransferWay, day: string, rows: readonly PayoutStatementRow[]) {
  if (rows.length > MAX_LINES) throw new StatementTooLarge(`${rows.length} lines, at most ${MAX_LINES} are compared`)
  for (let from = 0; from < rows.length; from += BATCH) {
    const lines = rows.slice(from, from + BATCH).map(({ id: orderId, ...row }) => ({ ...row, way, day, orderId }))
    await db.insert(payoutStatementLines).values(lines).onConflictDoNothing()
  }
}

/** Reads a statement; that of the day before too where it never was, because what ended after midnight may stand there. */
async function readStatement({ db, payouts }: ReconciliationDeps, way: TransferWay, day: string): Promise<void> {
  const provider = payouts[way]
  if (!provider) throw new Error(`no provider for ${way}`)
  const before = shiftDate(day, -1)
  const [known] = await db
    .select({ day: reconciliations.day })
    .from(reconciliations)
    .where(and(eq(reconciliations.way, way), eq(reconciliations.day, before), eq(reconciliations.failed, false)))
  if (!known) await storeLines(db, way, before, await provider.statement(before))
  await storeLines(db, way, day, await provider.statement(day))
}

/** Orders that the statement of a day has, or that were paid or reversed here on it. */
async function ordersOf(db: Executor, way: TransferWay, day: string): Promise<string[]> {
  const [from, to] = [day, shiftDate(day, 1)].map((one) => new Date(momentOf(`${one}T00:00`))) as [Date, Date]
  const [there, here] = await Promise.all([
    db
      .selectDistinct({ id: payoutStatementLines.orderId })
      .from(payoutStatementLines)
      .where(and(eq(payoutStatementLines.way, way), eq(payoutStatementLines.day, day))),
    db
      .selectDistinct({ id: transferEvents.transferId })
      .from(transferEvents)
      .innerJoin(transfers, eq(transfers.id, transferEvents.transferId))
      .where(
        and(
          eq(transfers.way, way),
          sql`${transferEvents.event} in ('pay', 'reverse')`,
          gte(transferEvents.at, from),
          lt(transferEvents.at, to),
        ),
      ),
  ])
  return [...new Set([...there, ...here].map(({ id }) => id))].sort()
}

/** What all statements so far have of some orders. */
async function sumsThere(db: Executor, way: TransferWay, ids: readonly string[]): Promise<Map<string, PaidSums>> {
  const { orderId, kind, cents } = payoutStatementLines
  const rows = await db
    .select({
      orderId,
      paid: sum(sql`case when ${kind} = 'paid' then ${cents} end`),
      returned: sum(sql`case when ${kind} = 'returned' then ${cents} end`),
    })
    .from(payoutStatementLines)
    .where(and(eq(payoutStatementLines.way, way), inArray(orderId, [...ids])))
    .groupBy(orderId)
  return new Map(rows.map(({ orderId: id, ...sums }) => [id, sums]))
}

/** Some orders as transfers and ledger have them: the state of the one, the amounts of the other. */
async function bookedOrders(db: Executor, way: TransferWay, ids: readonly string[]): Promise<Map<string, BookedOrder>> {
  // Columns of one table are written without its name, which would be another table's in here.
  const booked = (booking: Booking) =>
    sql<number>`coalesce((
    select sum(abs(e.cents)) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.reason = 'transfer:' || transfers.id || ':' || ${booking}::text and e.account_id = 'payouts'
  ), 0)::bigint`.mapWith(Number)
  const rows = await db
    .select({ id: transfers.id, state: transfers.state, paid: booked('pay-out'), returned: booked('take-back') })
    .from(transfers)
    .where(and(eq(transfers.way, way), inArray(transfers.id, [...ids])))
  return new Map(rows.map(({ id, ...order }) => [id, order]))
}

/** Books what both sides agree about: it is no longer only paid out, the provider has shown it. */
async function bookAgreed(tx: Transaction, way: TransferWay, id: string, { paid, returned }: PaidSums): Promise<void> {
  const agreed = { kind: 'house', details: { transferId: id } } as const
  for (const [side, cents] of [
    ['paid', -paid],
    ['returned', returned],
  ] as const)
    if (cents !== 0)
      await book(tx, {
        ...agreed,
        reason: `statement:${way}:${id}:${side}`,
        amounts: [
          ['payouts', cents],
          ['provider', -cents],
        ],
      })
}

type NewDifference = typeof payoutDifferences.$inferInsert & { state: TransferState | null }

/** Stores the differences of a day, and marks those that a run before found and this one did not. */
async function storeDifferences(tx: Transaction, way: TransferWay, day: string, found: readonly NewDifference[]) {
  const { orderId, kind, goneAt } = payoutDifferences
  for (const difference of found) {
    const { state, paidHere, returnedHere, paidThere, returnedThere } = difference
    await tx
      .insert(payoutDifferences)
      .values(difference)
      .onConflictDoUpdate({
        target: [payoutDifferences.day, payoutDifferences.way, orderId, kind],
        set: { state, paidHere, returnedHere, paidThere, returnedThere, goneAt: null },
      })
  }
  const current = found.map((one) => `${one.orderId} ${one.kind}`)
  await tx
    .update(payoutDifferences)
    .set({ goneAt: sql`now()` })
    .where(
      and(
        ...[eq(payoutDifferences.day, day), eq(payoutDifferences.way, way), sql`${goneAt} is null`],
        // No statement takes away what a provider told otherwise.
        ne(kind, 'other-notice'),
        current.length > 0 ? notInArray(sql`${orderId} || ' ' || ${kind}`, current) : undefined,
      ),
    )
}

const totalOf = (orders: Iterable<{ paid: number }>) => {
  const paid = [...orders].filter((one) => one.paid > 0)
  return [paid.length, paid.reduce((total, one) => total + one.paid, 0)] as const
}

/** Compares a day's statement with the books. What differs is stored and shown; nothing is corrected. */
async function compare(db: Database, way: TransferWay, day: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ids = await ordersOf(tx, way, day)
    const [there, here] =
      ids.length === 0
        ? [new Map<string, PaidSums>(), new Map<string, BookedOrder>()]
        : [await sumsThere(tx, way, ids), await bookedOrders(tx, way, ids)]
    const found: NewDifference[] = []
    for (const id of ids) {
      const [booked, stated] = [here.get(id) ?? null, there.get(id) ?? { paid: 0, returned: 0 }]
      const kind = differenceOf(booked, stated)
      if (!kind && booked) await bookAgreed(tx, way, id, booked)
      if (kind)
        found.push({
          ...{ day, way, orderId: id, kind, state: booked?.state ?? null },
          ...{ paidHere: booked?.paid ?? 0, returnedHere: booked?.returned ?? 0 },
          ...{ paidThere: stated.paid, returnedThere: stated.returned },
        })
    }
    await storeDifferences(tx, way, day, found)
    const [[thereOrders, thereCents], [hereOrders, hereCents]] = [totalOf(there.values()), totalOf(here.values())]
    const now = sql`now()`
    const columns = {
      ...{ thereOrders, thereCents, hereOrders, hereCents },
      failed: false,
      tooLarge: false,
      triedAt: now,
      comparedAt: now,
    }
    await tx
      .insert(reconciliations)
      .values({ day, way, ...columns })
      .onConflictDoUpdate({ target: [reconciliations.day, reconciliations.way], set: columns })
  })
}

/** Reconciles a day of one way. A statement that cannot be read leaves the day as it was, marked as failed. */
export async function reconcile(deps: ReconciliationDeps, way: TransferWay, day: string): Promise<void> {
  try {
    await readStatement(deps, way, day)
  } catch (error) {
    deps.log.warn({ way, day, failure: reasonOf(error) }, 'a statement of payouts could not be read')
    const columns = { failed: true, tooLarge: error instanceof StatementTooLarge, triedAt: sql`now()` }
    await deps.db
      .insert(reconciliations)
      .values({ day, way, ...columns })
      .onConflictDoUpdate({ target: [reconciliations.day, reconciliations.way], set: columns })
    return
  }
  await compare(deps.db, way, day)
}

/** Job: compares the last days of each open way once a day, and again each hour while a statement cannot be read. */
export async function reconcileDays(deps: ReconciliationDeps, now = Date.now()): Promise<void> {
  if (siteMinute(now).slice(11) < READY_FROM) return
  const today = siteDate(now)
  const days = Array.from({ length: DAYS_BACK }, (_, back) => shiftDate(today, -1 - back))
  const startOfToday = new Date(momentOf(`${today}T00:00`))
  const done = await deps.db
    .select({ day: reconciliations.day, way: reconciliations.way })
    .from(reconciliations)
    .where(
      and(
        inArray(reconciliations.day, days),
        gte(reconciliations.comparedAt, startOfToday),
        eq(reconciliations.failed, false),
      ),
    )
  // The oldest first, so that a statement is read once.
  for (const day of days.toReversed())
    for (const way of ['alipay', 'wechat'] as const)
      if (deps.payouts[way] && !done.some((one) => one.day === day && one.way === way)) await reconcile(deps, way, day)
}

import type { TransferWay } from '@plaza/shared/api'
import { HOUR_MS, HOUR_SECONDS, momentOf, shiftDate } from '@plaza/shared/format'
import { and, eq, gte, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../data/database'
import { embeddedPayouts, type PayoutFailure } from '../../data/schema/index'
import type {
  PayoutOrder,
  PayoutOutcome,
  PayoutProvider,
  PayoutProviders,
  PayoutStatementRow,
} from '../../transport/ports/payouts'

type PayoutRow = typeof embeddedPayouts.$inferSelect

/** An Alipay payment is under way for so long. */
const PAYS_AFTER_SECONDS = 4
const CONFIRM_HOURS = 24
/** Accounts that end so do not exist. */
const UNKNOWN_ACCOUNT = /0000$/
/** Sums that end so fail after a while, so that a failure can be seen. */
const FAILING_CENTS = 44

const confirmAddress = (id: string): string => `/__dev/payouts/${id}`

const failureOf = ({ account, cents }: PayoutOrder): PayoutFailure | null => {
  if (UNKNOWN_ACCOUNT.test(account)) return 'account-unknown'
  return cents % 100 === FAILING_CENTS ? 'account-limited' : null
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Alipay pays by itself; WeChat waits for the person. */
function firstState(way: TransferWay, order: PayoutOrder) {
  const reason = failureOf(order)
  return way === 'wechat'
    ? ({
        reason,
        state: 'awaiting-confirmation',
        movesTo: 'expired',
        movesAt: inSeconds(CONFIRM_HOURS * HOUR_SECONDS),
      } as const)
    : ({
        reason,
        state: 'processing',
        movesTo: reason ? 'failed' : 'success',
        movesAt: inSeconds(PAYS_AFTER_SECONDS),
      } as const)
}

function outcomeOf(row: PayoutRow | undefined): PayoutOutcome {
  if (!row) return { state: 'unknown' }
  const { id, state } = row
  if (state === 'success') return { state, providerId: `embedded-${id}`, cents: row.cents }
  if (state === 'failed') return { state, reason: row.reason ?? 'other' }
  if (state !== 'awaiting-confirmation') return { state }
  const expires_at = new Date(row.createdAt.getTime() + CONFIRM_HOURS * HOUR_MS).toISOString()
  return { state, confirmation: { kind: 'page', url: confirmAddress(id), expires_at } }
}

const moved = {
  state: sql`${embeddedPayouts.movesTo}`,
  movesTo: null,
  movesAt: null,
  paidAt: sql`case when ${embeddedPayouts.movesTo} = 'success' then ${embeddedPayouts.movesAt} end`,
}

/**
 * A payment provider on this machine: nobody is paid. It keeps its own records, as another company would, and moves on
 * by itself (docs/decisions/0211).
 */
function embeddedProvider(db: Database, way: TransferWay): PayoutProvider {
  const ofWay = (id: string) => and(eq(embeddedPayouts.id, id), eq(embeddedPayouts.way, way))
  const isDue = lte(embeddedPayouts.movesAt, sql`now()`)
  async function query(id: string, tx: Executor = db): Promise<PayoutOutcome> {
    await tx
      .update(embeddedPayouts)
      .set(moved)
      .where(and(ofWay(id), isDue))
    const [row] = await tx.select().from(embeddedPayouts).where(ofWay(id))
    return outcomeOf(row)
  }
  return {
    query,
    async submit(order) {
      const { id, account, cents } = order
      const row = { id, way, account, cents, ...firstState(way, order) }
      await db.insert(embeddedPayouts).values(row).onConflictDoNothing()
      return query(order.id)
    },
    readCallback: async () => null,
    async statement(day) {
      const from = new Date(momentOf(`${day}T00:00`))
      const to = new Date(momentOf(`${shiftDate(day, 1)}T00:00`))
      const { paidAt } = embeddedPayouts
      const rows = await db
        .select()
        .from(embeddedPayouts)
        .where(and(eq(embeddedPayouts.way, way), gte(paidAt, from), lt(paidAt, to)))
        .orderBy(paidAt)
      return rows.map(
        ({ id, cents }): PayoutStatementRow => ({ id, providerId: `embedded-${id}`, cents, kind: 'paid' }),
      )
    },
    async advance() {
      const { id } = embeddedPayouts
      const rows = await db
        .update(embeddedPayouts)
        .set(moved)
        .where(and(eq(embeddedPayouts.way, way), isDue))
        .returning({ id })
      return rows.map((row) => row.id)
    },
    async confirm(id, answer) {
      return db.transaction(async (tx) => {
        const waits = and(ofWay(id), eq(embeddedPayouts.state, 'awaiting-confirmation'), isNull(embeddedPayouts.paidAt))
        const ended = { movesTo: null, movesAt: null }
        if (answer === 'decline')
          await tx
            .update(embeddedPayouts)
            .set({ ...ended, state: 'failed', reason: 'declined' })
            .where(waits)
        const { reason } = embeddedPayouts
        if (answer === 'confirm')
          await tx
            .update(embeddedPayouts)
            .set({
              ...ended,
              state: sql`case when ${reason} is null then 'success' else 'failed' end`,
              paidAt: sql`case when ${reason} is null then now() end`,
            })
            .where(waits)
        return query(id, tx)
      })
    },
  }
}

/** An order as this provider has it; undefined if it never heard of it. */
export async function readEmbeddedPayout(db: Database, id: string): Promise<PayoutRow | undefined> {
  const [row] = await db.select().from(embeddedPayouts).where(eq(embeddedPayouts.id, id))
  return row
}

export const embeddedPayoutProviders = (db: Database): PayoutProviders => ({
  alipay: embeddedProvider(db, 'alipay'),
  wechat: embeddedProvider(db, 'wechat'),
})

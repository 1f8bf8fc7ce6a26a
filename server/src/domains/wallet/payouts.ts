import { TransferWay } from '@plaza/shared/api'
import { MINUTE_SECONDS } from '@plaza/shared/format'
import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { reasonOf } from '../../data/failures'
import { transfers } from '../../data/schema/index'
import type { Deps } from '../../transport/context'
import type { PayoutOrder, PayoutOutcome, PayoutProvider } from '../../transport/ports/payouts'
import { openIdentity } from '../account/identity/identity'
import { noteOtherNotice } from './finance/other-notices'
import { type TransferRow, takeStep } from './transfer-steps'

type PayoutDeps = Pick<Deps, 'db' | 'log' | 'identity' | 'payouts'>

/** Seconds from one question to the next, while a provider has not decided; the last one repeats. */
const PAUSES = [3, 10, 30, MINUTE_SECONDS, 5 * MINUTE_SECONDS, 10 * MINUTE_SECONDS, 30 * MINUTE_SECONDS] as const
/** A transfer whose way was closed before it was handed over waits so long for the way to open. */
const OPENS_WITHIN_DAYS = 3
/** Transfers asked for in one run of the job. */
const BATCH = 200

/** `asked`: how often the provider was asked already. */
export const nextQuestion = (asked = 0): SQL => {
  const seconds = PAUSES[Math.min(asked, PAUSES.length - 1)] ?? 0
  return sql`now() + make_interval(secs => ${seconds})`
}

const orderOf = (
  { identity }: PayoutDeps,
  { id, userId, account, name, cents, feeCents }: TransferRow,
): PayoutOrder => ({
  id,
  account: openIdentity(identity, userId, 'payout-account', account),
  name: openIdentity(identity, userId, 'payout-name', name),
  cents: cents - feeCents,
})

/**
 * Hands a transfer over to the provider. It is `submitted` before the provider hears of it: whatever happens then, the
 * money stays frozen until the provider has said what became of it.
 */
export async function submitTransfer(deps: PayoutDeps, id: string): Promise<void> {
  const [row] = await deps.db.select().from(transfers).where(eq(transfers.id, id))
  const provider = row && deps.payouts[row.way]
  if (!provider) return
  const submitted = await deps.db.transaction((tx) => takeStep(tx, id, 'submit', { askAt: nextQuestion() }))
  if (submitted) await conclude(deps, row.way, id, () => provider.submit(orderOf(deps, submitted)))
}

/**
 * Asks what became of an order, and submits it again if the provider never heard of it, or if its answer, which says how
 * the person confirms, was lost.
 */
async function askAgain(deps: PayoutDeps, provider: PayoutProvider, row: TransferRow): Promise<PayoutOutcome> {
  const outcome = await provider.query(row.id)
  const isUnanswered =
    outcome.state === 'unknown' || (outcome.state === 'awaiting-confirmation' && outcome.confirmation === null)
  if (!isUnanswered || row.state !== 'submitted') return outcome
  const [current] = await deps.db.select({ heldBy: transfers.heldBy }).from(transfers).where(eq(transfers.id, row.id))
  return current?.heldBy === null ? provider.submit(orderOf(deps, row)) : outcome
}

async function conclude(
  deps: PayoutDeps,
  way: TransferWay,
  id: string,
  ask: () => Promise<PayoutOutcome>,
): Promise<void> {
  try {
    await applyOutcome(deps, way, id, await ask())
  } catch (error) {
    deps.log.warn({ transfer: id, failure: reasonOf(error) }, 'a payment provider did not answer')
  }
}

/**
 * Takes the step that an outcome means; none if it is known already. What names an order of the other way, or another
 * amount than the order's, is booked by nobody: it is a difference that finance sees.
 */
export async function applyOutcome(
  { db, log }: Pick<PayoutDeps, 'db' | 'log'>,
  way: TransferWay,
  id: string,
  outcome: PayoutOutcome,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await noteOtherNotice(tx, way, id, outcome)) {
      log.warn({ way, transfer: id }, 'a payment provider told of another payment than the order')
      return null
    }
    switch (outcome.state) {
      case 'awaiting-confirmation':
        if (!outcome.confirmation) return null
        return takeStep(tx, id, 'wait', { confirmation: outcome.confirmation, askAt: nextQuestion() })
      case 'success':
        return takeStep(tx, id, 'pay', { providerId: outcome.providerId })
      case 'failed':
        return takeStep(tx, id, 'fail', { reason: outcome.reason })
      case 'expired':
        return takeStep(tx, id, 'expire', { reason: 'late' })
      case 'returned':
        return (
          (await takeStep(tx, id, 'fail', { reason: 'returned' })) ??
          takeStep(tx, id, 'reverse', { reason: 'returned' })
        )
      default:
        return null
    }
  })
}

/** Does what is due for a transfer: hands it over, or asks the provider. One process at a time; the others do nothing. */
export async function proceed(deps: PayoutDeps, id: string): Promise<void> {
  const isDue = and(eq(transfers.id, id), lte(transfers.askAt, sql`now()`))
  const [row] = await deps.db.select().from(transfers).where(isDue)
  if (!row) return
  const [claimed] = await deps.db
    .update(transfers)
    .set({ askAt: nextQuestion(row.asked + 1), asked: sql`${transfers.asked} + 1` })
    .where(and(isDue, eq(transfers.asked, row.asked)))
    .returning()
  if (!claimed) return
  const provider = deps.payouts[claimed.way]
  if (claimed.state !== 'created') {
    if (provider) await conclude(deps, claimed.way, id, () => askAgain(deps, provider, claimed))
  } else if (provider) await submitTransfer(deps, id)
  else if (isTooOld(claimed)) await deps.db.transaction((tx) => takeStep(tx, id, 'expire', { reason: 'way-closed' }))
}

const isTooOld = ({ createdAt }: TransferRow): boolean =>
  Date.now() - createdAt.getTime() > OPENS_WITHIN_DAYS * 24 * 3600 * 1000

/** Job: asks for every transfer of which nothing was heard, and hands over those that were left behind by a crash. */
export async function proceedWithAll(deps: PayoutDeps): Promise<void> {
  const due = await deps.db
    .select({ id: transfers.id })
    .from(transfers)
    .where(lte(transfers.askAt, sql`now()`))
    .orderBy(asc(transfers.askAt))
    .limit(BATCH)
  for (const { id } of due) await proceed(deps, id)
}

/** Job: the embedded provider moves on, and calls back. */
export async function advancePayouts(deps: PayoutDeps): Promise<void> {
  for (const way of TransferWay.options)
    for (const id of (await deps.payouts[way]?.advance?.()) ?? [])
      await conclude(deps, way, id, async () => (await deps.payouts[way]?.query(id)) ?? { state: 'unknown' })
}

import { siteDate } from '@plaza/shared/format'
import {
  AskReversalBody,
  ConfirmOperatorBody,
  DecideReversalBody,
  DifferencesQuery,
  ExplainBody,
  type FinancePayout,
  HoldBody,
  PayoutsQuery,
  ReconcileBody,
  type UnconfirmedOperators,
} from '@plaza/shared/operations'
import type { Context, Hono } from 'hono'
import type { Database } from '../data/database'
import { explainDifference, listDays, listDifferences } from '../domains/wallet/finance/differences'
import { holdPayout, releasePayout } from '../domains/wallet/finance/holds'
import { listPayouts, logAction, readPayout } from '../domains/wallet/finance/payout-record'
import { reconcile } from '../domains/wallet/finance/reconciliation'
import { askReversal, decideReversal } from '../domains/wallet/finance/reversals'
import { type OperationsEnv, requireOperator } from '../registry/operations/access'
import { readBody, succeed } from '../registry/operations/answers'
import { confirmOperator, unconfirmedOperators } from '../registry/operations/staff'
import { refuseChange } from '../registry/refusals'
import type { Deps } from '../transport/context'
import { refuse } from '../transport/refusal'
import { readQuery } from './query'

const whoAt = (c: Context<OperationsEnv>): string => requireOperator(c, 'finance').name

/** Calls of finance besides its queue: holds, reversals, and the reconciliation of each day. */
export function mountFinance(calls: Hono<OperationsEnv>, deps: Deps): void {
  mountPayoutCalls(calls, deps)
  mountReconciliation(calls, deps)
  mountConfirmations(calls, deps)
}

async function payoutOf(db: Database, id: string): Promise<FinancePayout> {
  const payout = await readPayout(db, id)
  if (!payout) throw refuseChange('unknownOrder', id)
  return payout
}

function mountPayoutCalls(calls: Hono<OperationsEnv>, { db }: Deps): void {
  calls.get('/finance/payouts', async (c) => {
    whoAt(c)
    const { of } = readQuery(PayoutsQuery, c.req.query())
    return succeed(c, { list: of ? [await payoutOf(db, of)] : await listPayouts(db) })
  })
  calls.post('/finance/hold', async (c) => {
    const who = whoAt(c)
    const body = await readBody(c, HoldBody)
    await holdPayout(db, { ...body, who })
    return succeed(c, await payoutOf(db, body.id))
  })
  calls.post('/finance/release', async (c) => {
    const who = whoAt(c)
    const body = await readBody(c, HoldBody)
    await releasePayout(db, { ...body, who })
    return succeed(c, await payoutOf(db, body.id))
  })
  calls.post('/finance/ask-reversal', async (c) => {
    const who = whoAt(c)
    const body = await readBody(c, AskReversalBody)
    await askReversal(db, { ...body, who })
    return succeed(c, await payoutOf(db, body.id))
  })
  calls.post('/finance/decide-reversal', async (c) => {
    const who = whoAt(c)
    const { decision, ...body } = await readBody(c, DecideReversalBody)
    if (!(await decideReversal(db, decision, { ...body, who }))) throw refuseChange('ownReversal')
    return succeed(c, await payoutOf(db, body.id))
  })
}

function mountConfirmations(calls: Hono<OperationsEnv>, deps: Deps): void {
  calls.get('/finance/operators', async (c) => {
    whoAt(c)
    return succeed(c, { list: await unconfirmedOperators(deps.db) } satisfies UnconfirmedOperators)
  })
  calls.post('/finance/confirm-operator', async (c) => {
    const who = whoAt(c)
    return succeed(c, await confirmOperator(deps, { who, owner: null }, await readBody(c, ConfirmOperatorBody)))
  })
}

function mountReconciliation(calls: Hono<OperationsEnv>, deps: Deps): void {
  const { db } = deps
  calls.get('/finance/days', async (c) => {
    whoAt(c)
    return succeed(c, { list: await listDays(db) })
  })
  calls.get('/finance/differences', async (c) => {
    whoAt(c)
    return succeed(c, { list: await listDifferences(db, readQuery(DifferencesQuery, c.req.query())) })
  })
  calls.post('/finance/reconcile', async (c) => {
    const who = whoAt(c)
    const { day, way, why } = await readBody(c, ReconcileBody)
    if (!deps.payouts[way]) throw refuse('wayClosed')
    if (day > siteDate(Date.now())) throw refuseChange('futureDay', day)
    await logAction(db, { who, action: 'reconcile', why, day, way })
    await reconcile(deps, way, day)
    return succeed(c, { list: await listDays(db) })
  })
  calls.post('/finance/explain', async (c) => {
    const who = whoAt(c)
    return succeed(c, await explainDifference(db, { ...(await readBody(c, ExplainBody)), who }))
  })
}

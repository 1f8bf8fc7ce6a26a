import { MINUTE_MS } from '@plaza/shared/format'
import { type ChangeBody, DEFAULT_MIN_VISITS, type PlanComparison, type PlanInput } from '@plaza/shared/operations'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { rolloutPlans } from '../../data/schema/index'
import type { ChangeContext, ChangeResult } from '../change'
import { refuseUnconfirmedStep } from '../operations/second-person/plan-confirmations'
import { refuseChange } from '../refusals'
import { ruleScope, scopeColumns, scopeOf, storedScope } from '../rows'
import { promote, releaseNamed } from './promote'
import { remoteIn } from './tables'

export type PlanRow = typeof rolloutPlans.$inferSelect

const dueAfter = (from: Date, steps: PlanRow['steps'], step: number): Date =>
  new Date(from.getTime() + (steps[step]?.wait ?? 0) * MINUTE_MS)

const ruleIn = ({ detail }: ChangeResult): string | null => (detail.after as { id?: string }).id ?? null

const activePlans = (tx: Transaction, remote: string) =>
  tx
    .select()
    .from(rolloutPlans)
    .where(and(eq(rolloutPlans.remote, remote), isNull(rolloutPlans.endedAt)))
    .for('update')

/** Takes the first step of a plan; steps below the release's present share are left out, so that no device loses it. */
export async function startPlan(
  changing: ChangeContext,
  { plan, why, ...body }: ChangeBody<'promote'> & { plan: PlanInput },
): Promise<ChangeResult> {
  const { tx, tables, serial, now, who } = changing
  if (body.percent !== undefined || body.from !== undefined || body.until !== undefined) throw refuseChange('planAlone')
  const rows = remoteIn(tables, body.remote)
  const { release } = await releaseNamed(tx, body.remote, body.release)
  if (rows.base?.release === release) throw refuseChange('runsAlready', release)
  const { percent: _, ...stored } = scopeColumns(ruleScope(body), 0)
  const scope = scopeOf(body)
  const other = (await activePlans(tx, body.remote)).find((one) => one.scope === scope)
  if (other) throw refuseChange('planRuns', other.id)
  const present = rows.rules.find((rule) => !rule.base && rule.release === release && scopeOf(rule) === scope)
  const steps = plan.steps.filter(({ percent }) => percent >= (present?.percent ?? 0))
  const [first] = steps
  if (!first) throw refuseChange('runsAlready', release)
  const promoted = await promote(changing, { ...body, release, percent: first.percent })
  const id = `p${serial}`
  const isDone = steps.length === 1
  await tx.insert(rolloutPlans).values({
    ...{ id, remote: body.remote, release, ...stored, scope, steps, why },
    ...{ minVisits: plan.minVisits ?? DEFAULT_MIN_VISITS, step: 0, ruleId: ruleIn(promoted) },
    ...{ state: isDone ? 'done' : 'running', waitsFor: 'time', startedBy: who, startedAt: now, steppedAt: now },
    ...{ dueAt: isDone ? null : dueAfter(now, steps, 0), endedAt: isDone ? now : null },
  })
  return { ...promoted, plan: id, detail: { ...promoted.detail, plan: id, step: 1, steps: steps.length } }
}

/** Takes the next step; null if the plan was changed or another server took it meanwhile. */
export async function takeNextStep(
  changing: ChangeContext,
  { id, step }: Pick<PlanRow, 'id' | 'step'>,
  comparison: PlanComparison,
): Promise<ChangeResult | null> {
  const { tx, now } = changing
  const [plan] = await tx.select().from(rolloutPlans).where(eq(rolloutPlans.id, id)).for('update')
  const next = plan?.steps[step + 1]
  if (!plan || !next || plan.state !== 'running' || plan.step !== step || !plan.dueAt || plan.dueAt > now) return null
  const { remote, release, steps } = plan
  await refuseUnconfirmedStep(tx, { id, remote, release, percent: next.percent }, changing.tables)
  const scope = Object.fromEntries(Object.entries(storedScope(plan)).filter(([, value]) => value !== null))
  const promoted = await promote(changing, { remote, release, ...scope, percent: next.percent }, { keepsRank: true })
  const isDone = step + 2 === steps.length
  await tx
    .update(rolloutPlans)
    .set({
      ...{ step: step + 1, ruleId: ruleIn(promoted), steppedAt: now, comparison, waitsFor: 'time' },
      ...(isDone ? { state: 'done', dueAt: null, endedAt: now } : { dueAt: dueAfter(now, steps, step + 1) }),
    })
    .where(eq(rolloutPlans.id, id))
  return { ...promoted, plan: id, detail: { ...promoted.detail, plan: id, step: step + 2, steps: steps.length } }
}

/** The plan that a change names, or the only active one in one of these states. */
async function planFor(
  { tx, tables }: ChangeContext,
  { remote, plan: id }: ChangeBody<'pause'>,
  states: readonly PlanRow['state'][],
): Promise<PlanRow> {
  remoteIn(tables, remote)
  const fits = (await activePlans(tx, remote)).filter(
    (one) => (id ? one.id === id : true) && states.includes(one.state),
  )
  if (fits.length > 1) throw refuseChange('severalPlans', remote)
  const [plan] = fits
  if (!plan) throw refuseChange('noPlan', remote)
  return plan
}

const planDetail = ({ id, release, step, steps }: PlanRow) => ({
  plan: id,
  release,
  step: step + 1,
  steps: steps.length,
  percent: steps[step]?.percent,
})

/** What an operator does to a plan answers a refusal of the registry. */
async function setPlan(
  { tx }: ChangeContext,
  plan: PlanRow,
  set: Omit<Partial<typeof rolloutPlans.$inferInsert>, 'refusal'>,
): Promise<ChangeResult> {
  await tx
    .update(rolloutPlans)
    .set({ ...set, refusal: null })
    .where(eq(rolloutPlans.id, plan.id))
  return { remote: plan.remote, plan: plan.id, detail: planDetail(plan) }
}

const noteOf = (who: string, why: string): string => `${who}: ${why}`

/** The rest of the wait is kept. */
export async function pausePlan(changing: ChangeContext, body: ChangeBody<'pause'>): Promise<ChangeResult> {
  const { now, who } = changing
  const plan = await planFor(changing, body, ['running'])
  const remainingMs = Math.max(0, (plan.dueAt?.getTime() ?? 0) - now.getTime())
  return setPlan(changing, plan, { state: 'paused', dueAt: null, remainingMs, note: noteOf(who, body.why) })
}

export async function resumePlan(changing: ChangeContext, body: ChangeBody<'resume'>): Promise<ChangeResult> {
  const plan = await planFor(changing, body, ['paused'])
  const dueAt = new Date(changing.now.getTime() + (plan.remainingMs ?? 0))
  return setPlan(changing, plan, { state: 'running', waitsFor: 'time', dueAt, remainingMs: null, note: null })
}

/** The share stays as it is. */
export async function cancelPlan(changing: ChangeContext, body: ChangeBody<'cancel'>): Promise<ChangeResult> {
  const { now, who } = changing
  const plan = await planFor(changing, body, ['running', 'paused'])
  return setPlan(changing, plan, { state: 'cancelled', dueAt: null, endedAt: now, note: noteOf(who, body.why) })
}

import { and, asc, eq } from 'drizzle-orm'
import { reasonOf } from '../../data/failures'
import { rolloutPlans } from '../../data/schema/index'
import { changeRegistry } from '../../registry/change'
import { type PlanRow, takeNextStep } from '../../registry/changes/plans'
import { RegistryRefusal } from '../../registry/refusals'
import { registryChanged } from '../../registry/registry'
import type { Deps } from '../../transport/context'
import { obstacleOf } from './compare'
import { comparisonOf } from './figures'

type RolloutDeps = Pick<Deps, 'db' | 'registry' | 'log'>

/** Compares the releases of all running plans and takes the steps that are due; see docs/decisions/0535. */
export async function advanceRollouts(deps: RolloutDeps): Promise<void> {
  const running = await deps.db
    .select()
    .from(rolloutPlans)
    .where(eq(rolloutPlans.state, 'running'))
    .orderBy(asc(rolloutPlans.startedAt))
  for (const plan of running)
    try {
      await advance(deps, plan)
    } catch (error) {
      deps.log.warn({ plan: plan.id, failure: reasonOf(error) }, 'rollout plan not advanced')
    }
}

const sameStep = ({ id, step }: PlanRow) =>
  and(eq(rolloutPlans.id, id), eq(rolloutPlans.step, step), eq(rolloutPlans.state, 'running'))

async function advance(deps: RolloutDeps, plan: PlanRow): Promise<void> {
  const comparison = await comparisonOf(deps.db, plan, new Date())
  const waitsFor = obstacleOf(comparison, { dueAt: plan.dueAt?.getTime() ?? 0, minVisits: plan.minVisits })
  if (waitsFor) await deps.db.update(rolloutPlans).set({ comparison, waitsFor }).where(sameStep(plan))
  else await takeStep(deps, plan, comparison)
}

async function takeStep(
  { db, registry }: RolloutDeps,
  plan: PlanRow,
  comparison: NonNullable<PlanRow['comparison']>,
): Promise<void> {
  const who = `plan of ${plan.startedBy}`
  try {
    const taken = await changeRegistry(
      { db, keys: registry.keys },
      { who, action: 'promote', why: plan.why },
      (changing) => takeNextStep(changing, plan, comparison),
    )
    if (taken) registryChanged({ registry })
  } catch (error) {
    if (!(error instanceof RegistryRefusal)) throw error
    // A person has to decide: the next minute would be refused as well.
    await db
      .update(rolloutPlans)
      .set({ comparison, state: 'paused', dueAt: null, remainingMs: 0, note: error.message, refusal: error.texts })
      .where(sameStep(plan))
  }
}

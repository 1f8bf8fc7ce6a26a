import { needsSecondPerson } from '@plaza/shared/operations'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../data/database'
import { registryLog, rolloutPlans } from '../../../data/schema/index'
import { refuseChange } from '../../refusals'
import type { Tables } from '../../rows'
import { secondPersonAbove } from './policies'

interface PlanStep {
  id: string
  remote: string
  release: string
  /** The share that is to be given. */
  percent: number
}

/** Whether a second person has confirmed the start of a plan, or its resumption. */
const isConfirmed = async (db: Executor, { id, remote }: Pick<PlanStep, 'id' | 'remote'>): Promise<boolean> =>
  (await db.$count(
    registryLog,
    and(
      eq(registryLog.remote, remote),
      sql`${registryLog.detail}->>'plan' = ${id} and ${registryLog.detail}->>'confirmedBy' is not null`,
    ),
  )) > 0

function isAbove(
  { remote, release, percent }: PlanStep,
  above: number | null,
  { rules }: Pick<Tables, 'rules'>,
): boolean {
  const body = { remote, release, percent, why: '' }
  const own = rules.filter((rule) => rule.remote === remote)
  return needsSecondPerson({ action: 'promote', body }, above, own)
}

/** Refuses a step above the share that needs a second person, unless one has confirmed the plan. */
export async function refuseUnconfirmedStep(
  db: Executor,
  step: PlanStep,
  tables: Pick<Tables, 'rules'>,
): Promise<void> {
  const above = await secondPersonAbove(db, step.remote)
  if (isAbove(step, above, tables) && !(await isConfirmed(db, step))) throw refuseChange('planNeedsSecondPerson')
}

/** Whether a plan that is to be resumed waits for a second person. */
export async function mustPlanWait(
  db: Executor,
  id: string,
  { above, before }: { above: number; before: Tables },
): Promise<boolean> {
  const [plan] = await db.select().from(rolloutPlans).where(eq(rolloutPlans.id, id))
  if (!plan) return false
  const percent = Math.max(...plan.steps.map((step) => step.percent))
  return isAbove({ ...plan, percent }, above, before) && !(await isConfirmed(db, plan))
}

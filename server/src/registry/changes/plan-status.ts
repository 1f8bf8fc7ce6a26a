import type { StatusPlan } from '@plaza/shared/operations'
import dayjs from 'dayjs'
import { desc, gt, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { rolloutPlans } from '../../data/schema/index'
import { storedScope } from '../rows'
import type { PlanRow } from './plans'

const planOf = ({ startedAt, endedAt, dueAt, ...row }: PlanRow): StatusPlan => ({
  ...{ id: row.id, release: row.release, ...storedScope(row) },
  ...{ steps: row.steps, step: row.step, minVisits: row.minVisits, state: row.state, waitsFor: row.waitsFor },
  ...{ comparison: row.comparison, startedBy: row.startedBy, note: row.note, refusal: row.refusal },
  dueAt: dueAt?.getTime() ?? null,
  startedAt: startedAt.getTime(),
  endedAt: endedAt?.getTime() ?? null,
})

/** Plans by remote: the active ones, then those that ended within a day. */
export async function readPlans(db: Executor): Promise<Map<string, StatusPlan[]>> {
  const rows = await db
    .select()
    .from(rolloutPlans)
    .where(or(isNull(rolloutPlans.endedAt), gt(rolloutPlans.endedAt, dayjs().subtract(1, 'day').toDate())))
    .orderBy(sql`${rolloutPlans.endedAt} is not null`, desc(rolloutPlans.startedAt))
  const plans = new Map<string, StatusPlan[]>()
  for (const row of rows) plans.set(row.remote, [...(plans.get(row.remote) ?? []), planOf(row)])
  return plans
}

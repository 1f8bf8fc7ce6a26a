import type { LocalizedText } from '@plaza/shared/text'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { releaseRules, rolloutPlans } from '../../data/schema/index'
import { type RuleRow, scopeOf } from '../rows'

interface PlanTouch {
  who: string
  action: string
  why: string
  now: Date
  done: { remote: string | null; plan?: string; detail: Record<string, unknown> }
}

/**
 * Ends the rollout plans that a change takes over: those whose rule is gone, and after a promotion the one of its scope.
 */
export async function endTouchedPlans(tx: Transaction, { who, action, why, now, done }: PlanTouch): Promise<void> {
  if (done.remote === null) return
  const active = await tx
    .select({ plan: rolloutPlans, rule: releaseRules.id })
    .from(rolloutPlans)
    .leftJoin(releaseRules, eq(releaseRules.id, rolloutPlans.ruleId))
    .where(and(eq(rolloutPlans.remote, done.remote), isNull(rolloutPlans.endedAt)))
  const promoted = action === 'promote' ? scopeOf(done.detail.after as RuleRow) : null
  for (const { plan, rule } of active) {
    if (plan.id === done.plan || (rule !== null && plan.scope !== promoted)) continue
    const state = action === 'halt' ? 'halted' : 'superseded'
    const refusal = action === 'halt' ? (done.detail.reason as LocalizedText) : null
    const note = action === 'halt' ? why : `${action} by ${who}: ${why}`
    await tx
      .update(rolloutPlans)
      .set({ state, note, refusal, endedAt: now, dueAt: null })
      .where(eq(rolloutPlans.id, plan.id))
  }
}

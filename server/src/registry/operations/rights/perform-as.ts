import {
  type ChangeName,
  type GuardedChange,
  needsSecondPerson,
  rulesWithPlans,
  type SetSecondPerson,
  type WaitingChange,
} from '@plaza/shared/operations'
import type { Executor } from '../../../data/database'
import { type PlannedChange, perform } from '../../changes/perform'
import { readPlans } from '../../changes/plan-status'
import type { ReleaseEnvironment } from '../../changes/release-environment'
import type { RegistryDeps } from '../../registry'
import { findRelease, readTables, type Tables } from '../../rows'
import { mustPlanWait } from '../second-person/plan-confirmations'
import { applyPolicy, secondPersonAbove } from '../second-person/policies'
import { askSecondPerson } from '../second-person/requests'
import { changeRules } from './call-rules'
import { authorOf, type Caller, coversAll, refuseStranger } from './caller'

/** What the caller submits; a change that needs a second person waits. */
type SubmittedChange<N extends ChangeName> = Pick<PlannedChange<N>, 'action' | 'body' | 'staged'>

/** Takes a change back that was only tried, because it waits for a second person. */
class SecondPersonRequirement extends Error {}

/**
 * Makes a change for a caller, or lets it wait for a second person; returns the id of its request then. Whether it waits
 * is decided in the change's own transaction, so that no other change comes between; who asks for what cannot be done
 * learns it now.
 */
export async function performAs<N extends ChangeName>(
  deps: RegistryDeps & ReleaseEnvironment,
  caller: Caller,
  { action, body, staged }: SubmittedChange<N>,
): Promise<number | null> {
  const rule = changeRules[`POST /${action}`]
  const { who, owner } = authorOf(caller)
  const guarded = asWaiting({ action, body })
  const also: PlannedChange<N>['also'] = async ({ tx, tables }, result) => {
    // What was changed may be another remote than the call named.
    if (rule.for === 'remote' && !coversAll(caller, rule.may)) refuseStranger(caller, rule.may, result.remote)
    if (guarded && (await mustWait(tx, guarded, { before: tables, plan: result.plan })))
      throw new SecondPersonRequirement()
    return result
  }
  try {
    await perform(deps, who, { action, body, staged, owner, also })
    return null
  } catch (error) {
    if (guarded && error instanceof SecondPersonRequirement) return askSecondPerson(deps, caller, guarded)
    throw error
  }
}

/** Whether a change waits. `plan`: that which it resumes. `before`: the registry without the change. */
async function mustWait(
  db: Executor,
  change: WaitingChange,
  { before, plan }: { before: Tables; plan?: string | undefined },
): Promise<boolean> {
  const { remote } = change.body
  const above = await secondPersonAbove(db, remote)
  if (above === null) return false
  if (change.action === 'resume') return plan !== undefined && mustPlanWait(db, plan, { above, before })
  const rules = before.rules.filter((rule) => rule.remote === remote)
  const plans = (await readPlans(db)).get(remote) ?? []
  return needsSecondPerson(await withReleaseId(db, change), above, rulesWithPlans(rules, plans))
}

/** A promotion may name its release by the version, which means its newest build. */
async function withReleaseId(db: Executor, change: GuardedChange): Promise<GuardedChange> {
  if (change.action !== 'promote') return change
  const { remote, release: asked } = change.body
  const found = await findRelease(db, remote, asked)
  return { ...change, body: { ...change.body, release: found?.release ?? asked } }
}

const asWaiting = ({ action, body }: { action: ChangeName; body: unknown }): WaitingChange | null =>
  action === 'promote' || action === 'retire' || action === 'resume' ? ({ action, body } as WaitingChange) : null

/** Sets or ends the need of a second person; to make it weaker waits for one. */
export async function setSecondPerson(
  deps: RegistryDeps & ReleaseEnvironment,
  caller: Caller,
  body: SetSecondPerson,
): Promise<number | null> {
  const change = { action: 'set-second-person', body } as const
  if (await mustWait(deps.db, change, { before: await readTables(deps.db) }))
    return askSecondPerson(deps, caller, change)
  await applyPolicy(deps, authorOf(caller), body)
  return null
}

import { type ChangeName, needsSecondPerson, type SetSecondPerson, type WaitingChange } from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../data/database'
import { releaseRules } from '../../../data/schema/index'
import { type PlannedChange, perform } from '../../changes/perform'
import type { ReleaseEnvironment } from '../../changes/release-environment'
import type { RegistryDeps } from '../../registry'
import { applyPolicy, secondPersonAbove } from '../second-person/policies'
import { askSecondPerson } from '../second-person/requests'
import { changeRules } from './call-rules'
import { authorOf, type Caller, coversAll, refuseStranger } from './caller'

/** What the caller submits; a change that needs a second person waits. */
type SubmittedChange<N extends ChangeName> = Pick<PlannedChange<N>, 'action' | 'body' | 'staged'>

/** Makes a change for a caller, or lets it wait for a second person; returns the id of its request then. */
export async function performAs<N extends ChangeName>(
  deps: RegistryDeps & ReleaseEnvironment,
  caller: Caller,
  change: SubmittedChange<N>,
): Promise<number | null> {
  const guarded = asWaiting(change)
  if (!guarded || !(await mustWait(deps.db, guarded))) {
    await makeChange(deps, caller, change)
    return null
  }
  // Whoever asks for what cannot be done learns it now.
  await makeChange(deps, caller, change, { isTrial: true })
  return askSecondPerson(deps, caller, guarded)
}

async function mustWait(db: Database, change: WaitingChange): Promise<boolean> {
  const above = await secondPersonAbove(db, change.body.remote)
  const rules = await db.select().from(releaseRules).where(eq(releaseRules.remote, change.body.remote))
  return needsSecondPerson(change, above, rules)
}

const asWaiting = ({ action, body }: { action: ChangeName; body: unknown }): WaitingChange | null =>
  action === 'promote' || action === 'retire' ? ({ action, body } as WaitingChange) : null

class TrialEnd extends Error {}

/** Refuses a change as well if what was changed is another remote than the call named. A trial changes nothing. */
async function makeChange<N extends ChangeName>(
  deps: RegistryDeps & ReleaseEnvironment,
  caller: Caller,
  { action, body, staged }: SubmittedChange<N>,
  { isTrial = false } = {},
): Promise<void> {
  const rule = changeRules[`POST /${action}`]
  const { who, owner } = authorOf(caller)
  const also: PlannedChange<N>['also'] = (_, result) => {
    if (rule.for === 'remote' && !coversAll(caller, rule.may)) refuseStranger(caller, rule.may, result.remote)
    if (isTrial) throw new TrialEnd()
    return result
  }
  await perform(deps, who, { action, body, staged, owner, also }).catch((error: unknown) => {
    if (!(error instanceof TrialEnd)) throw error
  })
}

/** Sets or ends the need of a second person; to make it weaker waits for one. */
export async function setSecondPerson(
  deps: RegistryDeps & ReleaseEnvironment,
  caller: Caller,
  body: SetSecondPerson,
): Promise<number | null> {
  const change = { action: 'set-second-person', body } as const
  if (await mustWait(deps.db, change)) return askSecondPerson(deps, caller, change)
  await applyPolicy(deps, authorOf(caller), body)
  return null
}

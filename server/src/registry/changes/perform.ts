import type { ChangeBody, ChangeName } from '@plaza/shared/operations'
import { type ChangeContext, type ChangeResult, changeRegistry, type RegistryChange } from '../change'
import { type RegistryDeps, registryChanged } from '../registry'
import { cancelPlan, pausePlan, resumePlan, startPlan } from './plans'
import { promote } from './promote'
import { publish } from './publish'
import type { ReleaseEnvironment } from './release-environment'
import { retire } from './retire'
import { rollback } from './rollback'
import { off, on, reissue, removeRule } from './rules'

/** Reads what a change needs from outside the database; returns the function to run in one transaction. */
type ChangePreparer<N extends ChangeName> = (
  body: ChangeBody<N>,
  place: ReleaseEnvironment,
  staged?: string,
) => Promise<RegistryChange> | RegistryChange

const preparers: { [N in ChangeName]: ChangePreparer<N> } = {
  publish,
  promote: (body) => (changing) =>
    body.plan ? startPlan(changing, { ...body, plan: body.plan }) : promote(changing, body),
  pause: (body) => (changing) => pausePlan(changing, body),
  resume: (body) => (changing) => resumePlan(changing, body),
  cancel: (body) => (changing) => cancelPlan(changing, body),
  rollback: (body) => (changing) => rollback(changing, body),
  off: (body) => (changing) => off(changing, body),
  on: (body) => (changing) => on(changing, body),
  retire: (body) => (changing) => retire(changing, body),
  'remove-rule': (body) => (changing) => removeRule(changing, body),
  reissue: (body) => (changing) => reissue(changing, body),
}

/** A change, and what else is done in its transaction. */
export interface PlannedChange<N extends ChangeName> {
  action: N
  body: ChangeBody<N>
  /** The folder of an uploaded release. */
  staged?: string | undefined
  /** The operator who owns the token of the author. */
  owner?: string | null
  /** Adds to it, or refuses it, after it was made. */
  also?(changing: ChangeContext, result: ChangeResult): Promise<ChangeResult> | ChangeResult
}

/** Makes one change of the registry; false if there was nothing to do. */
export async function perform<N extends ChangeName>(
  deps: RegistryDeps & ReleaseEnvironment,
  who: string,
  { action, body, staged, owner = null, also }: PlannedChange<N>,
): Promise<boolean> {
  const { db, registry } = deps
  const prepared = await preparers[action](body, deps, staged)
  const change: RegistryChange = async (changing) => {
    const result = await prepared(changing)
    return result && also ? also(changing, result) : result
  }
  const changed = await changeRegistry({ db, keys: registry.keys }, { who, owner, action, why: body.why }, change)
  if (changed) registryChanged(deps)
  return changed
}

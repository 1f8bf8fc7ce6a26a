import type { ChangeBody, ChangeName } from '@plaza/shared/operations'
import { changeRegistry, type RegistryChange } from '../change'
import { type RegistryDeps, registryChanged } from '../registry'
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
  promote: (body) => (changing) => promote(changing, body),
  rollback: (body) => (changing) => rollback(changing, body),
  off: (body) => (changing) => off(changing, body),
  on: (body) => (changing) => on(changing, body),
  retire: (body) => (changing) => retire(changing, body),
  'remove-rule': (body) => (changing) => removeRule(changing, body),
  reissue: (body) => (changing) => reissue(changing, body),
}

/** A change and its body; `staged` is the folder of an uploaded release. */
interface RequestedChange<N extends ChangeName> {
  action: N
  body: ChangeBody<N>
  staged?: string
}

/** Makes one change of the registry; false if there was nothing to do. */
export async function perform<N extends ChangeName>(
  deps: RegistryDeps & ReleaseEnvironment,
  who: string,
  { action, body, staged }: RequestedChange<N>,
): Promise<boolean> {
  const { db, registry } = deps
  const change = await preparers[action](body, deps, staged)
  const changed = await changeRegistry({ db, keys: registry.keys }, { who, action, why: body.why }, change)
  if (changed) registryChanged(deps)
  return changed
}

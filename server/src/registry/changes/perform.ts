import type { ChangeBody, ChangeName } from '@plaza/shared/operations'
import { type Changing, changeRegistry, type Done } from '../change'
import { type RegistryDeps, registryChanged } from '../registry'
import { promote } from './promote'
import { publish } from './publish'
import { rollback } from './rollback'
import { off, on, reissue, removeRule } from './rules'

interface Place {
  environment: { releasesDir: string }
}

const performers: {
  [N in ChangeName]: (changing: Changing, body: ChangeBody<N>, releasesDir: string) => Promise<Done | null>
} = { publish, promote, rollback, off, on, 'remove-rule': removeRule, reissue }

/** Makes one change of the registry; false where nothing was to be done. */
export async function perform<N extends ChangeName>(
  deps: RegistryDeps & Place,
  who: string,
  { action, body }: { action: N; body: ChangeBody<N> },
): Promise<boolean> {
  const { db, registry, environment } = deps
  const changed = await changeRegistry({ db, keys: registry.keys }, { who, action, why: body.why }, (changing) =>
    performers[action](changing, body, environment.releasesDir),
  )
  if (changed) registryChanged(deps)
  return changed
}

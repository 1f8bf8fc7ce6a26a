import type { ChangeName } from '@plaza/shared/operations'
import { type PlannedChange, perform } from '../../changes/perform'
import type { ReleaseEnvironment } from '../../changes/release-environment'
import type { RegistryDeps } from '../../registry'
import { changeRules } from './call-rules'
import { authorOf, type Caller, coversAll, refuseStranger } from './caller'

/** Makes a change for a caller; refuses it as well if what was changed is another remote than the call named. */
export async function performAs<N extends ChangeName>(
  deps: RegistryDeps & ReleaseEnvironment,
  caller: Caller,
  { action, body, staged }: Pick<PlannedChange<N>, 'action' | 'body' | 'staged'>,
): Promise<boolean> {
  const rule = changeRules[`POST /${action}`]
  const { who, owner } = authorOf(caller)
  return perform(deps, who, {
    action,
    body,
    staged,
    owner,
    also(_, result) {
      if (rule.for === 'remote' && !coversAll(caller, rule.may)) refuseStranger(caller, rule.may, result.remote)
      return result
    },
  })
}

import { MINUTE_MS } from '@plaza/shared/format'
import type { OverrideBody } from '@plaza/shared/operations'
import { OVERRIDE_QUERY, type Override } from '@plaza/shared/remotes'
import type * as v from 'valibot'
import { registryLog } from '../../data/schema/index'
import { isLoopback } from '../../exposure'
import { encodeOverride } from '../override'
import { refuseChange, refuseField } from '../refusals'
import { currentRegistry, type RegistryDeps } from '../registry'
import { authorOf, type Caller } from './rights/caller'

/** Code from another machine than that of whoever opens the address takes a releaser in person. */
function refuseOtherMachine(base: string, { operator, via }: Caller): void {
  if (isLoopback(new URL(base).hostname)) return
  if (operator.role !== 'releaser' || via === 'token') throw refuseChange('otherMachine')
}

/**
 * Signs an override and returns Plaza's address that carries it. The registry does not change; the override is logged.
 */
export async function signOverride(
  deps: RegistryDeps,
  { caller, origin }: { caller: Caller; origin: string },
  { remote, base, minutes, why }: v.InferOutput<typeof OverrideBody>,
): Promise<{ address: string }> {
  if (!/^https?:\/\//.test(base)) throw refuseField('base', ['is no address', '不是网址'])
  refuseOtherMachine(base, caller)
  const override: Override = { remote, base, expires: Date.now() + minutes * MINUTE_MS }
  const signed = deps.registry.keys.sign(JSON.stringify(override))
  const { serial } = await currentRegistry(deps)
  await deps.db
    .insert(registryLog)
    .values({ ...authorOf(caller), serial, action: 'override', remote, why, detail: { base, minutes } })
  return { address: `${origin}/?${OVERRIDE_QUERY}=${encodeOverride(signed)}` }
}

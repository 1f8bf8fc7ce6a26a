import type { PartProps } from '@plaza/shared/host'
import type { ComponentType } from 'react'
import type { createLazyRecovery } from './lazy-recovery'
import { isRelease, type Plan } from './plan'
import type { Slot } from './slot'

interface PartsDeps {
  plan: Pick<Plan, 'wanted'>
  slotOf(remote: string): Slot
  recovery: ReturnType<typeof createLazyRecovery>
}

/**
 * Loads parts of remotes that other places draw, from the releases that this visitor gets. A part has no fallbacks: its
 * box stays empty.
 */
export const createParts =
  ({ plan, slotOf, recovery }: PartsDeps) =>
  async (owner: string, part: string): Promise<ComponentType<PartProps>> => {
    // The page's own HTML has only what its own remote needs.
    await (await recovery.load()).completeRemote(owner)
    const wanted = plan.wanted(owner)
    if (!isRelease(wanted)) throw new Error(`${owner} is not live`)
    return slotOf(owner).part(wanted, part)
  }

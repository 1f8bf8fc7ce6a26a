import { contracts } from '@plaza/shared/host'
import type { PublicKeys } from '@plaza/shared/remotes'
import type { Plan } from '../plan'
import type { Release } from '../release'
import type { Documents } from './documents'
import { dropGood, goodId, readGood } from './last-good'

/** Two besides the last good one: the time is short. */
const OTHERS_TRIED = 2

export interface StandInParts {
  plan: Plan
  keys: PublicKeys
  /** Fetches the document of one of the registry's releases. */
  once: Documents['once']
  report(name: string, message: string): void
}

/** What can be shown of a remote where the chosen release cannot. */
export function createStandIns({ plan, keys, once, report }: StandInParts) {
  async function lastGood(remote: string): Promise<Release | null> {
    const tampered = () => report('last-good-refused', remote)
    const good = await readGood(remote, { keys, offered: contracts, tampered })
    if (!good || !plan.isRevoked(remote, good.id)) return good
    dropGood(remote)
    return null
  }

  return {
    /** What was healthy on this device, unless it was taken back since. */
    lastGood,
    /** Whether another release may be at hand, so that the chosen one gets less time. */
    hasStandIn(remote: string, id: string): boolean {
      const good = goodId(remote)
      return Boolean(good && good !== id && !plan.isRevoked(remote, good)) || plan.standIns(remote, id).length > 0
    },
    /** The device's last good release, then the registry's others; each is fetched when its turn comes. */
    standIns(remote: string): (() => Promise<Release | null>)[] {
      const ids = plan.standIns(remote, plan.choiceOf(remote)?.release ?? '').slice(0, OTHERS_TRIED)
      return [() => lastGood(remote), ...ids.map((id) => () => once(remote, id, 'previous'))]
    },
  }
}

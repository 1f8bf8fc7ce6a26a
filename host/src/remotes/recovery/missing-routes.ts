import { createSingleFlight } from '../../browser/single-flight'
import type { RecoveryContext } from './context'
import { reasonOf } from './failure'
import { report } from './report'
import { fetchRouteIndex } from './route-index'
import type { Sources } from './sources/source'

/** Up to this many unknown remotes, their own manifests are fetched instead of the route index. */
const MAX_BY_MANIFEST = 2
/** Maximum number of remotes whose manifests are fetched ahead, if there is no route index. */
const MAX_AHEAD = 12

/**
 * Fetches the unknown routes of chosen releases. Resolves when everything available has arrived, or `isEnough` is true.
 */
export function createMissingRoutes(
  { plan, keys, live }: Pick<RecoveryContext, 'plan' | 'keys' | 'live'>,
  { chosen }: Pick<Sources, 'chosen'>,
) {
  const indexing = createSingleFlight<void>()

  async function fetchIndex(): Promise<void> {
    try {
      plan.addRoutes(await fetchRouteIndex(keys))
    } catch (error) {
      return report('routes-refused', reasonOf(error))
    }
    live.reconcile()
  }

  return async function fetchMissing(isEnough?: () => boolean): Promise<void> {
    if (plan.missing().length > MAX_BY_MANIFEST) await indexing.share('routes', fetchIndex)
    if (isEnough?.()) return
    const missing = plan.missing().slice(0, isEnough ? undefined : MAX_AHEAD)
    await new Promise<void>((resolve) => {
      const loads = missing.map(async (remote) => {
        if (await chosen(remote, { urgent: isEnough !== undefined })) live.reconcile()
        if (isEnough?.()) resolve()
      })
      void Promise.all(loads).then(() => resolve())
    })
  }
}

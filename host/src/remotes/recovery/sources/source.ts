import { contracts } from '@plaza/shared/host'
import { createSingleFlight } from '../../../browser/single-flight'
import { isRelease } from '../../plan'
import { canRunPage, type Release } from '../../release'
import type { RecoveryContext } from '../context'
import { CHOSEN, LAST_GOOD, type ReleaseSource } from '../decide'
import { dropGood, goodId, readGood } from '../memory/last-good'
import { report } from '../report'
import { fetchChosen } from './chosen-release'
import { fallbacksFor } from './fallbacks'
import { createManifestLoader } from './manifest-loader'

/** Sources of releases that did not come with the page. */
export function createSources(context: Pick<RecoveryContext, 'plan' | 'slotOf' | 'failed' | 'keys'>) {
  const { plan, keys } = context
  const manifests = createManifestLoader(context)
  const fetching = createSingleFlight<Release | null>()

  /** The device's last good release, unless it was revoked since. */
  async function lastGood(remote: string): Promise<Release | null> {
    const tampered = () => report('last-good-refused', remote)
    const good = await readGood(remote, { keys, offered: contracts, tampered })
    if (!good || !plan.isRevoked(remote, good.id)) return good
    dropGood(remote)
    return null
  }

  /**
   * The chosen release or its fallback. Concurrent callers share one request; an urgent one does not join a request
   * that hangs.
   */
  const chosen = (remote: string, { urgent = false } = {}): Promise<Release | null> =>
    fetching.share(remote, () => fetchChosen(remote, { plan, manifests, lastGood }), {
      urgent,
      onHung: manifests.renew,
    })

  return {
    chosen,
    ahead: manifests.ahead,
    async from(remote: string, source: ReleaseSource, page: string): Promise<Release | null> {
      if (source === LAST_GOOD) return lastGood(remote)
      if (source !== CHOSEN) return manifests.release(remote, source, 'previous')
      const wanted = plan.wanted(remote)
      if (isRelease(wanted) && canRunPage(wanted, page)) return wanted
      return wanted === null || isRelease(wanted) ? chosen(remote) : null
    },
    /** Ids of fallbacks for the chosen release, best first. */
    fallbacks: (remote: string): string[] => fallbacksFor(plan, remote, plan.choiceOf(remote)?.release ?? ''),
    /** Whether there may be another release besides this id. */
    hasFallback(remote: string, id: string): boolean {
      const good = goodId(remote)
      return Boolean(good && good !== id && !plan.isRevoked(remote, good)) || fallbacksFor(plan, remote, id).length > 0
    },
  }
}

export type Sources = ReturnType<typeof createSources>

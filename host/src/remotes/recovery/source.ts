import { contracts } from '@plaza/shared/host'
import { sleep } from '../../browser/sleep'
import { isRelease } from '../plan'
import { canRunPage, type Release } from '../release'
import type { RecoveryContext } from './context'
import { CHOSEN, LAST_GOOD, type ReleaseSource } from './decide'
import { fallbacksFor } from './fallbacks'
import { createManifestLoader } from './manifest-loader'
import { dropGood, goodId, readGood } from './memory/last-good'
import { report } from './report'

const HUNG_MS = 500
const PAUSE_MS = [500, 1000] as const
/** Budget of all attempts together, so that a panel shows within fifteen seconds of the visit. */
const DOCUMENTS_MS = 12_500

/** Sources of releases that did not come with the page. */
export function createSources(context: Pick<RecoveryContext, 'plan' | 'slotOf' | 'failed' | 'keys'>) {
  const { plan, keys } = context
  const documents = createManifestLoader(context)
  const asking = new Map<string, { since: number; over: Promise<Release | null> }>()

  /** The device's last good release, unless it was revoked since. */
  async function lastGood(remote: string): Promise<Release | null> {
    const tampered = () => report('last-good-refused', remote)
    const good = await readGood(remote, { keys, offered: contracts, tampered })
    if (!good || !plan.isRevoked(remote, good.id)) return good
    dropGood(remote)
    return null
  }

  async function fetchChosen(remote: string): Promise<Release | null> {
    const choice = plan.choiceOf(remote)
    if (!choice?.release) return null
    const { release: id, why } = choice
    const end = performance.now() + DOCUMENTS_MS
    const first = await documents.release(remote, id, why, end)
    if (first) return first
    const [before] = fallbacksFor(plan, remote, id)
    const previous = () => (before ? documents.release(remote, before, 'previous', end) : null)
    const fallback = (await lastGood(remote)) ?? (await previous())
    if (fallback) {
      plan.fallBackTo(fallback)
      return fallback
    }
    for (const pause of PAUSE_MS) {
      if (performance.now() + pause >= end) break
      await sleep(pause)
      const again = await documents.release(remote, id, why, end)
      if (again) return again
    }
    return null
  }

  /**
   * The chosen release; if its manifest does not arrive, the device's or the registry's fallback. Concurrent callers
   * share the request; a user's retry does not wait for one that hangs.
   */
  function chosen(remote: string, { urgent = false } = {}): Promise<Release | null> {
    const known = asking.get(remote)
    const now = performance.now()
    if (known && !(urgent && now - known.since > HUNG_MS)) return known.over
    if (known) documents.renew()
    const mine = { since: now, over: fetchChosen(remote) }
    asking.set(remote, mine)
    return mine.over.finally(() => asking.get(remote) === mine && asking.delete(remote))
  }

  return {
    chosen,
    ahead: documents.ahead,
    async from(remote: string, source: ReleaseSource, page: string): Promise<Release | null> {
      if (source === LAST_GOOD) return lastGood(remote)
      if (source !== CHOSEN) return documents.release(remote, source, 'previous')
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

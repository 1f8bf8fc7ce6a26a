import type { HeldRegistry } from '../plan'
import { newestRegistry } from '../registry/stored-registry'
import type { RecoveryContext } from './context'
import { createRefresh } from './refresh'
import { report } from './report'
import type { Sources } from './source'

/** Keeps what is chosen up to date: asks the registry, chooses by its answer, and fetches what is chosen and not here. */
export function createSelection(
  context: Pick<RecoveryContext, 'plan' | 'keys' | 'reconcile'>,
  sources: Pick<Sources, 'chosen' | 'ahead'>,
) {
  const { plan, keys, reconcile } = context
  const refresh = createRefresh(context, choose)

  function choose(): void {
    plan.choose()
    reconcile()
    void fetchMissing()
    void fetchAhead()
  }

  const fetchAhead = async () => (await sources.ahead()) && reconcile()

  /** Until all has come that can, or what has come is enough. */
  function fetchMissing(isEnough?: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const each = plan.missing().map(async (remote) => {
        if (await sources.chosen(remote, { urgent: isEnough !== undefined })) reconcile()
        if (isEnough?.()) resolve()
      })
      void Promise.all(each).then(() => resolve())
    })
  }

  return {
    refresh,
    choose,
    fetchAhead,
    /** Tries to get at everything that is chosen and not here; for a person who waits, until that is enough. */
    async complete(isEnough?: () => boolean): Promise<void> {
      if (!plan.held() || refresh.isAsking()) await refresh({ urgent: true })
      if (!isEnough?.()) await fetchMissing(isEnough)
    },
    /** The document to begin with, where the page's own is not ours or not the newest. */
    newest(own: HeldRegistry | null): Promise<HeldRegistry | null> {
      if (!own) report('registry-refused', 'the page brought none that is signed by a key of ours')
      return newestRegistry(own, keys)
    },
  }
}

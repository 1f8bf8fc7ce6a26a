import { newestRegistry } from '../registry/stored-registry'
import type { HeldRegistry } from '../registry-choice'
import type { RecoveryContext } from './context'
import { createMissingRoutes } from './missing-routes'
import { createPreviewEnd } from './preview-end'
import { createRefresh } from './refresh'
import { report } from './report'
import type { Sources } from './sources/source'

/** Keeps the selection up to date: fetches the registry, applies it, and fetches missing manifests. */
export function createSelection(
  context: Pick<RecoveryContext, 'boot' | 'plan' | 'keys' | 'live'>,
  sources: Pick<Sources, 'chosen' | 'ahead'>,
) {
  const { plan, keys, live } = context
  const refresh = createRefresh(context, choose)
  const endPreview = createPreviewEnd(context)
  const fetchMissing = createMissingRoutes(context, sources)

  function choose(): void {
    plan.choose()
    live.reconcile()
    void fetchMissing()
    void fetchAhead()
    void endPreview()
  }

  const fetchAhead = async () => (await sources.ahead()) && live.reconcile()

  /**
   * Gets the complete registry if the page carried only a part of it: from the device's storage, otherwise from the
   * server.
   */
  async function takeFullRegistry(): Promise<void> {
    const held = plan.held()
    const stored = held && !refresh.isAsking() ? await newestRegistry(held, keys) : held
    if (stored === held) return void (await refresh({ urgent: true }))
    plan.choose(stored)
    live.reconcile()
  }

  return {
    refresh,
    choose,
    fetchAhead,
    /** Fetches everything that is chosen and missing; for a waiting user, until `isEnough` is true. */
    async complete(isEnough?: () => boolean): Promise<void> {
      if (plan.isPartial()) await takeFullRegistry()
      else if (refresh.isAsking()) await refresh({ urgent: true })
      if (!isEnough?.()) await fetchMissing(isEnough)
    },
    /** The registry document to start with, if the page's own is not signed by our key or not the newest. */
    newest(own: HeldRegistry | null): Promise<HeldRegistry | null> {
      if (!own) report('registry-refused', 'the page brought none that is signed by a key of ours')
      return newestRegistry(own, keys)
    },
  }
}

export type Selection = ReturnType<typeof createSelection>

import type { HeldRegistry } from '../plan'
import { newestRegistry } from '../registry/stored-registry'
import type { RecoveryContext } from './context'
import { reasonOf } from './failure'
import { createRefresh } from './refresh'
import { report } from './report'
import { fetchRouteIndex } from './route-index'
import type { Sources } from './source'

/** Up to this many missing remotes, their own manifests are fetched instead of the route index. */
const FEW = 2
/** Maximum number of remotes whose manifests are fetched ahead, if there is no route index. */
const MAX_AHEAD = 12

/** Keeps the selection up to date: fetches the registry, applies it, and fetches missing manifests. */
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

  /** Gets the complete registry if the page carried only a part of it: the stored one, else the server's. */
  async function takeWhole(): Promise<void> {
    const held = plan.held()
    const stored = held && !refresh.isAsking() ? await newestRegistry(held, keys) : held
    if (stored === held) return void (await refresh({ urgent: true }))
    plan.choose(stored)
    reconcile()
  }

  let indexing: Promise<void> | null = null
  /**
   * The route index has the routes of all remotes in one answer; a few remotes are known sooner by their own manifests.
   */
  function fetchRoutes(): Promise<void> {
    if (plan.missing().length <= FEW) return Promise.resolve()
    indexing ??= fetchRouteIndex(keys)
      .then(
        (routes) => {
          plan.addRoutes(routes)
          reconcile()
        },
        (error) => report('routes-refused', reasonOf(error)),
      )
      .finally(() => {
        indexing = null
      })
    return indexing
  }

  /** Resolves when everything available has arrived, or `isEnough` is true. */
  async function fetchMissing(isEnough?: () => boolean): Promise<void> {
    await fetchRoutes()
    if (isEnough?.()) return
    const missing = plan.missing().slice(0, isEnough ? undefined : MAX_AHEAD)
    await new Promise<void>((resolve) => {
      const each = missing.map(async (remote) => {
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
    /** Fetches everything that is chosen and missing; for a waiting user, until `isEnough` is true. */
    async complete(isEnough?: () => boolean): Promise<void> {
      if (plan.isPartial()) await takeWhole()
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

import type { HeldRegistry } from '../plan'
import { newestRegistry } from '../registry/stored-registry'
import type { RecoveryContext } from './context'
import { reasonOf } from './failure'
import { createRefresh } from './refresh'
import { report } from './report'
import { fetchRouteIndex } from './route-index'
import type { Sources } from './source'

/** Remotes whose own documents are asked for, where no more of them are not known. */
const FEW = 2
/** Remotes whose routes are fetched before anybody asks for them, where there is no route index. */
const MAX_AHEAD = 12

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

  /** Takes the whole registry where the page brought a part of it: the one that the device keeps, else the server's. */
  async function takeWhole(): Promise<void> {
    const held = plan.held()
    const stored = held && !refresh.isAsking() ? await newestRegistry(held, keys) : held
    if (stored === held) return void (await refresh({ urgent: true }))
    plan.choose(stored)
    reconcile()
  }

  let indexing: Promise<void> | null = null
  /** One answer has the routes of all remotes; a few are known sooner by their own documents. */
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

  /** Until all has come that can, or what has come is enough. */
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
    /** Tries to get at everything that is chosen and not here; for a person who waits, until that is enough. */
    async complete(isEnough?: () => boolean): Promise<void> {
      if (plan.isPartial()) await takeWhole()
      else if (refresh.isAsking()) await refresh({ urgent: true })
      if (!isEnough?.()) await fetchMissing(isEnough)
    },
    /** The document to begin with, where the page's own is not ours or not the newest. */
    newest(own: HeldRegistry | null): Promise<HeldRegistry | null> {
      if (!own) report('registry-refused', 'the page brought none that is signed by a key of ours')
      return newestRegistry(own, keys)
    },
  }
}

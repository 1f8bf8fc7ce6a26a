import { sleep } from '../../browser/sleep'
import { onSerial } from '../../request/registry-serial'
import { onClearCache } from '../../site/settings'
import { site } from '../../site/site'
import { stage } from '../../stage/stage.store'
import { record } from '../../telemetry/record'
import type { PageResult } from '../loading/page-result'
import { isSignedNatively } from '../registry/signature-native'
import { storeRegistry } from '../registry/stored-registry'
import type { Skip } from '../skips'
import type { PageRequest, Slot } from '../slot'
import { serverNow } from '../visitor'
import type { RecoveryContext, RecoveryDeps } from './context'
import { createHealth, type Health } from './health'
import { liftQuarantine, quarantineOf } from './memory/crashes'
import { dropGood } from './memory/last-good'
import { overridesOf, releaseAt } from './memory/overrides'
import { recover } from './recover'
import { report } from './report'
import { createSelection, type Selection } from './selection'
import { fetchManifest } from './sources/manifest-loader'
import { createSources } from './sources/source'
import { createCatchUp, keepFresh } from './watch'

/** Resource timings to keep, which distinguish a blocked file from one that did not arrive. */
const MAX_TIMINGS = 2000
/** Maximum time that a user's retry waits for the registry. */
const REGISTRY_WAIT_MS = 600

const loadSignatureFallback = () => import('../registry/signature-fallback')

/** Restores the state of this visit: quarantined releases and signed overrides. */
async function recall({ boot, plan, slotOf }: RecoveryDeps): Promise<void> {
  for (const remote of plan.remotes()) {
    for (const [id, skip] of quarantineOf(remote)) slotOf(remote).skip(id, skip)
  }
  const overrides = await overridesOf(boot.override, { keys: boot.keys, now: serverNow() })
  const taking = overrides.map(async (override) => {
    plan.override(releaseAt(override, await fetchManifest(override.base, `?at=${Date.now()}`)))
  })
  for (const { status } of await Promise.allSettled(taking)) {
    if (status === 'rejected') report('override-failed', 'its remote.json could not be had')
  }
}

/** Keeps remotes running: retries, fallbacks, last good releases, quarantine, newer releases. */
export function createRecovery(core: RecoveryDeps) {
  const { live } = core

  function skip(slot: Slot, id: string, one: Skip): void {
    slot.skip(id, one)
    setTimeout(live.reconcile, one.until - Date.now() + 1)
    live.reconcile()
  }

  const context: RecoveryContext = {
    ...core,
    keys: core.boot.keys,
    skip,
    failed(slot, id, kind, message) {
      slot.failed(id, kind, message)
      // A page's error was counted where it was caught, before this chunk had loaded.
      if (kind !== 'page-threw') {
        record.failure(slot.remote, id, kind)
        report('remote-failed', `${slot.remote} ${id} ${kind}: ${message}`)
      }
      live.publish()
      if (kind !== 'document') void selection.refresh()
    },
  }
  const sources = createSources(context)
  const selection = createSelection(context, sources)
  const health = createHealth(context, sources)

  return {
    ...selection,
    ...health,
    recall: () => recall(core),
    /** Fetches the complete manifest of a remote's chosen release, unless it is known. */
    completeRemote: (remote: string) => sources.chosen(remote, { urgent: true }),
    /** From now on remotes are kept up to date. */
    start: () => keepUpToDate(context, selection, health),
    /** Gets a page whose first attempt failed or takes long. */
    page(request: PageRequest): Promise<PageResult> {
      live.publish()
      // The slot stops loading only after its callers were told, so the state is published in a later task.
      return recover(request, context, sources).finally(() => setTimeout(live.publish))
    },
    /** Retry by the user: fetches the registry first, then the files again. */
    async retry(slot: Slot, page: string): Promise<PageResult> {
      await Promise.race([selection.refresh({ urgent: true }), sleep(REGISTRY_WAIT_MS)])
      liftQuarantine(slot.remote)
      return slot.retry(page)
    },
  }
}

/** Follows the registry, the visitor's city and the shown pages. */
function keepUpToDate({ boot, plan, keys, live }: RecoveryContext, selection: Selection, health: Health): void {
  performance.setResourceTimingBufferSize?.(MAX_TIMINGS)
  const held = plan.held()
  if (held?.source === 'page' && !held.document.partial) storeRegistry(held.signed)
  onClearCache(() => plan.remotes().forEach(dropGood))
  keepFresh(selection.refresh)
  onSerial(createCatchUp(selection.refresh, () => plan.held()?.document.serial ?? 0))
  site.subscribe(({ city }, before) => city.adcode !== before.city.adcode && selection.choose())
  stage.subscribe(({ pages }) => health.sweep(pages))
  void isSignedNatively(boot.registry, keys).then((known) => (known === null ? loadSignatureFallback() : null))
  live.reconcile()
  void (plan.isPartial() ? selection.complete() : Promise.resolve()).then(selection.fetchAhead)
}

export type Recovery = ReturnType<typeof createRecovery>

import type { HostApi } from '@plaza/shared/host'
import { boot } from '../boot'
import { whenCalm } from '../browser/idle'
import { running } from '../running.store'
import { visit } from '../storage/device-store'
import { record } from '../telemetry/record'
import { createLazyRecovery } from './lazy-recovery'
import { createLiveState, type RouteFollower } from './live-state'
import type { InstanceDeps } from './loading/instance'
import type { PageResult } from './loading/page-result'
import { createParts } from './parts'
import { createPlan, isRelease } from './plan'
import { initialRegistry, previewIn } from './registry/initial-registry'
import { offerTrackedGlobals } from './resources/tracked-globals'
import { createSlot, type Slot, type SlotDeps } from './slot'
import { visitorNow } from './visitor'

/** A document older than this was cached on its way, so the selection may have changed. */
const STALE_MS = 60_000
const ignore = () => undefined

export interface RemotesDeps {
  /** Called when a remote is set up. */
  host(): HostApi
  load: InstanceDeps['load']
  routes: RouteFollower
}

/** Selects and loads the remotes of this page. Code for failures is in a separate chunk (`recovery`). */
export function createRemotes({ host, load, routes }: RemotesDeps) {
  const plan = createPlan(visitorNow, boot.documents)
  offerTrackedGlobals()
  const slotOf = createSlots({
    plan,
    host,
    load,
    recover: (request) => recovery.load().then((loaded) => loaded.page(request)),
    onLoaded: ({ remote, id }, ms) => record.load(remote, id, ms),
    onSwapped() {
      live.publish()
      if (recovery.loaded()) queueMicrotask(live.reconcile)
    },
  })
  const live = createLiveState(plan, slotOf, routes)
  const recovery = createLazyRecovery({ plan, slotOf, live })
  const complete = (isEnough?: () => boolean) => recovery.use((loaded) => loaded.complete(isEnough), ignore)

  /** Restores the state of this visit. */
  async function recall(isOverridden: boolean): Promise<void> {
    const isBegun = visit.size((key) => /^(overrides$|quarantine\.)/.test(key)) > 0
    if (isOverridden || isBegun) await recovery.use((loaded) => loaded.recall(), ignore)
  }

  return {
    slotOf,
    part: createParts({ plan, slotOf, recovery }),
    complete,
    recovery: recovery.load,
    /** Subscribes to changes of the selection or of running releases. */
    subscribe: live.subscribe,
    async begin(): Promise<void> {
      const preview = await previewIn(boot)
      plan.preview(preview)
      if (boot.previewEnded) running.setState({ previewEnded: true })
      plan.choose(await initialRegistry(boot, async (own) => (await recovery.load()).newest(own)))
      await recall(boot.override !== null && !preview)
      recovery.begin()
      live.follow()
      if (Math.abs(Date.now() - boot.now) > STALE_MS)
        void recovery.use(
          (loaded) => loaded.refresh(),
          () => false,
        )
      if (plan.missing().length > 0) void complete()
    },
    /** Whether an unmatched address may belong to a remote whose manifest is not readable yet. */
    isPartial: () =>
      recovery.loaded()?.refresh.isAsking() ||
      plan.isPartial() ||
      plan.missing().some((remote) => !isRelease(plan.wanted(remote))),
    ...pageReports(recovery),
  }
}

function createSlots(deps: SlotDeps) {
  const slots = new Map<string, Slot>()
  return (remote: string): Slot => {
    const slot = slots.get(remote) ?? createSlot(remote, deps)
    slots.set(remote, slot)
    return slot
  }
}

/** Events of pages, and the reactions to them. */
const pageReports = (recovery: ReturnType<typeof createLazyRecovery>) => ({
  /** A page rendered; null for a page of the host. */
  rendered(slot: Slot | null): void {
    const renderedAt = performance.now()
    whenCalm(() => void recovery.use((loaded) => slot && loaded.rendered(slot, renderedAt), ignore))
  },
  /** A page threw. Resolves to true if another release took over. */
  async crashed(slot: Slot, page: string, error: unknown): Promise<boolean> {
    const release = slot.running()?.release
    if (!release) return false
    record.failure(slot.remote, release.id, 'page-threw')
    return recovery.use(
      (loaded) => loaded.crashed(slot, page, error),
      () => false,
    )
  },
  /** Retry by the user. */
  retry: (slot: Slot, page: string): Promise<PageResult> =>
    recovery.use(
      (loaded) => loaded.retry(slot, page),
      () => slot.load(page),
    ),
})

export type Remotes = ReturnType<typeof createRemotes>

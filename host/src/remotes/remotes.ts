import type { HostApi } from '@plaza/shared/host'
import type { RemoteManifest } from '@plaza/shared/remotes'
import { boot } from '../boot'
import { whenCalm } from '../browser/idle'
import { once } from '../browser/once'
import { running } from '../running.store'
import { visit } from '../storage/device-store'
import { record } from '../telemetry/record'
import { describe } from './describe'
import type { InstanceDeps } from './loading/instance'
import type { PageResult } from './loading/page-result'
import { createPlan, isRelease, type Plan } from './plan'
import type { Recovery } from './recovery'
import { initialRegistry } from './registry/initial-registry'
import { createSlot, type Slot, type SlotDeps } from './slot'
import { visitorNow } from './visitor'

/** A document older than this was cached on its way, so the selection may have changed. */
const STALE_MS = 60_000

export interface RemotesDeps {
  /** Called when a remote is set up. */
  host(): HostApi
  load: InstanceDeps['load']
  /** The live routes have changed; manifests of chosen releases come first. */
  follow(remotes: readonly Pick<RemoteManifest, 'name' | 'routes'>[]): void
  /** Resolves the current address again if its page must not stay, and drops hidden pages of such remotes. */
  renew(): void
}

/** Manifests of the live routes: of chosen releases, and of running ones for routes that the chosen release lacks. */
const documentsOf = (plan: Plan, slotOf: (remote: string) => Slot) =>
  plan.remotes().flatMap((remote) => {
    const wanted = plan.wanted(remote)
    if (wanted === 'off') return []
    const first = isRelease(wanted) ? wanted.document : plan.routed(remote)
    return [first, slotOf(remote).running()?.release.document].flatMap((one) => one ?? [])
  })

/** Selects and loads the remotes of this page. Code for failures is in a separate chunk (`recovery`). */
export function createRemotes({ host, load, follow, renew }: RemotesDeps) {
  const plan = createPlan(visitorNow, boot.documents)
  const slots = new Map<string, Slot>()
  let recovery: Recovery | null = null
  let chosen = () => {}
  const isChosen = new Promise<void>((resolve) => {
    chosen = resolve
  })

  function slotOf(remote: string): Slot {
    const slot = slots.get(remote) ?? createSlot(remote, slotParts)
    slots.set(remote, slot)
    return slot
  }
  const publish = () => running.setState(describe(plan, slotOf))
  function reconcile(): void {
    follow(documentsOf(plan, slotOf))
    publish()
    renew()
  }

  const recovering = once(async () => {
    const { createRecovery } = await import('./recovery')
    recovery = createRecovery({ boot, plan, slotOf, publish, reconcile })
    void isChosen.then(recovery.start)
    return recovery
  })
  const ignore = () => undefined
  const complete = (isEnough?: () => boolean) => recovering().then((made) => made.complete(isEnough), ignore)

  const slotParts: SlotDeps = {
    plan,
    host,
    load,
    recover: (asked) => recovering().then((made) => made.page(asked)),
    onLoaded: ({ remote, id }, ms) => record.load(remote, id, ms),
    onSwapped() {
      publish()
      if (recovery) queueMicrotask(reconcile)
    },
  }

  return {
    slotOf,
    complete,
    async begin(): Promise<void> {
      plan.choose(await initialRegistry(boot, async (own) => (await recovering()).newest(own)))
      const isBegun = visit.size((key) => /^(overrides$|quarantine\.)/.test(key)) > 0
      if (boot.override || isBegun) await recovering().then((made) => made.recall(), ignore)
      chosen()
      follow(documentsOf(plan, slotOf))
      publish()
      if (Math.abs(Date.now() - boot.now) > STALE_MS) void recovering().then((made) => made.refresh(), ignore)
      if (plan.missing().length > 0) void complete()
    },
    recovery: recovering,
    /** Whether an unmatched address may belong to a remote whose manifest is not readable yet. */
    isPartial: () =>
      recovery?.refresh.isAsking() ||
      plan.isPartial() ||
      plan.missing().some((remote) => !isRelease(plan.wanted(remote))),
    /** A page rendered; null for a page of the host. */
    rendered(slot: Slot | null): void {
      const drawnAt = performance.now()
      whenCalm(() => void recovering().then((made) => slot && made.rendered(slot, drawnAt), ignore))
    },
    /** A page threw. Resolves to true if another release took over. */
    async crashed(slot: Slot, page: string, error: unknown): Promise<boolean> {
      const release = slot.running()?.release
      if (!release) return false
      record.failure(slot.remote, release.id, 'page-threw')
      return recovering().then(
        (made) => made.crashed(slot, page, error),
        () => false,
      )
    },
    /** Retry by the user. */
    retry: (slot: Slot, page: string): Promise<PageResult> =>
      recovering().then(
        (made) => made.retry(slot, page),
        () => slot.load(page),
      ),
  }
}

export type Remotes = ReturnType<typeof createRemotes>

import { telemetryOf } from '../../contracts/telemetry'
import type { ReleaseInstance } from '../loading/instance'
import { unload } from '../loading/unload'
import type { Release } from '../release'
import type { Slot } from '../slot'
import type { RecoveryContext } from './context'
import { createCrashes } from './memory/crashes'
import { goodId, keepGood } from './memory/last-good'
import type { Sources } from './sources/source'

/** A release is good once one of its pages has been healthy for this long. */
export const HEALTHY_MS = 10_000
/** By then the effects of the last page have been cleaned up. */
const LEAVE_MS = 1000

/** Removes the release's styles, because another release may use the same class names. */
function dropStyles(base: string): void {
  const folder = new URL(base, location.href).href
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.href.startsWith(folder)) link.remove()
}

/** Follows a page after it loaded: it is healthy, it throws, or it is left. */
export function createHealth(
  { plan, slotOf, live, failed, skip }: Pick<RecoveryContext, 'plan' | 'slotOf' | 'live' | 'failed' | 'skip'>,
  { hasFallback }: Pick<Sources, 'hasFallback'>,
) {
  const watched = new WeakMap<ReleaseInstance, ReturnType<typeof setTimeout>>()
  const crashedAt = new WeakMap<ReleaseInstance, number>()
  const skipsAfterCrash = createCrashes({
    wasGood: ({ remote, id }) => goodId(remote) === id,
    hasFallback,
  })
  let sweeping: ReturnType<typeof setTimeout> | undefined

  /** Counts what a release left behind, by release. */
  function clear(slot: Slot, release: Release): void {
    dropStyles(release.base)
    const left = unload(release)
    const counts = Object.entries(left)
    if (counts.length === 0) return
    slot.leftBehind(release.id, left)
    const reason = counts.map(([kind, count]) => `${kind} ${count}`).join(', ')
    telemetryOf({ owner: release.remote, release: release.id }).failed('left-behind', reason)
    live.publish()
  }

  return {
    /**
     * A page of the running release rendered at `drawnAt` (ms of the document); unless it crashes, the release is good
     * after `HEALTHY_MS`.
     */
    rendered(slot: Slot, drawnAt: number): void {
      const running = slot.running()
      if (!running || watched.has(running) || (crashedAt.get(running) ?? 0) >= drawnAt) return
      watched.set(
        running,
        setTimeout(() => {
          const release = plan.current(running.release)
          keepGood(release, plan.proofOf(release.remote, release.id))
        }, HEALTHY_MS),
      )
    },
    /** A page of the running release threw. Resolves to true if another release took over. */
    async crashed(slot: Slot, page: string, error: unknown): Promise<boolean> {
      const running = slot.running()
      if (!running) return false
      clearTimeout(watched.get(running))
      watched.delete(running)
      crashedAt.set(running, performance.now())
      const { release } = running
      failed(slot, release.id, 'page-threw', String(error))
      const skips = skipsAfterCrash(release)
      for (const [id, one] of skips) skip(slot, id, one)
      return skips.has(release.id) && (await slot.page(page, 'other')).state === 'ready'
    },
    /** Ends releases without any page left, once effects are over; `kept` are the kept pages. */
    sweep(kept: readonly { instanceId: number }[]): void {
      clearTimeout(sweeping)
      sweeping = setTimeout(() => {
        const instanceIds = new Set(kept.map(({ instanceId }) => instanceId))
        for (const slot of plan.remotes().map(slotOf))
          for (const release of slot.endIdle(instanceIds)) clear(slot, release)
      }, LEAVE_MS)
    },
  }
}

export type Health = ReturnType<typeof createHealth>

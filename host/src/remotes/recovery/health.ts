import type { ReleaseInstance } from '../loading/instance'
import type { Slot } from '../slot'
import type { RecoveryContext } from './context'
import { createCrashes } from './memory/crashes'
import { goodId, keepGood } from './memory/last-good'
import type { Sources } from './source'

/** A page of a release that was healthy for so long makes it good. */
export const HEALTHY_MS = 10_000
/** Effects of the last page are over by then. */
const LEAVE_MS = 1000

/** Another release may use the same class names. */
function dropStyles(base: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.getAttribute('href')?.startsWith(base)) link.remove()
  }
}

/** What happens after a page came: it is healthy, it throws, it is left. */
export function createHealth(
  { plan, slotOf, failed, skip }: Pick<RecoveryContext, 'plan' | 'slotOf' | 'failed' | 'skip'>,
  { hasFallback }: Pick<Sources, 'hasFallback'>,
) {
  const watched = new WeakMap<ReleaseInstance, ReturnType<typeof setTimeout>>()
  const crashedAt = new WeakMap<ReleaseInstance, number>()
  const skipsAfterCrash = createCrashes({
    wasGood: ({ remote, id }) => goodId(remote) === id,
    hasFallback,
  })
  let sweeping: ReturnType<typeof setTimeout> | undefined

  return {
    /**
     * A page of the running release was drawn at a moment (ms of the document); without a crash since then the release is
     * good when the watch is over.
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
    /** A page of the running release threw; true where another release took over. */
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
    /** Ends releases of which nothing is left, once effects are over; `kept` are the kept pages. */
    sweep(kept: readonly { instanceId: number }[]): void {
      clearTimeout(sweeping)
      sweeping = setTimeout(() => {
        const instanceIds = new Set(kept.map(({ instanceId }) => instanceId))
        for (const { base } of plan.remotes().flatMap((remote) => slotOf(remote).endIdle(instanceIds))) dropStyles(base)
      }, LEAVE_MS)
    },
  }
}

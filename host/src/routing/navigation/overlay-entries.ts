import { createOverlayAlignment } from './overlay-alignment'
import { createOverlayHistory } from './overlay-history'
import { createOverlayStack, type Overlay } from './overlay-stack'

/**
 * Overlays above the current page, each with a history entry above the page's: going back closes the topmost one only,
 * and an overlay closed in another way removes its entry.
 */
export function createOverlayEntries() {
  const stack = createOverlayStack()
  const entries = createOverlayHistory(stack)
  const alignment = createOverlayAlignment(stack, entries)
  let isLeaving = false

  return {
    /** True while overlays close because the page is left, so that their closing starts no navigation. */
    isLeaving: () => isLeaving,
    /** Number of entries above the page's own. */
    entries: entries.count,
    /** Returns the function to call when the overlay was closed without going back. */
    open(close: () => void, address?: string): () => void {
      const overlay: Overlay = { close, address }
      stack.add(overlay)
      alignment.opened()
      return () => {
        if (stack.remove(overlay)) alignment.align()
      }
    },
    /** Handles `popstate`; true if it was caused here. */
    moved: entries.moved,
    /** Handles a `popstate` that stayed on the page; `asked` is the result of `moved`. */
    stayed(asked: boolean): void {
      entries.restorePageAddress()
      if (!asked) stack.closeAbove(Math.min(entries.count(), stack.size()))
      alignment.align()
    },
    /** Closes all overlays before the next page. */
    closeAll(): void {
      isLeaving = true
      stack.closeAbove(0)
      isLeaving = false
    },
    makeRoom: alignment.makeRoom,
    /** Leaves the page for the previous one. */
    async back(): Promise<void> {
      for (let step = entries.step(); step; step = entries.step()) await step
      await entries.go(-1 - entries.count())
    },
    /** The page's own address has changed. */
    addressed: entries.setPageAddress,
    /** A page was committed. */
    settled: alignment.settled,
  }
}

export type OverlayEntries = ReturnType<typeof createOverlayEntries>

import { createOverlayAlignment } from './overlay-alignment'
import { createOverlayHistory } from './overlay-history'
import { createOverlayStack, type Overlay } from './overlay-stack'

/**
 * What floats over the shown page, each an entry of the history above the page's own: going back closes the topmost and
 * nothing else, and what is closed otherwise takes its entry along.
 */
export function createOverlayEntries() {
  const stack = createOverlayStack()
  const entries = createOverlayHistory(stack)
  const alignment = createOverlayAlignment(stack, entries)
  let isLeaving = false

  return {
    /** True while overlays close because the page is left: where closing them would lead is ignored. */
    isLeaving: () => isLeaving,
    /** How many entries lie above the page's own. */
    entries: entries.count,
    /** Gives the way to close it without going back. */
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
    /** The history has moved and stayed on the page; `asked` is what `moved` returned. */
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

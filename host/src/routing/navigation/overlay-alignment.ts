import type { OverlayHistory } from './overlay-history'
import type { OverlayStack } from './overlay-stack'

const task = () => new Promise((resolve) => setTimeout(resolve))

/** Adjusts the history to the open overlays: one entry each. */
export function createOverlayAlignment(stack: OverlayStack, entries: OverlayHistory) {
  let isStarted = false
  let isRunning = false
  /** The next page is about to take over the remaining entry. */
  let isHeld = false

  /** Runs in a later task, because one overlay may close for another to open. */
  async function align(): Promise<void> {
    if (isRunning || !isStarted) return
    isRunning = true
    await task()
    for (;;) {
      const step = entries.step()
      if (step) await step
      if (isHeld) break
      const surplus = entries.count() - stack.size()
      if (surplus > 0) await entries.go(-surplus)
      else if (surplus < 0) entries.push()
      else break
    }
    if (!isHeld && stack.size() > 0) entries.updateAddress()
    isRunning = false
  }

  return {
    align: () => void align(),
    /** An overlay was opened: its entry is added at once if the history was aligned. */
    opened(): void {
      if (isStarted && !entries.step() && entries.count() === stack.size() - 1) entries.push()
      else void align()
    },
    /** Waits until at most one entry is left, for the next page to take over. */
    makeRoom(): Promise<void> | undefined {
      if (!entries.step() && entries.count() <= 1) return undefined
      isHeld = true
      return (async () => {
        while (entries.step() || entries.count() > 1) await (entries.step() ?? entries.go(1 - entries.count()))
      })()
    },
    /** A page is shown: the history follows from now on. */
    settled(): void {
      isStarted = true
      isHeld = false
      void align()
    },
  }
}

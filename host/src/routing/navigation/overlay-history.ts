import type { OverlayStack } from './overlay-stack'

/** Milliseconds after which a step of the history counts as done, where the browser does not report it. */
const STEP_MS = 1000

/** The entries of overlays in the browser's history, above the entry of their page. */
export function createOverlayHistory(stack: OverlayStack) {
  /** The page's own address, which may change below an overlay. */
  let address = ''
  let step: { over: Promise<void>; done(): void } | null = null
  const count = (): number => Number(history.state?.overlays ?? 0)

  return {
    count,
    /** The step that the browser is taking. */
    step: (): Promise<void> | undefined => step?.over,
    push(): void {
      const next = count() + 1
      if (next === 1) address = location.href
      history.pushState({ ...history.state, overlays: next }, '', stack.addressAt(next, address))
    },
    /** Goes so many entries on or back. */
    go(by: number): Promise<void> {
      let done = () => {}
      const over = new Promise<void>((resolve) => {
        done = resolve
        setTimeout(resolve, STEP_MS)
      }).finally(() => {
        step = null
      })
      step = { over, done }
      history.go(by)
      return over
    },
    /** The history has moved; true where that was a step of ours. */
    moved(): boolean {
      step?.done()
      return step !== null
    },
    /** Writes the address of the topmost overlay. */
    updateAddress(): void {
      history.replaceState(history.state, '', stack.addressAt(stack.size(), address))
    },
    /** Writes the page's own address, where it changed below its overlays. */
    restorePageAddress(): void {
      if (count() === 0 && address !== '' && location.href !== address) history.replaceState(history.state, '', address)
    },
    setPageAddress(href: string): void {
      address = href
    },
  }
}

export type OverlayHistory = ReturnType<typeof createOverlayHistory>

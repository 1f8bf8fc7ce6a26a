import type { OverlayStack } from './overlay-stack'

/** Milliseconds after which `history.go` counts as done if no `popstate` arrives. */
const STEP_MS = 1000

/** Overlay entries in the browser's history, above the entry of their page. */
export function createOverlayHistory(stack: OverlayStack) {
  /** The page's own address, which may change below an overlay. */
  let address = ''
  let step: { over: Promise<void>; done(): void } | null = null
  const count = (): number => Number(history.state?.overlays ?? 0)

  return {
    count,
    /** The pending `history.go`. */
    step: (): Promise<void> | undefined => step?.over,
    push(): void {
      const next = count() + 1
      if (next === 1) address = location.href
      history.pushState({ ...history.state, overlays: next }, '', stack.addressAt(next, address))
    },
    /** Goes this many entries forward or back. */
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
    /** Handles `popstate`; true if it was caused here. */
    moved(): boolean {
      step?.done()
      return step !== null
    },
    /** Writes the address of the topmost overlay. */
    updateAddress(): void {
      history.replaceState(history.state, '', stack.addressAt(stack.size(), address))
    },
    /** Writes the page's own address, if it changed below its overlays. */
    restorePageAddress(): void {
      if (count() === 0 && address !== '' && location.href !== address) history.replaceState(history.state, '', address)
    },
    setPageAddress(href: string): void {
      address = href
    },
  }
}

export type OverlayHistory = ReturnType<typeof createOverlayHistory>

interface Overlay {
  close(): void
  /** Address while it is open; by default the current one. */
  address?: string
}

/** Milliseconds after which `history.go` counts as done if no `popstate` arrives. */
const STEP_MS = 1000
const task = () => new Promise((resolve) => setTimeout(resolve))

/** Number of overlay entries above the page's entry. */
const entries = (): number => Number(history.state?.overlays ?? 0)

/**
 * Overlays above the current page, each with a history entry above the page's: going back closes the topmost one only,
 * and an overlay closed in another way removes its entry.
 */
export function createOverlayEntries() {
  const open: Overlay[] = []
  /** The page's own address, which may change below an overlay. */
  let address = ''
  let started = false
  let leaving = false
  let step: { over: Promise<void>; done(): void } | null = null
  let aligning = false
  /** The next page is about to take over the remaining entry. */
  let isHeld = false

  function closeAbove(left: number): void {
    for (const overlay of open.splice(left).reverse()) overlay.close()
  }

  /** Address of the history entry of the `count`-th overlay; 0 is the page. */
  function hrefAt(count: number): string {
    return open.slice(0, count).reduce((href, overlay) => overlay.address ?? href, address)
  }

  function push(): void {
    const count = entries()
    if (count === 0) address = location.href
    history.pushState({ ...history.state, overlays: count + 1 }, '', hrefAt(count + 1))
  }

  function go(by: number): Promise<void> {
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
  }

  /**
   * Adjusts the history to the open overlays. Runs later, so that closing one overlay to open another reuses the entry.
   */
  async function align(): Promise<void> {
    if (aligning || !started) return
    aligning = true
    await task()
    for (;;) {
      if (step) await step.over
      if (isHeld) break
      const surplus = entries() - open.length
      if (surplus === 0) {
        if (open.length > 0) history.replaceState(history.state, '', hrefAt(open.length))
        break
      }
      if (surplus > 0) await go(-surplus)
      else push()
    }
    aligning = false
  }

  return {
    /** True while overlays close because the page is left, so that their closing starts no navigation. */
    isLeaving: () => leaving,
    entries,
    open(close: () => void, own?: string): () => void {
      const overlay: Overlay = { close, address: own }
      open.push(overlay)
      if (started && !step && entries() === open.length - 1) push()
      else void align()
      return () => {
        const at = open.indexOf(overlay)
        if (at < 0) return
        open.splice(at, 1)
        void align()
      }
    },
    /** Handles `popstate`; true if it was caused here. */
    moved(): boolean {
      step?.done()
      return step !== null
    },
    /** Handles a `popstate` that stayed on the page; `asked` is the result of `moved`. */
    stayed(asked: boolean): void {
      if (entries() === 0 && address !== '' && location.href !== address)
        history.replaceState(history.state, '', address)
      if (!asked) closeAbove(Math.min(entries(), open.length))
      void align()
    },
    /** Closes all overlays before the next page. */
    closeAll(): void {
      leaving = true
      closeAbove(0)
      leaving = false
    },
    /** Waits until at most one entry is left, for the next page to take over. */
    makeRoom(): Promise<void> | undefined {
      if (!step && entries() <= 1) return undefined
      isHeld = true
      return (async () => {
        while (step || entries() > 1) await (step?.over ?? go(1 - entries()))
      })()
    },
    /** Leaves the page for the previous one. */
    async back(): Promise<void> {
      while (step) await step.over
      await go(-1 - entries())
    },
    /** The page's own address has changed. */
    addressed(href: string): void {
      address = href
    },
    /** A page was committed. */
    settled(): void {
      started = true
      isHeld = false
      void align()
    },
  }
}

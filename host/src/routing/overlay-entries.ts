interface Overlay {
  close(): void
  /** What stands in the address bar while it is open; else what stands there already. */
  address?: string
}

/** Milliseconds after which a step of the history is taken as done, where the browser does not tell. */
const STEP_MS = 1000
const task = () => new Promise((resolve) => setTimeout(resolve))

/** How many entries for overlays stand above the entry of the page. */
const entries = (): number => Number(history.state?.overlays ?? 0)

/**
 * What floats over the shown page, each an entry of the history above the page's own: going back takes the topmost away
 * and nothing else, and what is closed otherwise takes its entry along.
 */
export function createOverlayEntries() {
  const open: Overlay[] = []
  /** The page's own address: it may change below an overlay. */
  let address = ''
  let started = false
  let leaving = false
  let step: { over: Promise<void>; done(): void } | null = null
  let aligning = false
  /** A page is about to take over what is left. */
  let isHeld = false

  function closeAbove(left: number): void {
    for (const overlay of open.splice(left).reverse()) overlay.close()
  }

  /** The address of the entry above which so many overlays lie, itself counted. */
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

  /** Lets the history follow what is open, after what is closed for another one to open. */
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
    /** True while overlays close because the page is left: where closing them would lead is not asked. */
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
    /** The history has moved; true where that was asked for here. */
    moved(): boolean {
      step?.done()
      return step !== null
    },
    /** The history has moved and stayed on the page; `asked` as `moved` said it. */
    stayed(asked: boolean): void {
      if (entries() === 0 && address !== '' && location.href !== address)
        history.replaceState(history.state, '', address)
      if (!asked) closeAbove(Math.min(entries(), open.length))
      void align()
    },
    /** Nothing floats over the next page. */
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
    /** Leaves the page for the one before. */
    async back(): Promise<void> {
      while (step) await step.over
      await go(-1 - entries())
    },
    /** The address of the page itself was changed. */
    addressed(href: string): void {
      address = href
    },
    /** A page is there. */
    settled(): void {
      started = true
      isHeld = false
      void align()
    },
  }
}

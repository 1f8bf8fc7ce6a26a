const POLL_MS = 100
/** Whoever waited longer for an answer has given up. */
const MAX_WAIT_MS = 10_000

/** React has taken the element over: it leaves its properties there under a name that begins so. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((name) => name.startsWith('__reactProps'))

/** Does it once the element answers; never where it goes before, or its part's code does not come. */
export function whenHydrated(element: Element, act: () => void, until = performance.now() + MAX_WAIT_MS): void {
  if (!element.isConnected || performance.now() > until) return
  if (isHydrated(element)) act()
  else setTimeout(() => whenHydrated(element, act, until), POLL_MS)
}

const POLL_MS = 100
/** A user who waited longer has given up. */
const MAX_WAIT_MS = 10_000

/** Whether React has hydrated the element: it then has properties with this prefix. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((name) => name.startsWith('__reactProps'))

/** Runs a function once the element is hydrated; never if it is removed before, or its code does not load. */
export function whenHydrated(element: Element, act: () => void, until = performance.now() + MAX_WAIT_MS): void {
  if (!element.isConnected || performance.now() > until) return
  if (isHydrated(element)) act()
  else setTimeout(() => whenHydrated(element, act, until), POLL_MS)
}

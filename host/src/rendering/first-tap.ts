import { isHydrated, whenHydrated } from './hydrated'

declare global {
  /** Ends the keeping of taps, which began with the document, and gives the button that was tapped last. */
  var plazaTap: (() => HTMLElement | null) | undefined
}

function repeatWhenHydrated({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('#plaza button') : null
  if (!button || isHydrated(button)) return
  // React hydrates what is tapped, and passes the tap on, where it has the code.
  setTimeout(() => !isHydrated(button) && whenHydrated(button, () => button.click()))
}

/**
 * From now on the page answers taps itself. The one on a button that came before is repeated where it still stands, and so
 * is one on a part whose code is not there yet.
 */
export function takeFirstTap(isRepeated: boolean): void {
  const button = globalThis.plazaTap?.()
  globalThis.plazaTap = undefined
  if (!isRepeated) return
  if (button) setTimeout(() => whenHydrated(button, () => button.click()))
  addEventListener('click', repeatWhenHydrated, true)
}

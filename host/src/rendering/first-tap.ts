import { isHydrated, whenHydrated } from './hydrated'

declare global {
  /** Stops recording taps, which the start script began, and returns the last tapped button. */
  var plazaTap: (() => HTMLElement | null) | undefined
}

function repeatWhenHydrated({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('#plaza button') : null
  if (!button || isHydrated(button)) return
  // React hydrates the tapped part first and replays the tap, if the part's code is loaded.
  setTimeout(() => !isHydrated(button) && whenHydrated(button, () => button.click()))
}

/**
 * From now on the page handles taps itself. Repeats an earlier tap on a button that still exists, or on a part whose
 * code is not loaded yet.
 */
export function takeFirstTap(isRepeated: boolean): void {
  const button = globalThis.plazaTap?.()
  globalThis.plazaTap = undefined
  if (!isRepeated) return
  if (button) setTimeout(() => whenHydrated(button, () => button.click()))
  addEventListener('click', repeatWhenHydrated, true)
}

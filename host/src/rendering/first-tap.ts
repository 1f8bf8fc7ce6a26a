declare global {
  /** Ends the keeping of taps, which began with the document, and gives the button that was tapped last. */
  var plazaTap: (() => HTMLElement | null) | undefined
}

/** From now on the page answers taps itself; the one on a button that came before is repeated where it still stands. */
export function takeFirstTap(isRepeated: boolean): void {
  const button = globalThis.plazaTap?.()
  globalThis.plazaTap = undefined
  if (isRepeated && button?.isConnected) setTimeout(() => button.click())
}

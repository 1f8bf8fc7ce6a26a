/** Milliseconds after which it is done even where the browser is busy. */
const LATEST_MS = 3000

/** Does something when the browser has nothing else to do. */
export const whenIdle = (act: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: LATEST_MS }) : setTimeout(act, 200)

/** Milliseconds in which a person who sees a page for the first time taps what they came for. */
const CALM_MS = 1500

/** Does something when the browser has nothing else to do, but leaves the network to the first tap. */
export const whenCalm = (act: () => void): unknown => setTimeout(() => whenIdle(act), CALM_MS)

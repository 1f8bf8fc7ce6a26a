/** Maximum delay in milliseconds, even if the browser is busy. */
const LATEST_MS = 3000

/** Runs a function when the browser is idle. */
export const whenIdle = (act: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: LATEST_MS }) : setTimeout(act, 200)

/** Milliseconds in which a user usually taps on a new page. */
const CALM_MS = 1500

/** Runs a function when the browser is idle, but leaves the network to the first tap. */
export const whenCalm = (act: () => void): unknown => setTimeout(() => whenIdle(act), CALM_MS)

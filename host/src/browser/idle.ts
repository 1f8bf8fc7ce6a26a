/** Milliseconds after which it is done even where the browser is busy. */
const LATEST_MS = 3000

/** Does something when the browser has nothing else to do. */
export const whenIdle = (act: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: LATEST_MS }) : setTimeout(act, 200)

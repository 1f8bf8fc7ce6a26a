import { REFRESH_MS } from '@plaza/shared/remotes'
import { sleep } from '../../browser/sleep'

/** Pauses between attempts to fetch a document whose serial the server named. */
const PAUSES_MS = [2000, 4000, 8000, 16_000, 32_000]

/**
 * Returns a function to call with each serial in a response: it fetches the registry until the page has that serial,
 * six times in about a minute. After that the next response starts again.
 */
export function createCatchUp(refresh: () => Promise<unknown>, heldSerial: () => number) {
  let newest = 0
  let isAsking = false
  return async function catchUp(named: number): Promise<void> {
    newest = named
    if (isAsking) return
    isAsking = true
    for (const pause of [...PAUSES_MS, 0]) {
      if (newest <= heldSerial()) break
      await refresh()
      if (newest > heldSerial()) await sleep(pause)
    }
    isAsking = false
  }
}

/**
 * Fetches the registry when the page becomes visible, when the network returns, and every five minutes while the page
 * is visible.
 */
export function keepFresh(refresh: () => unknown): void {
  const seen = () => document.visibilityState === 'visible' && void refresh()
  document.addEventListener('visibilitychange', seen)
  addEventListener('online', () => void refresh())
  setInterval(seen, REFRESH_MS)
}

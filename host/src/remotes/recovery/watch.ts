import { REFRESH_MS } from '@plaza/shared/remotes'
import { sleep } from '../../browser/sleep'

/** Between questions for a document that the server named and that did not come. */
const PAUSES_MS = [2000, 4000, 8000, 16_000, 32_000]

/**
 * Gives what is called with each serial that an answer of the server names: asks for the registry until it is held,
 * six times in about a minute; after that the next answer begins anew.
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

/** When the registry is asked: the page becomes visible, the network returns, and every five minutes while it is seen. */
export function keepFresh(refresh: () => unknown): void {
  const seen = () => document.visibilityState === 'visible' && void refresh()
  document.addEventListener('visibilitychange', seen)
  addEventListener('online', () => void refresh())
  setInterval(seen, REFRESH_MS)
}

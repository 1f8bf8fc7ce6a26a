import { fetchCode, type PlayerItem } from '@plaza/shared/host'
import { once } from '../browser/once'
import type { PlayerDriver } from './audio/audio-driver'
import { elements, prefetch, unlockAndLoad } from './audio/elements'
import { loadHls, playsNatively } from './audio/hls-library'
import { playerDeps } from './deps'
import type { InternalRequest } from './player.model'
import { playerStore } from './player.store'
import { t } from './player.text'

type DriverAction = (driver: PlayerDriver) => void
const RETRIES_MS = [1000, 3000]

let handleRequest: (request: InternalRequest) => void = () => {}
let driver: PlayerDriver | null = null
let pendingActions: DriverAction[] = []

/** Sets the handler of the driver's requests. */
export function onDriverRequest(next: typeof handleRequest): void {
  handleRequest = next
}

/** Runs a function with the driver: immediately if its code is loaded, otherwise in order once it is. */
export function withDriver(act: DriverAction) {
  if (driver) return act(driver)
  pendingActions.push(act)
  unlockAndLoad(playerStore.getState().current)
  void loadDriver()
}

/** Prefetches what an upcoming tap needs: the driver's code, the first bytes of an item, the HLS library. */
export function anticipate(what: PlayerItem | 'live'): void {
  if (what === 'live' || what.live) {
    void loadDriver()
    if (!playsNatively(elements()[0])) loadHls().catch(() => {})
  } else if (driver) driver.anticipate(what)
  else {
    prefetch(what)
    void loadDriver()
  }
}

/** Loads the driver's code. Resolves even if that failed; the next call tries again. */
export const loadDriver = (): Promise<void> => fetchDriver().catch(giveUp)

const fetchDriver = once(async () => {
  const { createDriver } = await fetchCode(() => import('./audio/audio-driver'), RETRIES_MS)
  driver = createDriver((request) => handleRequest(request))
  const queued = pendingActions
  pendingActions = []
  for (const act of queued) act(driver)
})

function giveUp(): void {
  if (pendingActions.length > 0) playerDeps().toast(t.loadFailed())
  pendingActions = []
  playerStore.setState({ playing: false, waiting: false, audioReady: false, failed: true })
}

import type { PlayerItem } from '@plaza/shared/host'
import { fetchCode } from '../browser/fetch-code'
import type { Driver } from './audio/audio-driver'
import { elements, prefetch, prime } from './audio/elements'
import { loadHls, playsNatively } from './audio/hls-library'
import type { InnerRequest } from './player.model'
import { playerStore } from './player.store'
import { t } from './player.text'
import { surroundings } from './surroundings'

type Act = (driver: Driver) => void
const RETRIES_MS = [1000, 3000]

let answer: (request: InnerRequest) => void = () => {}
let driver: Driver | null = null
let coming: Promise<void> | null = null
let acts: Act[] = []

/** Says who answers what the driver asks for. */
export function onDriverRequest(next: typeof answer): void {
  answer = next
}

/** Does something with the driver: at once where its code is there, in order as soon as it is otherwise. */
export function drive(act: Act) {
  if (driver) return act(driver)
  acts.push(act)
  prime(playerStore.getState().current)
  void summon()
}

/** What a tap that is about to come needs is fetched: the driver's code, the first bytes of an item, the HLS library. */
export function anticipate(what: PlayerItem | 'live'): void {
  if (what === 'live' || what.live) {
    void summon()
    if (!playsNatively(elements()[0])) loadHls().catch(() => {})
  } else if (driver) driver.anticipate(what)
  else {
    prefetch(what)
    void summon()
  }
}

/** Fetches the driver's code. Resolves also where it could not be had; the next call tries again. */
export function summon(): Promise<void> {
  coming ??= fetchDriver().catch(giveUp)
  return coming
}

async function fetchDriver(): Promise<void> {
  const { createDriver } = await fetchCode(() => import('./audio/audio-driver'), RETRIES_MS)
  driver = createDriver((request) => answer(request))
  const missed = acts
  acts = []
  for (const act of missed) act(driver)
}

function giveUp(): void {
  coming = null
  if (acts.length > 0) surroundings().toast(t.loadFailed())
  acts = []
  playerStore.setState({ playing: false, waiting: false, audioReady: false, failed: true })
}

import type { MediaSessionControls } from '../device/media-session'
import type { Tabs } from '../device/tabs'
import { ENDED_DELAY_MS, endStep } from '../player.model'
import { playerStore, progressStore } from '../player.store'
import type { Deck, MediaHandlers } from './deck'
import type { Delay } from './delay'
import type { Meter } from './meter'
import type { NextTrackFinder } from './next-track'
import type { StallRecovery } from './stall'

const HAVE_FUTURE_DATA = 3
const { getState, setState } = playerStore

/** The driver as far as the element's events need it. */
export interface MediaDriver {
  readonly deck: Deck
  readonly later: Delay
  readonly meter: Meter
  readonly session: MediaSessionControls
  readonly sleep: { check(): void }
  readonly stall: StallRecovery
  readonly tabs: Tabs
  readonly upcoming: NextTrackFinder
  heard: boolean
  pause(): void
  next(): void
  replay(): void
  sourceFailed(): void
}

/** Handlers of the playing element's events. */
export function mediaHandlers(driver: MediaDriver): MediaHandlers {
  const report = () => driver.meter.report()
  const ready = () => {
    setState({ audioReady: true })
    report()
  }
  return {
    loadedmetadata: () => driver.meter.arrived(),
    loadeddata: ready,
    canplay: ready,
    playing: () => onPlaying(driver),
    waiting: () => onWaiting(driver),
    stalled: (element) => {
      if (element.readyState < HAVE_FUTURE_DATA) onWaiting(driver)
    },
    timeupdate: (element) => onTimeUpdate(driver, element),
    progress: report,
    durationchange: report,
    seeked: () => {
      report()
      driver.session.position()
    },
    pause: () => syncExternalPause(driver),
    ended: () => ended(driver),
    error: () => driver.sourceFailed(),
  }
}

function onPlaying(driver: MediaDriver): void {
  driver.heard = true
  setState({ playing: true, waiting: false, audioReady: true, firstPlay: false })
  driver.tabs.claim()
  driver.session.apply()
}

function onWaiting({ deck, stall }: MediaDriver): void {
  if (!getState().playing) return
  setState({ waiting: true })
  if (deck.live()) stall.watch()
}

function onTimeUpdate({ stall, meter, sleep, upcoming }: MediaDriver, element: HTMLAudioElement): void {
  if (element.readyState >= HAVE_FUTURE_DATA && !element.paused) stall.clear()
  meter.report()
  sleep.check()
  const { position, duration } = progressStore.getState()
  if (duration > 0 && getState().playing) upcoming.near(duration - position)
}

/** Handles a pause from outside: a call, unplugged headphones, a frozen page. */
export function syncExternalPause(driver: MediaDriver): void {
  const element = driver.deck.active()
  const { playing, waiting } = getState()
  const resting = element.paused && !element.ended && element.readyState > 0
  if (resting && playing && !waiting && !driver.later.pending()) driver.pause()
}

function ended(driver: MediaDriver): void {
  const step = endStep(getState())
  if (step === 'reconnect') {
    driver.stall.reconnect()
    return
  }
  progressStore.setState({ position: 0 })
  if (step === 'sleep') {
    driver.pause()
    driver.deck.active().currentTime = 0
    setState({ sleep: { kind: 'off' } })
    return
  }
  setState({ waiting: true })
  const goOn = step === 'replay' ? () => driver.replay() : () => driver.next()
  driver.later.run(document.hidden ? 0 : ENDED_DELAY_MS, goOn)
}

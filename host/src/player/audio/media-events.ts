import { ENDED_DELAY_MS, endStep } from '../player.model'
import { playerStore, progressStore } from '../player.store'
import type { AudioDriver } from './audio-driver'
import type { MediaHandlers } from './deck'

const HAVE_FUTURE_DATA = 3
const { getState, setState } = playerStore

/** What the sounding element reports, and what follows from it. */
export function mediaHandlers(driver: AudioDriver): MediaHandlers {
  const report = () => driver.meter.report()
  const ready = () => {
    setState({ audioReady: true })
    report()
  }
  return {
    loadedmetadata: () => driver.meter.arrived(),
    loadeddata: ready,
    canplay: ready,
    playing: () => sounding(driver),
    waiting: () => held(driver),
    stalled: (element) => {
      if (element.readyState < HAVE_FUTURE_DATA) held(driver)
    },
    timeupdate: (element) => moved(driver, element),
    progress: report,
    durationchange: report,
    seeked: () => {
      report()
      driver.session.position()
    },
    pause: () => pausedFromOutside(driver),
    ended: () => ended(driver),
    error: () => driver.sourceFailed(),
  }
}

function sounding(driver: AudioDriver): void {
  driver.heard = true
  setState({ playing: true, waiting: false, audioReady: true, firstPlay: false })
  driver.tabs.claim()
  driver.session.apply()
}

function held({ later, deck, stall }: AudioDriver): void {
  if (!getState().playing || later.pending()) return
  setState({ waiting: true })
  if (deck.live()) stall.watch()
}

function moved({ stall, meter, sleep, upcoming }: AudioDriver, element: HTMLAudioElement): void {
  if (element.readyState >= HAVE_FUTURE_DATA && !element.paused) stall.clear()
  meter.report()
  sleep.check()
  const { position, duration } = progressStore.getState()
  if (duration > 0 && getState().playing) upcoming.near(duration - position)
}

/** A call, unplugged headphones, a page that was frozen. */
export function pausedFromOutside(driver: AudioDriver): void {
  const element = driver.deck.active()
  const { playing, waiting } = getState()
  const resting = element.paused && !element.ended && element.readyState > 0
  if (resting && playing && !waiting && !driver.later.pending()) driver.pause()
}

function ended(driver: AudioDriver): void {
  const step = endStep(getState())
  if (step === 'reconnect') {
    driver.stall.broke()
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

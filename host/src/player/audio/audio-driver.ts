import type { PlayerItem } from '@plaza/shared/host'
import { moveTo } from '../answers'
import { ENDED_DELAY_MS, endStep } from '../player.model'
import { playerStore, progressStore } from '../player.store'
import { t } from '../player.text'
import { surroundings } from '../surroundings'
import { createDeck, type MediaHandlers } from './deck'
import { createDelay } from './delay'
import { createSession } from './media-session'
import { createMeter } from './meter'
import { createSaver } from './saver'
import { createSleep } from './sleep'
import { createStall } from './stall'
import { createTabs } from './tabs'
import { createUpcoming } from './upcoming'

/** After a longer pause a live stream is joined anew, at what is on the air. */
const LIVE_PAUSE_MS = 5000
const HAVE_CURRENT_DATA = 2
const HAVE_FUTURE_DATA = 3

const { getState, setState } = playerStore

/** `startAt`: the moment at which it plays; null leaves it paused. */
interface Start {
  position: number
  startAt: number | null
}

/** Carries out at the audio elements what the requests decided. */
class AudioDriver {
  private readonly later = createDelay()
  private readonly session = createSession()
  private readonly tabs = createTabs(() => this.pause())
  private readonly stall = createStall({ reload: () => this.reload(), giveUp: () => this.fail() })
  private readonly deck = createDeck(this.handlers())
  private readonly meter = createMeter(this.deck)
  private readonly upcoming = createUpcoming(this.deck.prepare)
  private readonly sleep = createSleep({ pause: () => this.pause(), setVolume: this.deck.setVolume })
  private pausedAt = 0
  /** Counts what the person asked for, so that a late answer of the album does not override it. */
  private wish = 0

  constructor() {
    createSaver()
    playerStore.subscribe(({ rate }, before) => {
      if (rate !== before.rate) this.applyRate()
    })
    // A timer in a hidden page is late, and iOS gives up a silent page after seconds.
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.later.flush()
    })
    window.addEventListener('pageshow', () => this.pausedFromOutside())
  }

  private handlers(): MediaHandlers {
    const report = () => this.meter.report()
    return {
      loadedmetadata: () => this.meter.arrived(),
      loadeddata: () => this.ready(),
      canplay: () => this.ready(),
      playing: () => this.sounding(),
      waiting: () => this.held(),
      stalled: (element) => {
        if (element.readyState < HAVE_FUTURE_DATA) this.held()
      },
      timeupdate: (element) => this.moved(element),
      progress: report,
      durationchange: report,
      seeked: () => {
        report()
        this.session.position()
      },
      pause: () => this.pausedFromOutside(),
      ended: () => this.ended(),
      error: () => this.failedSource(),
    }
  }

  load(item: PlayerItem, { position, startAt }: Start): void {
    this.wish += 1
    this.stall.clear()
    setState({ waiting: startAt !== null, failed: false, ...(startAt === null && { playing: false }) })
    this.attach(item, position)
    this.upcoming.forget()
    if (startAt === null) this.later.cancel()
    else this.later.run(document.hidden ? 0 : startAt - Date.now(), () => this.begin())
  }

  play() {
    const { current, failed } = getState()
    if (!current) return
    const stale = current.live && this.pausedAt > 0 && Date.now() - this.pausedAt > LIVE_PAUSE_MS
    this.pausedAt = 0
    const position = progressStore.getState().position
    if (failed || stale || this.deck.holds() !== current.url)
      return this.load(current, { position, startAt: Date.now() })
    this.wish += 1
    this.later.cancel()
    this.begin()
  }

  pause(): void {
    this.wish += 1
    this.later.cancel()
    this.stall.clear()
    this.pausedAt = Date.now()
    setState({ playing: false, waiting: false })
    this.deck.active().pause()
    this.tabs.release()
    this.session.apply()
  }

  seek(seconds: number): void {
    this.meter.seek(seconds)
  }

  next() {
    this.wish += 1
    const asked = this.wish
    this.later.cancel()
    const index = this.upcoming.take()
    if (typeof index === 'number') return moveTo(index)
    setState({ waiting: true })
    void index.then((found) => {
      if (asked === this.wish) moveTo(found)
    })
  }

  stop(): void {
    this.wish += 1
    this.later.cancel()
    this.stall.clear()
    this.upcoming.forget()
    this.deck.clear()
    this.tabs.release()
    this.session.clear()
  }

  private attach(item: PlayerItem, position: number): void {
    const { waiting, playing } = getState()
    this.deck.load(item, waiting || playing)
    this.applyRate()
    this.meter.startAt(position)
    setState({ audioReady: this.deck.active().readyState >= HAVE_CURRENT_DATA })
  }

  private applyRate(): void {
    const element = this.deck.active()
    element.defaultPlaybackRate = getState().rate
    element.playbackRate = getState().rate
    this.session.position()
  }

  private begin(): void {
    const asked = this.wish
    setState(({ audioReady }) => ({ playing: true, waiting: !audioReady }))
    if (this.deck.live()) this.stall.watch()
    this.deck.play().catch((error: DOMException) => {
      if (asked !== this.wish) return
      if (error.name === 'NotAllowedError') this.pause()
      else if (error.name === 'NotSupportedError') this.failedSource()
    })
  }

  private ready(): void {
    setState({ audioReady: true })
    this.meter.report()
  }

  private sounding(): void {
    setState({ playing: true, waiting: false, audioReady: true, firstPlay: false })
    this.tabs.claim()
    this.session.apply()
  }

  private held(): void {
    if (!getState().playing || this.later.pending()) return
    setState({ waiting: true })
    if (this.deck.live()) this.stall.watch()
  }

  private moved(element: HTMLAudioElement): void {
    if (element.readyState >= HAVE_FUTURE_DATA && !element.paused) this.stall.clear()
    this.meter.report()
    this.sleep.check()
    const { position, duration } = progressStore.getState()
    if (duration > 0 && getState().playing) this.upcoming.near(duration - position)
  }

  /** A call, unplugged headphones, a page that was frozen. */
  private pausedFromOutside(): void {
    const element = this.deck.active()
    const { playing, waiting } = getState()
    const resting = element.paused && !element.ended && element.readyState > 0
    if (resting && playing && !waiting && !this.later.pending()) this.pause()
  }

  private ended() {
    const step = endStep(getState())
    if (step === 'reconnect') return this.stall.broke()
    progressStore.setState({ position: 0 })
    if (step === 'sleep') {
      this.pause()
      this.deck.active().currentTime = 0
      return setState({ sleep: { kind: 'off' } })
    }
    setState({ waiting: true })
    this.later.run(document.hidden ? 0 : ENDED_DELAY_MS, () => (step === 'replay' ? this.replay() : this.next()))
  }

  private replay(): void {
    this.deck.active().currentTime = 0
    this.begin()
  }

  private reload(): void {
    const { current } = getState()
    if (!current) return
    this.attach(current, progressStore.getState().position)
    this.begin()
  }

  /** A stream that was heard, or a network that is gone, may come back; anything else is told and stops. */
  private failedSource() {
    const { playing, firstPlay } = getState()
    const heard = this.deck.live() && !firstPlay
    if (!playing || (!heard && navigator.onLine)) return this.fail()
    setState({ waiting: true })
    this.stall.broke()
  }

  private fail(): void {
    const { failed, playing, waiting } = getState()
    if (failed) return
    this.pause()
    setState({ audioReady: false, failed: true })
    if (playing || waiting) surroundings().toast(t.loadFailed())
  }
}

export type Driver = Pick<AudioDriver, 'load' | 'play' | 'pause' | 'seek' | 'next' | 'stop'>

export const createDriver = (): Driver => new AudioDriver()

import type { PlayerItem } from '@plaza/shared/host'
import { playerDeps } from '../deps'
import { createMediaSession } from '../device/media-session'
import { createPlaylistSaver } from '../device/saver'
import { createSleepTimer } from '../device/sleep'
import { createTabs } from '../device/tabs'
import type { InternalRequest } from '../player.model'
import { playerStore, progressStore } from '../player.store'
import { t } from '../player.text'
import { createDeck } from './deck'
import { createDelay } from './delay'
import { isHls } from './elements'
import { startHeartbeat } from './listening-heartbeat'
import { type MediaDriver, mediaHandlers, syncExternalPause } from './media-events'
import { createMeter } from './meter'
import { createNextTrackFinder } from './next-track'
import { createStallRecovery } from './stall'

/** After a longer pause a live stream is joined again at its live edge. */
const LIVE_PAUSE_MS = 5000
const HAVE_CURRENT_DATA = 2
const HAVE_FUTURE_DATA = 3

const { getState, setState } = playerStore

/** `startAt`: when playback starts; null leaves it paused. */
interface PlaybackStart {
  position: number
  startAt: number | null
}

/** Executes the player's decisions on the audio elements. */
class AudioDriver implements MediaDriver {
  readonly later = createDelay()
  readonly session = createMediaSession((request) => this.send(request))
  readonly tabs = createTabs(() => this.pause())
  readonly stall = createStallRecovery({ reload: () => this.reload(), giveUp: () => this.fail() })
  readonly deck = createDeck(mediaHandlers(this))
  readonly meter = createMeter(this.deck)
  readonly upcoming = createNextTrackFinder(this.deck.prepare)
  readonly sleep = createSleepTimer({ pause: () => this.pause(), setVolume: this.deck.setVolume })
  /** Whether the loaded source has played. */
  heard = false
  private pausedAt = 0
  /** Counter of the user's requests, so that a late album answer does not override one. */
  private commandId = 0

  /** `send`: requests from the end of a track and the lock screen are handled like all others. */
  constructor(private readonly send: (request: InternalRequest) => void) {
    createPlaylistSaver()
    playerStore.subscribe(({ rate }, before) => {
      if (rate !== before.rate) this.applyRate()
    })
    // Timers are late in a hidden page, and iOS suspends a silent page after seconds.
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.later.flush()
    })
    window.addEventListener('pageshow', () => syncExternalPause(this))
  }

  load(item: PlayerItem, { position, startAt }: PlaybackStart): void {
    this.commandId += 1
    this.heard = false
    this.pausedAt = 0
    this.stall.clear()
    setState({ waiting: startAt !== null, failed: false })
    this.attach(item, position)
    this.upcoming.forget()
    if (startAt === null) this.later.cancel()
    else this.later.run(document.hidden ? 0 : startAt - Date.now(), () => this.begin())
  }

  play() {
    const { current, failed } = getState()
    if (!current) return
    const isBehind = current.live && this.pausedAt > 0 && Date.now() - this.pausedAt > LIVE_PAUSE_MS
    this.pausedAt = 0
    const position = progressStore.getState().position
    if (failed || isBehind || this.deck.holds() !== current.url)
      return this.load(current, { position, startAt: Date.now() })
    this.commandId += 1
    this.later.cancel()
    this.begin()
  }

  pause(): void {
    this.commandId += 1
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
    this.commandId += 1
    const command = this.commandId
    this.later.cancel()
    const index = this.upcoming.take()
    if (typeof index === 'number') return this.send({ type: 'move', index })
    setState({ waiting: true })
    void index.then((nextIndex) => {
      if (command === this.commandId) this.send({ type: 'move', index: nextIndex })
    })
  }

  /** Touchstart on an item: the silent element loads it. The tap follows at once or never. */
  anticipate({ url }: PlayerItem): void {
    if (this.deck.holds() === url || isHls(url)) return
    this.upcoming.forget()
    this.deck.prepare(url)
  }

  stop(): void {
    this.commandId += 1
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

  /** Playback starts before the UI renders it: the state is `playing` immediately. */
  private begin(): void {
    const command = this.commandId
    const begun = this.deck.play()
    if (this.deck.active().readyState < HAVE_FUTURE_DATA)
      setState(({ audioReady }) => ({ playing: true, waiting: !audioReady }))
    if (this.deck.live()) this.stall.watch()
    begun.catch((error: DOMException) => {
      if (command !== this.commandId) return
      if (error.name === 'NotAllowedError') this.pause()
      else if (error.name === 'NotSupportedError') this.sourceFailed()
    })
  }

  replay(): void {
    this.deck.active().currentTime = 0
    this.begin()
  }

  private reload(): void {
    const { current } = getState()
    if (!current) return
    this.attach(current, progressStore.getState().position)
    this.begin()
  }

  /** A stream that played, or a missing network, may come back; any other failure is reported and stops playback. */
  sourceFailed() {
    const brokeOff = this.deck.live() && this.heard
    if (!getState().playing || (!brokeOff && navigator.onLine)) return this.fail()
    setState({ waiting: true })
    this.stall.reconnect()
  }

  private fail(): void {
    const { failed, playing, waiting } = getState()
    if (failed) return
    this.pause()
    setState({ audioReady: false, failed: true })
    if (playing || waiting) playerDeps().toast(t.loadFailed())
  }
}

export type PlayerDriver = Pick<AudioDriver, 'load' | 'play' | 'pause' | 'seek' | 'next' | 'stop' | 'anticipate'>

export function createDriver(send: (request: InternalRequest) => void): PlayerDriver {
  startHeartbeat()
  return new AudioDriver(send)
}

type PlayRefusal = 'NotAllowedError' | 'NotSupportedError' | null

/** An audio element controlled by a test: it loads, plays, stalls and ends on command. */
export class FakeAudio extends EventTarget {
  static instances: FakeAudio[] = []
  /** Result of the next `play()` calls. */
  static refusal: PlayRefusal = null

  preload = 'auto'
  readyState = 0
  duration = Number.NaN
  volume = 1
  playbackRate = 1
  defaultPlaybackRate = 1
  paused = true
  ended = false
  error: { code: number } | null = null
  buffered: Pick<TimeRanges, 'length' | 'start' | 'end'> = { length: 0, start: () => 0, end: () => 0 }
  plays = 0
  loads = 0
  private attributes = new Map<string, string>()
  private time = 0

  constructor() {
    super()
    FakeAudio.instances.push(this)
  }

  get src() {
    return this.getAttribute('src') ?? ''
  }
  set src(url: string) {
    this.attributes.set('src', url)
    this.empty()
  }
  getAttribute = (name: string) => this.attributes.get(name) ?? null
  hasAttribute = (name: string) => this.attributes.has(name)
  removeAttribute = (name: string) => void this.attributes.delete(name)
  canPlayType() {
    return ''
  }

  get currentTime() {
    return this.time
  }
  set currentTime(seconds: number) {
    this.time = seconds
    this.ended = false
    this.tell('seeked')
  }

  load() {
    this.loads += 1
    this.empty()
  }
  play(): Promise<void> {
    this.plays += 1
    if (FakeAudio.refusal) return Promise.reject(new DOMException('refused', FakeAudio.refusal))
    if (this.ended) this.time = 0
    this.ended = false
    this.paused = false
    if (this.readyState >= 3) this.tell('playing')
    return Promise.resolve()
  }
  pause() {
    if (this.paused) return
    this.paused = true
    queueMicrotask(() => this.tell('pause'))
  }

  /** The source has loaded. */
  arrive(duration = 180) {
    this.duration = duration
    this.readyState = 4
    this.buffered = { length: 1, start: () => 0, end: () => duration }
    for (const name of ['loadedmetadata', 'durationchange', 'loadeddata', 'canplay']) this.tell(name)
    if (!this.paused) this.tell('playing')
  }
  /** Playback has reached a position. */
  reach(seconds: number) {
    this.time = seconds
    this.tell('timeupdate')
  }
  end() {
    this.time = this.duration
    this.ended = true
    this.paused = true
    for (const name of ['timeupdate', 'pause', 'ended']) this.tell(name)
  }
  stall() {
    this.readyState = 2
    this.tell('waiting')
  }
  fail() {
    this.error = { code: 4 }
    this.readyState = 0
    this.tell('error')
  }
  tell(name: string) {
    this.dispatchEvent(new Event(name))
  }

  private empty() {
    this.readyState = 0
    this.duration = Number.NaN
    this.paused = true
    this.ended = false
    this.error = null
    this.time = 0
    this.playbackRate = this.defaultPlaybackRate
  }
}

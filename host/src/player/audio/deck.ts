import type { PlayerItem } from '@plaza/shared/host'
import { elements, empty, isHls } from './elements'
import { attachHls } from './hls'
import { playsNatively } from './hls-library'

export type MediaHandlers = Partial<Record<keyof HTMLMediaElementEventMap, (element: HTMLAudioElement) => void>>

/** Two audio elements: one plays, the other may hold the next track, so that it starts within a frame. */
export interface Deck {
  active(): HTMLAudioElement
  /** URL in the playing element, loaded or loading. */
  holds(): string | null
  live(): boolean
  /** `eager`: loads more than the metadata. */
  load(item: PlayerItem, eager: boolean): void
  /** Must be called within a user gesture, if there is one. */
  play(): Promise<void>
  /** Loads a URL into the silent element; null empties it. */
  prepare(url: string | null): void
  clear(): void
  /** Sets the volume of both elements; iOS ignores it. */
  setVolume(volume: number): void
}

export function createDeck(on: MediaHandlers): Deck {
  const pair = createPair()
  const feed = createHlsFeed((element) => on.error?.(element))
  let loadedItem: PlayerItem | null = null

  for (const element of pair.both) {
    for (const [name, handle] of Object.entries(on)) {
      element.addEventListener(name, () => {
        if (element === pair.active() && loadedItem) handle(element)
      })
    }
  }

  function attach(url: string, eager: boolean) {
    const active = pair.active()
    active.preload = eager ? 'auto' : 'metadata'
    if (isHls(url) && !playsNatively(active)) return feed.attach(active, url)
    const primed = loadedItem === null && active.getAttribute('src') === url && !active.error
    if (primed) return
    active.src = url
    active.load()
  }

  return {
    active: pair.active,
    holds: () => loadedItem?.url ?? null,
    live: () => loadedItem?.live ?? false,
    load(item, eager) {
      feed.release()
      if (!pair.swapTo(item.url)) attach(item.url, eager)
      loadedItem = item
    },
    play: () => feed.whenAttached(() => pair.active().play()),
    prepare: pair.prepare,
    clear() {
      feed.release()
      pair.active().pause()
      loadedItem = null
      pair.empty()
    },
    setVolume(volume) {
      for (const element of pair.both) element.volume = volume
    },
  }
}

/** The playing element and the spare one, which may hold the next URL. */
function createPair() {
  const both = elements()
  let [active, spare] = both
  let prepared: string | null = null
  return {
    both,
    active: () => active,
    /** Switches to the spare element if it holds this URL; otherwise returns false. */
    swapTo(url: string): boolean {
      // In a hidden page, iOS only lets the previously playing element continue.
      if (prepared !== url || spare.error || document.hidden) return false
      active.pause()
      empty(active)
      ;[active, spare] = [spare, active]
      prepared = null
      return true
    },
    prepare(url: string | null): void {
      if (url === prepared || (url !== null && isHls(url))) return
      prepared = url
      if (url === null) empty(spare)
      else preload(spare, url)
    },
    empty(): void {
      prepared = null
      both.forEach(empty)
    },
  }
}

function preload(element: HTMLAudioElement, url: string): void {
  element.preload = 'auto'
  element.src = url
  element.load()
}

/** The HLS stream attached to an element, one at a time. */
function createHlsFeed(onFailed: (element: HTMLAudioElement) => void) {
  let attachment = new AbortController()
  let ready: Promise<void> | null = null
  return {
    attach(element: HTMLAudioElement, url: string): void {
      const ownAttachment = attachment
      empty(element)
      const onFatal = () => {
        if (ownAttachment.signal.aborted) return
        ownAttachment.abort()
        onFailed(element)
      }
      ready = attachHls(element, url, { signal: ownAttachment.signal, onFatal }).catch(onFatal)
    },
    release(): void {
      attachment.abort()
      attachment = new AbortController()
      ready = null
    },
    /** Plays immediately, or once a pending attachment is done, unless it is released meanwhile. */
    whenAttached(play: () => Promise<void>): Promise<void> {
      if (!ready) return play()
      const { signal } = attachment
      return ready.then(() => (signal.aborted ? undefined : play()))
    },
  }
}

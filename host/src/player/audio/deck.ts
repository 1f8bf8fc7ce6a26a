import type { PlayerItem } from '@plaza/shared/host'
import { elements, empty, isHls } from './elements'
import { attachHls } from './hls'
import { playsNatively } from './hls-library'

export type MediaHandlers = Partial<Record<keyof HTMLMediaElementEventMap, (element: HTMLAudioElement) => void>>

/** Two elements: one sounds, the other may hold the next track so that it starts within a frame. */
export interface Deck {
  active(): HTMLAudioElement
  /** Address in the sounding element, loaded or on its way. */
  holds(): string | null
  live(): boolean
  /** `eager`: fetches more than the length. */
  load(item: PlayerItem, eager: boolean): void
  /** Must be called within the person's gesture where there is one. */
  play(): Promise<void>
  /** Loads an address into the silent element; null empties it. */
  prepare(url: string | null): void
  clear(): void
  /** Of both elements; iOS ignores it. */
  setVolume(volume: number): void
}

export function createDeck(on: MediaHandlers): Deck {
  const pair = elements()
  let [active, spare] = pair
  let loadedItem: PlayerItem | null = null
  let prepared: string | null = null
  let attachment = new AbortController()
  let ready: Promise<void> | null = null

  for (const element of pair) {
    for (const [name, handle] of Object.entries(on)) {
      element.addEventListener(name, () => {
        if (element === active && loadedItem) handle(element)
      })
    }
  }

  function release(): void {
    attachment.abort()
    attachment = new AbortController()
    ready = null
  }

  function swap(): void {
    active.pause()
    empty(active)
    ;[active, spare] = [spare, active]
    prepared = null
  }

  function stream(url: string): void {
    const ownAttachment = attachment
    empty(active)
    const onFatal = () => {
      if (ownAttachment.signal.aborted) return
      ownAttachment.abort()
      on.error?.(active)
    }
    ready = attachHls(active, url, { signal: ownAttachment.signal, onFatal }).catch(onFatal)
  }

  function attach(url: string, eager: boolean) {
    active.preload = eager ? 'auto' : 'metadata'
    if (isHls(url) && !playsNatively(active)) return stream(url)
    const primed = loadedItem === null && active.getAttribute('src') === url && !active.error
    if (primed) return
    active.src = url
    active.load()
  }

  return {
    active: () => active,
    holds: () => loadedItem?.url ?? null,
    live: () => loadedItem?.live ?? false,
    load(item, eager) {
      release()
      // Hidden, iOS lets only the element go on that was heard before.
      if (prepared === item.url && !spare.error && !document.hidden) swap()
      else attach(item.url, eager)
      loadedItem = item
    },
    play() {
      if (!ready) return active.play()
      const { signal } = attachment
      return ready.then(() => (signal.aborted ? undefined : active.play()))
    },
    prepare(url) {
      if (url === prepared || (url !== null && isHls(url))) return
      prepared = url
      if (url === null) return empty(spare)
      spare.preload = 'auto'
      spare.src = url
      spare.load()
    },
    clear() {
      release()
      active.pause()
      loadedItem = null
      prepared = null
      pair.forEach(empty)
    },
    setVolume(volume) {
      for (const element of pair) element.volume = volume
    },
  }
}

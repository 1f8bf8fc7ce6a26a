import type { PlayerItem } from '@plaza/shared/host'

type ElementPair = readonly [HTMLAudioElement, HTMLAudioElement]

let pair: ElementPair | null = null

/** The only two audio elements: made once, outside of every page, never replaced. iOS grants sound to the element. */
export function elements(): ElementPair {
  pair ??= [createElement(), createElement()]
  return pair
}

function createElement(): HTMLAudioElement {
  const element = new Audio()
  element.preload = 'metadata'
  return element
}

export const isHls = (url: string) => /\.m3u8($|\?)/i.test(url)

/** Begins loading while a finger is still on what plays an item. */
export function prefetch({ url }: PlayerItem): void {
  const [first] = elements()
  if (isHls(url) || first.getAttribute('src') === url) return
  first.preload = 'auto'
  first.src = url
}

/** Only WebKit grants sound to elements that `load()` was called on within a gesture. */
const needsGesture = () => !('MediaSource' in window) || 'ManagedMediaSource' in window

/**
 * Begins loading within the person's gesture, while the driver's code is still on its way: `load()` is what lets
 * iOS play the elements later without another tap.
 */
export function unlockAndLoad(item: PlayerItem | null): void {
  const [first, second] = elements()
  const begun = item !== null && first.getAttribute('src') === item.url && !first.error
  if (item) prefetch(item)
  if (!begun || needsGesture()) first.load()
  second.load()
}

/** Frees the connection and the buffer; the element keeps its leave to play. */
export function empty(element: HTMLMediaElement): void {
  if (!element.hasAttribute('src')) return
  element.removeAttribute('src')
  element.load()
}

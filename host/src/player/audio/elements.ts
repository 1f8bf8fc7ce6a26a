import type { PlayerItem } from '@plaza/shared/host'

type ElementPair = readonly [HTMLAudioElement, HTMLAudioElement]

let pair: ElementPair | null = null

/**
 * The only two audio elements: created once, outside every page, never replaced, because iOS permits sound per element.
 */
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

/** Starts loading on touchstart of an item. */
export function prefetch({ url }: PlayerItem): void {
  const [first] = elements()
  if (isHls(url) || first.getAttribute('src') === url) return
  first.preload = 'auto'
  first.src = url
}

/** Only WebKit permits sound only for elements whose `load()` was called within a gesture. */
const needsGesture = () => !('MediaSource' in window) || 'ManagedMediaSource' in window

/**
 * Starts loading within the user gesture, while the driver's code still loads: `load()` lets iOS play the elements
 * later without another tap.
 */
export function unlockAndLoad(item: PlayerItem | null): void {
  const [first, second] = elements()
  const begun = item !== null && first.getAttribute('src') === item.url && !first.error
  if (item) prefetch(item)
  if (!begun || needsGesture()) first.load()
  second.load()
}

/** Frees the connection and the buffer; the element keeps its permission to play. */
export function empty(element: HTMLMediaElement): void {
  if (!element.hasAttribute('src')) return
  element.removeAttribute('src')
  element.load()
}

import type { PlayerItem } from '@plaza/shared/host'

type Pair = readonly [HTMLAudioElement, HTMLAudioElement]

let pair: Pair | null = null

/** The only two audio elements: made once, outside of every page, never replaced. iOS grants sound to the element. */
export function elements(): Pair {
  pair ??= [quiet(), quiet()]
  return pair
}

function quiet(): HTMLAudioElement {
  const element = new Audio()
  element.preload = 'metadata'
  return element
}

export const isHls = (url: string) => /\.m3u8($|\?)/i.test(url)

/**
 * Begins loading within the person's gesture, while the driver's code is still on its way: `load()` is what lets
 * iOS play the elements later without another tap.
 */
export function prime(item: PlayerItem | null): void {
  const [first, second] = elements()
  if (item && !isHls(item.url) && first.getAttribute('src') !== item.url) {
    first.preload = 'auto'
    first.src = item.url
  }
  first.load()
  second.load()
}

import type Hls from 'hls.js/light'
import { once } from '../../browser/once'

type HlsClass = typeof Hls

/**
 * hls.js wherever Media Source Extensions exist, because Chromium's own HLS is slower and less reliable; native HLS on
 * iOS (no MSE) and in Safari (managed MSE).
 */
export function playsNatively(element: HTMLMediaElement): boolean {
  if (!('MediaSource' in window)) return true
  return 'ManagedMediaSource' in window && element.canPlayType('application/vnd.apple.mpegurl') !== ''
}

/** The HLS library. */
export const loadHls = once<HlsClass>(async () => (await import('hls.js/light')).default)

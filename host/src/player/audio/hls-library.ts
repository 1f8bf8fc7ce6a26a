import type Hls from 'hls.js/light'

type HlsClass = typeof Hls

/**
 * hls.js wherever Media Source Extensions exist, because Chromium's own HLS is slower and less reliable; native HLS on
 * iOS (no MSE) and in Safari (managed MSE).
 */
export function playsNatively(element: HTMLMediaElement): boolean {
  if (!('MediaSource' in window)) return true
  return 'ManagedMediaSource' in window && element.canPlayType('application/vnd.apple.mpegurl') !== ''
}

/** The HLS library, loaded once; a failed load is retried on the next call. */
let loading: Promise<HlsClass> | null = null
export function loadHls(): Promise<HlsClass> {
  loading ??= import('hls.js/light').then(({ default: Hls }) => Hls)
  loading.catch(() => {
    loading = null
  })
  return loading
}

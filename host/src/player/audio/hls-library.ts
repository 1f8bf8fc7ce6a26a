import type Hls from 'hls.js/light'

type HlsClass = typeof Hls

/**
 * hls.js wherever media sources are to be had, since Chromium's own HLS is slower and less reliable; the element
 * itself on iOS (no media source at all) and in Safari (a managed one).
 */
export function playsNatively(element: HTMLMediaElement): boolean {
  if (!('MediaSource' in window)) return true
  return 'ManagedMediaSource' in window && element.canPlayType('application/vnd.apple.mpegurl') !== ''
}

/** The HLS library, fetched once; a failed fetch is forgotten, so that the next try is a new one. */
let loading: Promise<HlsClass> | null = null
export function loadHls(): Promise<HlsClass> {
  loading ??= import('hls.js/light').then(({ default: Hls }) => Hls)
  loading.catch(() => {
    loading = null
  })
  return loading
}

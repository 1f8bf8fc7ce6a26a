import type Hls from 'hls.js/light'
import { loadHls } from './hls-library'

interface HlsOptions {
  /** Detaches the stream. */
  signal: AbortSignal
  /** Called after an unrecoverable error. */
  onFatal: () => void
  /** Called when the qualities are known. */
  onManifest?: (hls: Hls) => void
}

/** Attaches an HLS stream to an element. Resolves once the element can play. */
export async function attachHls(
  element: HTMLMediaElement,
  url: string,
  { signal, onFatal, onManifest }: HlsOptions,
): Promise<void> {
  const Hls = await loadHls()
  if (signal.aborted) return
  if (!Hls.isSupported()) {
    element.src = url
    return
  }
  // A worker would be created from a blob, which trusted types forbid.
  const hls = new Hls({ startFragPrefetch: true, liveSyncDurationCount: 3, enableWorker: false, backBufferLength: 30 })
  signal.addEventListener('abort', () => hls.destroy())
  let recovered = false
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    if (type !== Hls.ErrorTypes.MEDIA_ERROR || recovered) return onFatal()
    recovered = true
    hls.recoverMediaError()
  })
  if (onManifest) hls.once(Hls.Events.MANIFEST_PARSED, () => onManifest(hls))
  hls.loadSource(url)
  hls.attachMedia(element)
  await new Promise<void>((resolve) => {
    hls.once(Hls.Events.MEDIA_ATTACHED, () => resolve())
    signal.addEventListener('abort', () => resolve())
  })
}

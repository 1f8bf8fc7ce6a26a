import type { AttachedStream, StreamLevel, StreamOptions } from '@plaza/shared/host'
import type Hls from 'hls.js/light'
import { empty, isHls } from '../audio/elements'
import { attachHls } from '../audio/hls'
import { playsNatively } from '../audio/hls-library'
import { isSafeUrl } from '../player.model'

const AUTOMATIC = -1
const noChoice: AttachedStream = { choose() {} }

/** Attaches an HLS stream or a file to a page's video element, until the signal aborts. */
export async function attach(element: HTMLVideoElement, url: string, options: StreamOptions): Promise<AttachedStream> {
  const { signal, onLevels, onFailed } = options
  if (signal.aborted) return noChoice
  const fail = () => {
    if (!signal.aborted) onFailed()
  }
  if (!isSafeUrl(url)) {
    fail()
    return noChoice
  }
  signal.addEventListener('abort', () => empty(element))
  element.addEventListener('error', fail, { signal })
  if (!isHls(url) || playsNatively(element)) {
    element.src = url
    return noChoice
  }
  let stream: Hls | null = null
  await attachHls(element, url, {
    signal,
    onFatal: fail,
    onManifest: (hls) => {
      stream = hls
      const levels = levelsOf(hls)
      if (levels.length > 1 && !signal.aborted) onLevels?.(levels)
    },
  })
  return {
    choose: (level) => {
      if (!stream || signal.aborted) return
      // Discards the buffer of another quality, so that the chosen one is visible at once.
      if (level === null) stream.nextLevel = AUTOMATIC
      else stream.currentLevel = level
    },
  }
}

const levelsOf = ({ levels }: Hls): StreamLevel[] =>
  levels.map(({ height }, index) => ({ index, height })).sort((a, b) => b.height - a.height)

import { type AttachedStream, type HostApi, type StreamLevel, type StreamOptions, useHost } from '@plaza/shared/host'
import { isOffered } from '@plaza/shared/remotes'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useNewest } from './use-newest'

/** A host without `player` 1.2 plays only what the browser supports natively. */
async function attach(host: HostApi, element: HTMLVideoElement, url: string, options: StreamOptions) {
  if (isOffered('1.2', host.contracts.player)) return host.player.attach(element, url, options)
  element.addEventListener('error', options.onFailed, { signal: options.signal })
  options.signal.addEventListener('abort', () => element.removeAttribute('src'))
  element.src = url
  return { choose() {} }
}

export interface StreamState {
  /** Available qualities, best first; empty if there is only one. */
  levels: readonly StreamLevel[]
  /** The chosen quality; null is automatic. */
  level: number | null
  choose(level: number | null): void
  failed: boolean
  /** Attaches the stream again. */
  retry(): void
}

/** Attaches a stream to an element while the component is mounted. `onAttached`: playback is possible from then on. */
export function useStream(
  video: RefObject<HTMLVideoElement | null>,
  url: string | null,
  onAttached: (element: HTMLVideoElement) => void,
): StreamState {
  const host = useHost()
  const stream = useRef<AttachedStream | null>(null)
  const attached = useNewest(onAttached)
  const [round, setRound] = useState(0)
  const [levels, setLevels] = useState<readonly StreamLevel[]>([])
  const [level, setLevel] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round attaches it anew
  useEffect(() => {
    const element = video.current
    if (!element || !url) return
    const { signal, abort } = controller()
    const fail = () => {
      if (!signal.aborted) setFailed(true)
    }
    setFailed(false)
    setLevels([])
    setLevel(null)
    attach(host, element, url, { signal, onLevels: setLevels, onFailed: fail }).then((made) => {
      stream.current = made
      if (!signal.aborted) attached.current(element)
    }, fail)
    return abort
  }, [host, video, url, round])

  const choose = (next: number | null) => {
    setLevel(next)
    stream.current?.choose(next)
  }
  return { levels, level, choose, failed, retry: useCallback(() => setRound((before) => before + 1), []) }
}

function controller() {
  const made = new AbortController()
  return { signal: made.signal, abort: () => made.abort() }
}

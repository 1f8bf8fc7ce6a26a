import { type RefObject, useEffect, useRef } from 'react'
import { latencyOf, type Playback } from './use-playback'

/** A playlist adds segments every few seconds, so this much more latency than at the start is no delay yet. */
const TOLERANCE_S = 10

/** How far a live stream is behind its latency at the start, and how to return to the edge. */
export function useLiveEdge(video: RefObject<HTMLVideoElement | null>, live: boolean, { begun, latency }: Playback) {
  /** The stream's own buffer at the start. */
  const usual = useRef<number | null>(null)
  useEffect(() => {
    if (!begun) usual.current = null
    else usual.current ??= latency
  }, [begun, latency])

  const behindOf = (now: number | null) => {
    const delay = live && usual.current !== null && now !== null ? now - usual.current : 0
    return delay > TOLERANCE_S ? Math.round(delay) : 0
  }
  return {
    /** Seconds; 0 at the edge. */
    behind: behindOf(latency),
    /** Seeks to the edge if the stream is behind. */
    join() {
      const element = video.current
      const behind = element ? behindOf(latencyOf(element)) : 0
      if (element && behind > 0) element.currentTime += behind
    },
  }
}

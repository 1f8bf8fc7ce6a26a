import { lessMotion } from '@plaza/shared/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'

interface VisiblePlaybackOptions {
  seen: boolean
  muted: boolean
  /** The browser blocks sound before the first tap. */
  onRefused: () => void
}

/** Plays a video from its beginning while it is visible; other videos are paused. */
export function useVisiblePlayback(
  element: RefObject<HTMLVideoElement | null>,
  { seen, muted, onRefused }: VisiblePlaybackOptions,
) {
  const [stopped, setStopped] = useState(false)
  const wanted = useRef(false)

  function begin(): void {
    const video = element.current
    if (!video?.hasAttribute('src')) return
    video.play().catch((error: DOMException) => {
      if (error.name !== 'NotAllowedError') return
      if (video.muted) setStopped(true)
      else onRefused()
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another one is seen
  useEffect(() => {
    const video = element.current
    const calm = lessMotion()
    wanted.current = seen && !calm
    setStopped(seen && calm)
    if (wanted.current) begin()
    return () => {
      wanted.current = false
      if (!video) return
      video.pause()
      if (seen && video.readyState > 0) video.currentTime = 0
    }
  }, [seen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: sound was refused, so it goes on without
  useEffect(() => {
    if (muted && wanted.current) begin()
  }, [muted])

  return {
    stopped,
    /** The element has its stream. */
    ready: () => {
      if (wanted.current) begin()
    },
    go() {
      wanted.current = true
      setStopped(false)
      begin()
    },
    stop() {
      wanted.current = false
      setStopped(true)
      element.current?.pause()
    },
  }
}

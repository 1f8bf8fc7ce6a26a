import { lessMotion } from '@plaza/shared/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** What to play, when and from where. */
export interface StartOptions {
  /** Null until the video is authorized. */
  url: string | null
  /** Starts as soon as the browser allows. */
  autoplay?: boolean
  /** Start position in seconds. */
  from?: number
  /** A live stream: no seeking, rate 1. Starts muted if the browser blocks sound before the first tap. */
  live?: boolean
  onEnded?: () => void
}

/**
 * The requested playback state of a video, kept while its stream loads: playing or not, and the position. Hiding the
 * page pauses it; showing it resumes at the same position.
 */
export function useStart(video: RefObject<HTMLVideoElement | null>, given: StartOptions) {
  const { url } = given
  const wanted = useRef(false)
  const source = useRef(url)
  const stood = useRef<number | null>(null)
  /** The user's last choice for a live stream, which holds when they return to the page. */
  const choice = useRef<'play' | 'pause' | null>(null)
  const [waiting, setWaiting] = useState(false)
  const [hushed, setHushed] = useState(false)
  const newest = useRef(given)
  useEffect(() => {
    newest.current = given
  })

  useEffect(() => {
    if (source.current !== url) stood.current = choice.current = null
    source.current = url
  }, [url])

  function begin(element: HTMLVideoElement): void {
    element.play().then(
      () => setWaiting(false),
      (error: DOMException) => {
        setWaiting(false)
        if (error.name !== 'NotAllowedError') return
        if (newest.current.live && !element.muted) {
          element.muted = true
          setHushed(true)
          begin(element)
        } else wanted.current = false
      },
    )
  }

  useEffect(() => {
    const element = video.current
    if (!element) return
    const place = () => {
      const seconds = stood.current ?? newest.current.from ?? 0
      if (seconds > 0 && seconds < element.duration - 1) element.currentTime = seconds
    }
    const move = () => {
      // A live stream resumes at its edge, never at the old position.
      if (element.readyState > 0 && !newest.current.live) stood.current = element.currentTime
    }
    const ended = () => {
      stood.current = null
      newest.current.onEnded?.()
    }
    const listeners = { loadedmetadata: place, timeupdate: move, ended } as const
    for (const [name, heard] of Object.entries(listeners)) element.addEventListener(name, heard)
    return () => {
      for (const [name, heard] of Object.entries(listeners)) element.removeEventListener(name, heard)
      wanted.current = false
      element.pause()
    }
  }, [video])

  return {
    waiting,
    /** Muted until the user wants sound. */
    hushed,
    /** Called once the stream is attached. */
    attached(element: HTMLVideoElement) {
      const { autoplay, live } = newest.current
      const isChosen = live && choice.current !== null
      if (isChosen ? choice.current === 'play' : autoplay && stood.current === null && !lessMotion())
        wanted.current = true
      if (wanted.current) begin(element)
    },
    play() {
      const element = video.current
      choice.current = 'play'
      wanted.current = true
      if (element?.currentSrc || element?.src) begin(element)
      else setWaiting(true)
    },
    pause() {
      choice.current = 'pause'
      wanted.current = false
      setWaiting(false)
      video.current?.pause()
    },
    seek(seconds: number) {
      stood.current = seconds
      if (video.current) video.current.currentTime = seconds
    },
    /** Attaches the stream again and continues. */
    again(retry: () => void) {
      wanted.current = true
      retry()
    },
  }
}

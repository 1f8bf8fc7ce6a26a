import { lessMotion } from '@plaza/shared/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** What is played, from when on and from where. */
export interface StartOptions {
  /** Null until leave to play it is there. */
  url: string | null
  /** Plays as soon as it can, where the browser lets it. */
  autoplay?: boolean
  /** Seconds to begin at. */
  from?: number
  /** An endless stream: no place to seek in, rate 1. Where the browser lets nothing sound before a first tap, it begins without. */
  live?: boolean
  onEnded?: () => void
}

/**
 * What the person wants of a video, kept while its stream is on the way: that it plays, and from where. A page that is
 * hidden stops it, and shows it again where it stood.
 */
export function useStart(video: RefObject<HTMLVideoElement | null>, given: StartOptions) {
  const { url } = given
  const wanted = useRef(false)
  const source = useRef(url)
  const stood = useRef<number | null>(null)
  /** What the person last asked of a live stream: it holds when they come back to the page. */
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
      // What is on the air is joined anew, never where it was left.
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
    /** It plays without sound until the person wants some. */
    hushed,
    /** The stream is in the element. */
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
    /** Attaches the stream anew and goes on. */
    again(retry: () => void) {
      wanted.current = true
      retry()
    },
  }
}

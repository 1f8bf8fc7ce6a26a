import { lessMotion } from '@plaza/shared/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNewest } from '../use-newest'
import { afterRefusal, noIntent, type PlayIntent, playsOnAttach, startPosition } from './start.model'

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
  /** A position that was chosen elsewhere on the page; each choice is an object of its own. */
  seekTo?: { seconds: number } | null
}

type VideoRef = RefObject<HTMLVideoElement | null>

/** Keeps the requested playback state while the stream loads, and while the page is hidden. */
export function useStart(video: VideoRef, options: StartOptions) {
  const intent = useIntent(options.url)
  const newest = useNewest(options)
  const { waiting, setWaiting, mutedByBrowser, begin } = useBegin(intent, newest)
  useVideoEvents(video, intent, newest)

  return {
    waiting,
    /** The browser blocked sound: it plays muted until the user taps. */
    mutedByBrowser,
    /** Called once the stream is attached. */
    attached(element: HTMLVideoElement) {
      const { autoplay, live } = newest.current
      intent.current.play = playsOnAttach(intent.current, { autoplay, live, lessMotion: lessMotion() })
      if (intent.current.play) begin(element)
    },
    play() {
      const element = video.current
      Object.assign(intent.current, { choice: 'play', play: true } satisfies Partial<PlayIntent>)
      if (element?.currentSrc || element?.src) begin(element)
      else setWaiting(true)
    },
    pause() {
      Object.assign(intent.current, { choice: 'pause', play: false } satisfies Partial<PlayIntent>)
      setWaiting(false)
      video.current?.pause()
    },
    seek(seconds: number) {
      intent.current.resumeAt = seconds
      if (video.current) video.current.currentTime = seconds
    },
    /** Attaches the stream again and continues. */
    again(retry: () => void) {
      intent.current.play = true
      retry()
    },
  }
}

/** Position and choice belong to one source and are reset with it; those from before the first are for that one. */
function useIntent(url: string | null): RefObject<PlayIntent> {
  const intent = useRef({ ...noIntent })
  const source = useRef(url)
  useEffect(() => {
    if (source.current !== null && source.current !== url)
      Object.assign(intent.current, { resumeAt: null, choice: null })
    source.current = url
  }, [url])
  return intent
}

/** Starts the element and handles blocked autoplay. */
function useBegin(intent: RefObject<PlayIntent>, newest: RefObject<StartOptions>) {
  const [waiting, setWaiting] = useState(false)
  const [mutedByBrowser, setMutedByBrowser] = useState(false)

  function begin(element: HTMLVideoElement): void {
    element.play().then(
      () => setWaiting(false),
      (error: DOMException) => {
        setWaiting(false)
        const reaction = afterRefusal(error.name, { live: newest.current.live, muted: element.muted })
        if (reaction === 'wait') intent.current.play = false
        if (reaction !== 'mute') return
        element.muted = true
        setMutedByBrowser(true)
        begin(element)
      },
    )
  }
  return { waiting, setWaiting, mutedByBrowser, begin }
}

/** Restores the position of a source, and records it while playing. */
function useVideoEvents(video: VideoRef, intent: RefObject<PlayIntent>, newest: RefObject<StartOptions>): void {
  useEffect(() => {
    const element = video.current
    if (!element) return
    const listeners = {
      loadedmetadata() {
        const seconds = startPosition(intent.current, newest.current.from, element.duration)
        if (seconds !== null) element.currentTime = seconds
      },
      timeupdate() {
        // A live stream resumes at its edge, never at the old position.
        if (element.readyState > 0 && !newest.current.live) intent.current.resumeAt = element.currentTime
      },
      ended() {
        intent.current.resumeAt = null
        newest.current.onEnded?.()
      },
    }
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener)
      intent.current.play = false
      element.pause()
    }
  }, [video, intent, newest])
}

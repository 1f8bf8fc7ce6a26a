import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { requestOfKey, type VideoRequest, within } from './controls.model'
import { type StartOptions, useStart } from './start/use-start'
import { useControls } from './use-controls'
import { useFullScreen } from './use-full-screen'
import { useLiveEdge } from './use-live-edge'
import { useNewest } from './use-newest'
import { type Playback, usePlayback } from './use-playback'
import { type StreamState, useStream } from './use-stream'

/** Playback events for the page. */
export interface PlaybackCallbacks {
  /** The first movement of the picture. */
  onBegin?: () => void
  onMove?: (position: number, duration: number) => void
  onStop?: () => void
}

/** State of a video element, and the actions that users can take. */
export interface VideoControl {
  box: RefObject<HTMLElement | null>
  video: RefObject<HTMLVideoElement | null>
  playback: Playback
  stream: StreamState
  live: boolean
  start: ReturnType<typeof useStart>
  controls: ReturnType<typeof useControls>
  /** Whether it is in full screen. */
  full: boolean
  /** Seconds behind the live edge; 0 at the edge and for a recording. */
  behind: number
  request(request: VideoRequest): void
  /** A recording resumes where it stopped, a live stream at its edge. */
  resume(): void
  onKeyDown(event: KeyboardEvent): void
}

export function useVideo(options: StartOptions & PlaybackCallbacks): VideoControl {
  const { url, live = false } = options
  const box = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const playback = usePlayback(video)
  const start = useStart(video, options)
  const stream = useStream(video, url, start.attached)
  const controls = useControls(playback.playing)
  const screen = useFullScreen(box, video)
  const edge = useLiveEdge(video, live, playback)
  usePlaybackCallbacks(playback, options)
  useSeekTo(start, options.seekTo)

  const resume = () => {
    edge.join()
    start.play()
  }
  const handlers: { [T in VideoRequest['type']]: (request: Extract<VideoRequest, { type: T }>) => void } = {
    toggle: () => (playback.playing ? start.pause() : resume()),
    full: screen.toggle,
    mute() {
      if (video.current) video.current.muted = !video.current.muted
    },
    step({ seconds }) {
      const element = video.current
      if (element && !live) element.currentTime = within(element.currentTime + seconds, playback.duration)
    },
  }
  function request(asked: VideoRequest): void {
    if (!video.current) return
    controls.show()
    ;(handlers[asked.type] as (request: VideoRequest) => void)(asked)
  }
  function onKeyDown(event: KeyboardEvent): void {
    const asked = event.target === event.currentTarget ? requestOfKey(event.key) : null
    if (!asked || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    request(asked)
  }
  const { full } = screen
  return { box, video, playback, stream, live, start, controls, full, behind: edge.behind, request, resume, onKeyDown }
}

/** Goes to what was chosen, and plays. */
function useSeekTo(start: VideoControl['start'], seekTo: StartOptions['seekTo']): void {
  const newest = useNewest(start)
  useEffect(() => {
    if (!seekTo) return
    newest.current.seek(seekTo.seconds)
    newest.current.play()
  }, [seekTo, newest])
}

function usePlaybackCallbacks(playback: Playback, callbacks: PlaybackCallbacks): void {
  const newest = useNewest(callbacks)
  const { begun, playing, position, duration } = playback
  useEffect(() => {
    if (begun) newest.current.onBegin?.()
  }, [begun, newest])
  useEffect(() => {
    if (begun) newest.current.onMove?.(position, duration)
  }, [begun, position, duration, newest])
  useEffect(() => {
    if (begun && !playing) newest.current.onStop?.()
  }, [begun, playing, newest])
}

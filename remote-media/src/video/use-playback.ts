import { type RefObject, useEffect, useState } from 'react'

/** Seconds between the end of the seekable range and the position; null without such a range. */
export function latencyOf({ seekable, currentTime }: HTMLVideoElement): number | null {
  return seekable.length > 0 ? seekable.end(seekable.length - 1) - currentTime : null
}

/** State of a video element; times in seconds. */
export interface Playback {
  playing: boolean
  /** Playing, but without data. */
  waiting: boolean
  /** Has moved since its source was set. */
  begun: boolean
  position: number
  /** 0 while unknown and for live streams. */
  duration: number
  buffered: number
  /** Seconds behind the end of the seekable range; null without such a range. */
  latency: number | null
  rate: number
  muted: boolean
}

const still: Playback = {
  playing: false,
  waiting: false,
  begun: false,
  position: 0,
  duration: 0,
  buffered: 0,
  latency: null,
  rate: 1,
  muted: false,
}
const HAVE_FUTURE_DATA = 3
const told = [
  ...['play', 'playing', 'pause', 'ended', 'waiting', 'canplay', 'timeupdate', 'seeking', 'seeked', 'progress'],
  ...['durationchange', 'ratechange', 'volumechange', 'emptied', 'loadedmetadata'],
]

/** Follows a video element's events. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>): Playback {
  const [state, setState] = useState(still)
  useEffect(() => {
    const element = video.current
    if (!element) return
    const look = ({ type }: Event) =>
      setState(({ begun }) => playbackOf(element, type === 'emptied' ? false : begun || type === 'playing'))
    for (const name of told) element.addEventListener(name, look)
    return () => {
      for (const name of told) element.removeEventListener(name, look)
    }
  }, [video])
  return state
}

function playbackOf(element: HTMLVideoElement, begun: boolean): Playback {
  const { paused, ended, readyState, currentTime, duration, playbackRate, muted } = element
  const playing = !paused && !ended
  return {
    playing,
    waiting: playing && readyState < HAVE_FUTURE_DATA,
    begun,
    position: currentTime,
    duration: Number.isFinite(duration) ? duration : 0,
    buffered: bufferedFrom(element),
    latency: latencyOf(element),
    rate: playbackRate,
    muted,
  }
}

/** End of the buffered range at the position. */
function bufferedFrom({ buffered, currentTime }: HTMLVideoElement): number {
  for (let range = 0; range < buffered.length; range += 1) {
    if (buffered.start(range) <= currentTime + 0.5 && buffered.end(range) >= currentTime) return buffered.end(range)
  }
  return 0
}

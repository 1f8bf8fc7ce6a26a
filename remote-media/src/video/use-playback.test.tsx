import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePlayback } from './use-playback'

interface FakeState {
  paused: boolean
  ended: boolean
  readyState: number
  duration: number
  buffered: [start: number, end: number][]
  seekable: [start: number, end: number][]
}
const ranges = (list: [number, number][]) => ({
  length: list.length,
  start: (index: number) => list[index]?.[0],
  end: (index: number) => list[index]?.[1],
})

/** A video whose state a test sets; each change fires an event. */
function draw() {
  const state: FakeState = {
    paused: true,
    ended: false,
    readyState: 0,
    duration: Number.NaN,
    buffered: [],
    seekable: [],
  }
  const video = document.createElement('video')
  for (const name of ['paused', 'ended', 'readyState', 'duration'] as const)
    Object.defineProperty(video, name, { get: () => state[name] })
  for (const name of ['buffered', 'seekable'] as const)
    Object.defineProperty(video, name, { get: () => ranges(state[name]) })
  const { result } = renderHook(() => usePlayback({ current: video }))
  const tell = (event: string, next: Partial<FakeState> & { position?: number } = {}) => {
    const { position, ...others } = next
    Object.assign(state, others)
    if (position !== undefined) video.currentTime = position
    act(() => void video.dispatchEvent(new Event(event)))
    return result.current
  }
  return { tell, playback: () => result.current }
}

it('is idle until the first event', () => {
  expect(draw().playback()).toMatchObject({ playing: false, waiting: false, begun: false, position: 0, duration: 0 })
})

it('waits while playing without data, but not while paused', () => {
  const { tell } = draw()
  expect(tell('waiting', { readyState: 2 })).toMatchObject({ playing: false, waiting: false })
  expect(tell('play', { paused: false })).toMatchObject({ playing: true, waiting: true, begun: false })
  expect(tell('playing', { readyState: 3 })).toMatchObject({ playing: true, waiting: false, begun: true })
  expect(tell('ended', { ended: true })).toMatchObject({ playing: false, begun: true })
})

it('has not begun after its source changed', () => {
  const { tell } = draw()
  tell('playing', { paused: false, readyState: 4 })
  expect(tell('timeupdate').begun).toBe(true)
  expect(tell('emptied', { readyState: 0 }).begun).toBe(false)
})

it.each([
  [600, 600],
  [Number.POSITIVE_INFINITY, 0],
  [Number.NaN, 0],
])('a duration of %d is %d seconds', (duration, seconds) => {
  expect(draw().tell('durationchange', { duration }).duration).toBe(seconds)
})

it.each([
  ['in the first piece', 5, 10],
  ['in the second', 70, 80],
  ['just before the second', 59.6, 80],
  ['between both', 30, 0],
  ['behind both', 100, 0],
])('is buffered to the end of the current range: %s', (_, position, end) => {
  const buffered: FakeState['buffered'] = [
    [0, 10],
    [60, 80],
  ]
  expect(draw().tell('progress', { buffered, position }).buffered).toBe(end)
})

it('reports how far it is behind the live edge, if known', () => {
  const { tell } = draw()
  expect(tell('timeupdate', { position: 100 }).latency).toBeNull()
  const seekable: FakeState['seekable'] = [
    [0, 50],
    [60, 112],
  ]
  expect(tell('timeupdate', { seekable }).latency).toBe(12)
})

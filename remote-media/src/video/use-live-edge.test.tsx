import { act, fireEvent, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLiveEdge } from './use-live-edge'
import { usePlayback } from './use-playback'

/** A stream with its newest moment at `edge`, playing at `position`. */
function streamAt(position: number, edge: number) {
  const video = document.createElement('video')
  const stream = { position, edge }
  Object.defineProperties(video, {
    currentTime: {
      get: () => stream.position,
      set: (seconds: number) => {
        stream.position = seconds
      },
    },
    seekable: { value: { length: 1, start: () => 0, end: () => stream.edge } },
  })
  return { video, stream }
}

function follow(live: boolean) {
  const { video, stream } = streamAt(18, 30)
  const ref = { current: video }
  const { result } = renderHook(() => useLiveEdge(ref, live, usePlayback(ref)))
  const report = (name: string) => act(() => void fireEvent(video, new Event(name)))
  report('playing')
  return { result, stream, report }
}

it('is behind by the length of a pause, and seeks back to the edge', () => {
  const { result, stream, report } = follow(true)
  expect(result.current.behind).toBe(0)
  stream.edge = 55
  report('progress')
  expect(result.current.behind).toBe(25)
  act(() => result.current.join())
  report('timeupdate')
  expect([stream.position, result.current.behind]).toEqual([43, 0])
})

it('does not count the wait for the next segment as delay', () => {
  const { result, stream, report } = follow(true)
  stream.edge = 40
  report('progress')
  expect(result.current.behind).toBe(0)
  act(() => result.current.join())
  expect(stream.position).toBe(18)
})

it('measures again after a stream was attached again', () => {
  const { result, stream, report } = follow(true)
  report('emptied')
  Object.assign(stream, { position: 60, edge: 100 })
  report('playing')
  expect(result.current.behind).toBe(0)
})

it('has no edge for a recording', () => {
  const { result, stream, report } = follow(false)
  stream.edge = 600
  report('progress')
  expect(result.current.behind).toBe(0)
})

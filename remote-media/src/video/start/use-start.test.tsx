import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type StartOptions, useStart } from './use-start'

/** A browser that blocks sound before the first tap. */
function silentVideo() {
  const video = document.createElement('video')
  video.play = vi.fn(async () => {
    if (!video.muted) throw new DOMException('', 'NotAllowedError')
  })
  return video
}

async function started(over: Partial<StartOptions>) {
  const video = silentVideo()
  const { result } = renderHook(() => useStart({ current: video }, { url: '/stream.m3u8', autoplay: true, ...over }))
  await act(async () => result.current.attached(video))
  return { video, muted: result.current.mutedByBrowser }
}

it('starts a live stream muted if the browser blocks sound, and shows it', async () => {
  const { video, muted } = await started({ live: true })
  expect(video.play).toHaveBeenCalledTimes(2)
  expect(video.muted).toBe(true)
  expect(muted).toBe(true)
})

it('leaves a blocked recording to the first tap, with its sound', async () => {
  const { video, muted } = await started({})
  expect(video.play).toHaveBeenCalledTimes(1)
  expect(video.muted).toBe(false)
  expect(muted).toBe(false)
})

/** Hides and shows the page as the stage does, which attaches its stream again. */
async function shownAgain(live: boolean, use: (start: ReturnType<typeof useStart>) => void = () => {}) {
  const video = document.createElement('video')
  video.play = vi.fn(async () => {})
  video.pause = vi.fn()
  Object.defineProperty(video, 'readyState', { value: 4 })
  Object.defineProperty(video, 'duration', { value: 600 })
  const { result } = renderHook(() => useStart({ current: video }, { url: '/stream.m3u8', autoplay: true, live }))
  await act(async () => result.current.attached(video))
  video.currentTime = 17
  video.dispatchEvent(new Event('timeupdate'))
  act(() => use(result.current))
  vi.mocked(video.play).mockClear()
  video.currentTime = 0
  await act(async () => result.current.attached(video))
  video.dispatchEvent(new Event('loadedmetadata'))
  return { position: video.currentTime, plays: vi.mocked(video.play).mock.calls.length }
}

it('returns to the live edge when its page is shown again', async () => {
  expect(await shownAgain(true)).toEqual({ position: 0, plays: 1 })
})

it('keeps a live stream paused that the user paused', async () => {
  expect((await shownAgain(true, (start) => start.pause())).plays).toBe(0)
})

it('resumes a recording at its position', async () => {
  expect((await shownAgain(false)).position).toBe(17)
})

/** A ten-minute film with a start position. */
async function filmFrom(from: number, over: Partial<StartOptions> = {}) {
  const video = silentVideo()
  video.muted = true
  Object.defineProperty(video, 'duration', { value: 600 })
  const ref = { current: video }
  const { result } = renderHook(() => useStart(ref, { url: '/film.mp4', from, ...over }))
  await act(async () => result.current.attached(video))
  act(() => void video.dispatchEvent(new Event('loadedmetadata')))
  return { video, result }
}

it.each([
  ['where it was left', 120, 120],
  ['at the beginning where it was left in the last second', 599, 0],
  ['at the beginning where nothing says otherwise', 0, 0],
])('a recording starts %s', async (_, from, at) => {
  const { video } = await filmFrom(from)
  expect(video.currentTime).toBe(at)
  expect(video.play).not.toHaveBeenCalled()
})

it('waits after a tap until the recording can play, and then starts', async () => {
  const { video, result } = await filmFrom(0)
  act(() => result.current.play())
  expect(result.current.waiting).toBe(true)
  await act(async () => result.current.attached(video))
  expect(video.play).toHaveBeenCalledOnce()
  expect(result.current.waiting).toBe(false)
})

it('stops waiting when it is paused again', async () => {
  const { video, result } = await filmFrom(0)
  act(() => result.current.play())
  act(() => result.current.pause())
  expect(result.current.waiting).toBe(false)
  await act(async () => result.current.attached(video))
  expect(video.play).not.toHaveBeenCalled()
})

it('restarts after its end, and reports the end', async () => {
  const onEnded = vi.fn()
  const { video, result } = await filmFrom(0, { onEnded })
  Object.defineProperty(video, 'readyState', { value: 4 })
  act(() => result.current.seek(590))
  act(() => void video.dispatchEvent(new Event('ended')))
  expect(onEnded).toHaveBeenCalledOnce()
  video.currentTime = 0
  act(() => void video.dispatchEvent(new Event('loadedmetadata')))
  expect(video.currentTime).toBe(0)
})

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useVisiblePlayback } from './use-visible-playback'

const matches = vi.fn(() => false)
beforeEach(() => {
  matches.mockReturnValue(false)
  vi.stubGlobal('matchMedia', () => ({ matches: matches() }))
})
afterEach(() => void vi.unstubAllGlobals())

/** `refuses`: with which error the browser refuses to play, while there is sound or always. */
function draw({ seen = true, muted = false, refuses = '', always = false, source = true } = {}) {
  const video = document.createElement('video')
  if (source) video.setAttribute('src', '/short.mp4')
  Object.defineProperty(video, 'readyState', { value: 4 })
  video.muted = muted
  video.play = vi.fn(async () => {
    if (refuses && (always || !video.muted)) throw new DOMException('', refuses)
  })
  video.pause = vi.fn()
  const onRefused = vi.fn()
  const { result, rerender, unmount } = renderHook(
    (now: { seen: boolean; muted: boolean }) => useVisiblePlayback({ current: video }, { ...now, onRefused }),
    { initialProps: { seen, muted } },
  )
  const update = async (now: { seen: boolean; muted: boolean }) => {
    video.muted = now.muted
    rerender(now)
    await act(async () => {})
  }
  const plays = () => vi.mocked(video.play).mock.calls.length
  return { video, result, update, unmount, onRefused, plays, settled: () => act(async () => {}) }
}

it('stops where another one is seen, and begins anew when it is seen again', async () => {
  const { video, update, plays } = draw({ seen: false })
  expect(plays()).toBe(0)
  await update({ seen: true, muted: false })
  expect(plays()).toBe(1)
  video.currentTime = 7
  await update({ seen: false, muted: false })
  expect([vi.mocked(video.pause).mock.calls.length > 0, video.currentTime, plays()]).toEqual([true, 0, 1])
  await update({ seen: true, muted: false })
  expect(plays()).toBe(2)
})

it('begins as soon as its stream is there, where it is seen', async () => {
  const { video, result, plays, update } = draw({ source: false })
  expect(plays()).toBe(0)
  video.setAttribute('src', '/short.mp4')
  act(() => result.current.ready())
  expect(plays()).toBe(1)
  await update({ seen: false, muted: false })
  act(() => result.current.ready())
  expect(plays()).toBe(1)
})

it('tells that sound was refused, and goes on without once it is muted', async () => {
  const { onRefused, update, plays, result, settled } = draw({ refuses: 'NotAllowedError' })
  await settled()
  expect([onRefused.mock.calls.length, result.current.stopped]).toEqual([1, false])
  await update({ seen: true, muted: true })
  expect([plays(), result.current.stopped]).toEqual([2, false])
})

it('shows that it stands still where the browser plays nothing, muted or not', async () => {
  const { onRefused, result, settled } = draw({ refuses: 'NotAllowedError', always: true, muted: true })
  await settled()
  expect([onRefused.mock.calls.length, result.current.stopped]).toEqual([0, true])
})

it('takes an interrupted beginning for none', async () => {
  const { onRefused, result, settled } = draw({ refuses: 'AbortError' })
  await settled()
  expect([onRefused.mock.calls.length, result.current.stopped]).toEqual([0, false])
})

it('stands still for who wants less motion, until it is asked to play', () => {
  matches.mockReturnValue(true)
  const { result, plays } = draw()
  expect([plays(), result.current.stopped]).toEqual([0, true])
  act(() => result.current.go())
  expect([plays(), result.current.stopped]).toEqual([1, false])
})

it('stops by a tap, and does not begin again when its stream comes', () => {
  const { video, result, plays } = draw()
  act(() => result.current.stop())
  expect([vi.mocked(video.pause).mock.calls.length, result.current.stopped]).toEqual([1, true])
  act(() => result.current.ready())
  expect(plays()).toBe(1)
})

it('falls silent with its page', () => {
  const { video, unmount } = draw()
  unmount()
  expect(video.pause).toHaveBeenCalled()
})

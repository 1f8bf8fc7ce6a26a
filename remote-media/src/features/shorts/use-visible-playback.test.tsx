import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useVisiblePlayback } from './use-visible-playback'

/** A short whose stream has come. */
function draw(play = async () => {}) {
  const video = document.createElement('video')
  video.setAttribute('src', '/short.mp4')
  const calls = { play: vi.fn(play), pause: vi.fn(), onRefused: vi.fn() }
  Object.assign(video, { play: calls.play, pause: calls.pause })
  Object.defineProperty(video, 'readyState', { value: 4 })
  Object.defineProperty(video, 'currentTime', { value: 0, writable: true })
  const { rerender } = renderHook(
    ({ seen }) => useVisiblePlayback({ current: video }, { seen, muted: false, onRefused: calls.onRefused }),
    { initialProps: { seen: true } },
  )
  return { video, ...calls, see: (seen: boolean) => rerender({ seen }) }
}

it('stops when it is left, and begins anew when it is seen again', () => {
  const { video, play, pause, see } = draw()
  expect(play).toHaveBeenCalledTimes(1)
  video.currentTime = 7
  see(false)
  expect(pause).toHaveBeenCalledTimes(1)
  expect(video.currentTime).toBe(0)
  see(true)
  expect(play).toHaveBeenCalledTimes(2)
})

it('asks to go on without sound where the browser refuses it', async () => {
  const { onRefused } = draw(() => Promise.reject(new DOMException('a tap is needed', 'NotAllowedError')))
  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1))
})

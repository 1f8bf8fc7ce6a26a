import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type StartOptions, useStart } from './use-start'

/** A browser that lets nothing sound before a first tap. */
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
  return { video, hushed: result.current.hushed }
}

it('begins what is on the air without sound where the browser refuses sound, and says so', async () => {
  const { video, hushed } = await started({ live: true })
  expect(video.play).toHaveBeenCalledTimes(2)
  expect(video.muted).toBe(true)
  expect(hushed).toBe(true)
})

it('leaves a film that is refused to the first tap, with its sound', async () => {
  const { video, hushed } = await started({})
  expect(video.play).toHaveBeenCalledTimes(1)
  expect(video.muted).toBe(false)
  expect(hushed).toBe(false)
})

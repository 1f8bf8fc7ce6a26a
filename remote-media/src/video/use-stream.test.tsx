import { connectHost, type StreamOptions } from '@plaza/shared/host'
import { fakeHost } from '@plaza/shared/testing'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useStream } from './use-stream'

let answers: { resolve(stream: { choose(level: number | null): void }): void; reject(error: Error): void }[]
const attach = vi.fn<(element: HTMLVideoElement, url: string, options: StreamOptions) => Promise<never>>()
const choose = vi.fn()
beforeEach(() => {
  answers = []
  choose.mockClear()
  attach.mockReset()
  attach.mockImplementation(() => new Promise((resolve, reject) => answers.push({ resolve: resolve as never, reject })))
})

function draw(url: string | null = '/film.m3u8', player = '1.2') {
  const host = fakeHost()
  const connected = { ...host, contracts: { ...host.contracts, player: [player] }, player: { ...host.player, attach } }
  connectHost(connected as never)
  const ref = { current: document.createElement('video') }
  const onAttached = vi.fn()
  const { result, rerender, unmount } = renderHook((now: string | null) => useStream(ref, now, onAttached), {
    initialProps: url,
  })
  const last = () => attach.mock.calls.at(-1)?.[2] as StreamOptions
  const arrive = () => act(async () => answers.at(-1)?.resolve({ choose }))
  return { video: ref.current, stream: () => result.current, rerender, unmount, onAttached, last, arrive }
}

it('attaches the stream once its address is known, and says when it can be played', async () => {
  const { video, rerender, onAttached, arrive } = draw(null)
  expect(attach).not.toHaveBeenCalled()
  rerender('/film.m3u8')
  expect(attach).toHaveBeenCalledWith(video, '/film.m3u8', expect.anything())
  expect(onAttached).not.toHaveBeenCalled()
  await arrive()
  expect(onAttached).toHaveBeenCalledWith(video)
})

it('takes it off where another one is shown and where the page is left', async () => {
  const { rerender, unmount, last, onAttached } = draw()
  const first = last()
  rerender('/other.m3u8')
  expect([first.signal.aborted, last().signal.aborted]).toEqual([true, false])
  const second = last()
  unmount()
  expect(second.signal.aborted).toBe(true)
  await act(async () => answers.at(-1)?.resolve({ choose }))
  expect(onAttached).not.toHaveBeenCalled()
})

it('offers the qualities, and shows the chosen one', async () => {
  const { stream, last, arrive, rerender } = draw()
  await arrive()
  act(() => last().onLevels?.([{ index: 1, height: 720 }]))
  act(() => stream().choose(1))
  expect(stream()).toMatchObject({ levels: [{ height: 720 }], level: 1 })
  expect(choose).toHaveBeenCalledWith(1)
  rerender('/other.m3u8')
  expect(stream()).toMatchObject({ levels: [], level: null })
})

describe('a stream that fails', () => {
  it.each([
    ['while it is attached', async () => answers.at(-1)?.reject(new Error('gone'))],
    ['later', async (last: () => StreamOptions) => last().onFailed()],
  ])('is told and can be tried again: %s', async (_, fails) => {
    const { stream, last, arrive } = draw()
    expect(stream().failed).toBe(false)
    await act(() => fails(last) as Promise<void>)
    expect(stream().failed).toBe(true)
    act(() => stream().retry())
    expect([attach.mock.calls.length, stream().failed]).toEqual([2, false])
    await arrive()
    expect(stream().failed).toBe(false)
  })

  it('says nothing once another one is shown', async () => {
    const { stream, last, rerender } = draw()
    const first = last()
    rerender('/other.m3u8')
    act(() => first.onFailed())
    expect(stream().failed).toBe(false)
  })
})

it('is left to the browser by an older host', async () => {
  const { video, stream, unmount, onAttached } = draw('/film.mp4', '1.0')
  await act(async () => {})
  expect(attach).not.toHaveBeenCalled()
  expect([video.getAttribute('src'), onAttached.mock.calls.length]).toEqual(['/film.mp4', 1])
  act(() => void video.dispatchEvent(new Event('error')))
  expect(stream().failed).toBe(true)
  unmount()
  expect(video.hasAttribute('src')).toBe(false)
})

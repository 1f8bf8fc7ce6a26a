import { connectHost } from '@plaza/shared/host'
import { QueryClient, QueryClientProvider } from '@plaza/shared/query'
import { fakeHost } from '@plaza/shared/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { VideoPlayer, type VideoPlayerProps } from './video-player'

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {})
})

/** A player of a film of 60 seconds, not yet playing. */
function show(props: Partial<VideoPlayerProps> = {}) {
  connectHost(fakeHost())
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <VideoPlayer title="Film" poster={null} url={null} {...props} />
    </QueryClientProvider>,
  )
  const video = container.querySelector('video') as HTMLVideoElement
  const state = { paused: true, duration: 60, readyState: 4 }
  for (const name of ['paused', 'duration', 'readyState'] as const)
    Object.defineProperty(video, name, { get: () => state[name] })
  const fire = (event: string, next: Partial<typeof state> & { position?: number } = {}) => {
    const { position, ...others } = next
    Object.assign(state, others)
    if (position !== undefined) video.currentTime = position
    act(() => void fireEvent(video, new Event(event)))
  }
  const press = (key: string, more: object = {}) =>
    fireEvent.keyDown(screen.getByRole('region', { name: 'Film' }), { key, ...more })
  return { video, fire, press }
}

it('tells the page when the picture moves first, where it is, and when it stops', () => {
  const [onBegin, onMove, onStop] = [vi.fn(), vi.fn(), vi.fn()]
  const { fire } = show({ onBegin, onMove, onStop })
  fire('durationchange')
  expect([onBegin, onMove, onStop].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
  fire('playing', { paused: false })
  fire('timeupdate', { position: 12 })
  expect(onBegin).toHaveBeenCalledTimes(1)
  expect(onMove).toHaveBeenLastCalledWith(12, 60)
  expect(onStop).not.toHaveBeenCalled()
  fire('pause', { paused: true })
  expect(onStop).toHaveBeenCalledTimes(1)
  expect(onBegin).toHaveBeenCalledTimes(1)
})

it.each([
  ['ArrowRight', 35],
  ['ArrowLeft', 25],
  ['l', 40],
  ['j', 20],
])('steps by the key %s to second %d', (key, position) => {
  const { video, fire, press } = show()
  fire('timeupdate', { position: 30 })
  press(key)
  expect(video.currentTime).toBe(position)
})

it.each([
  ['forward', 'l', 55, 60],
  ['back', 'j', 5, 0],
])('steps %s no further than the film', (_, key, from, to) => {
  const { video, fire, press } = show()
  fire('durationchange', { position: from })
  press(key)
  expect(video.currentTime).toBe(to)
})

it('takes no steps in a live stream', () => {
  const { video, fire, press } = show({ live: true })
  fire('timeupdate', { position: 30 })
  press('l')
  expect(video.currentTime).toBe(30)
})

it('is muted by a key, and leaves the keys of the browser alone', () => {
  const { video, press } = show()
  expect(press('m')).toBe(false)
  expect(video.muted).toBe(true)
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) expect(press('m', { [modifier]: true })).toBe(true)
  expect(press('x')).toBe(true)
  expect(video.muted).toBe(true)
  press('m')
  expect(video.muted).toBe(false)
})

it('offers the beginning for some seconds after a video went on where it was left', () => {
  const { video, fire } = show({ from: 30 })
  fire('durationchange')
  fire('playing', { paused: false })
  fire('timeupdate', { position: 31 })
  fireEvent.click(screen.getByRole('button', { name: 'Resumed at 0:30 · Start over' }))
  expect(video.currentTime).toBe(0)
  fire('timeupdate', { position: 0.2 })
  expect(screen.queryByRole('button', { name: /Start over/ })).toBeNull()
  fire('timeupdate', { position: 50 })
  expect(screen.queryByRole('button', { name: /Start over/ })).toBeNull()
})

it('goes to a position that was chosen elsewhere, also twice to the same', () => {
  connectHost(fakeHost())
  const draw = (seconds: number) => (
    <QueryClientProvider client={new QueryClient()}>
      <VideoPlayer title="Film" poster={null} url={null} seekTo={{ seconds }} />
    </QueryClientProvider>
  )
  const { container, rerender } = render(draw(10))
  const video = container.querySelector('video') as HTMLVideoElement
  expect(video.currentTime).toBe(10)
  video.currentTime = 3
  rerender(draw(10))
  expect(video.currentTime).toBe(10)
})

it('goes to a position that was chosen before the video was authorized, not to where it was left', () => {
  connectHost(fakeHost())
  const client = new QueryClient()
  const draw = (url: string | null, from: number) => (
    <QueryClientProvider client={client}>
      <VideoPlayer title="Film" poster={null} url={url} from={from} seekTo={chosen} />
    </QueryClientProvider>
  )
  const chosen = { seconds: 10 }
  const { container, rerender } = render(draw(null, 0))
  const video = container.querySelector('video') as HTMLVideoElement
  Object.defineProperty(video, 'duration', { value: 60 })
  rerender(draw('/media/film.mp4', 40))
  act(() => void fireEvent(video, new Event('loadedmetadata')))
  expect(video.currentTime).toBe(10)
})

import { connectHost } from '@plaza/shared/host'
import { fakeHost } from '@plaza/shared/testing'
import { act, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MiniPlayerGate, useMiniPlayer } from './gate'
import { idle, playerStore } from './player.store'
import { item } from './testing/test-player'

const fetchViews = vi.hoisted(() => vi.fn())
vi.mock('./fetch-views', () => ({ fetchViews }))

const views = { MiniPlayer: () => <p>mini</p>, FullPlayer: () => <p>full</p> }
const playing = { ...idle, list: [item('a')], current: item('a') }
beforeEach(() => {
  vi.useFakeTimers()
  fetchViews.mockReset()
  connectHost(fakeHost())
})
afterEach(() => {
  vi.useRealTimers()
  act(() => playerStore.setState(idle, true))
})
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('fetches the views once something is in the playlist', async () => {
  fetchViews.mockResolvedValue(views)
  render(<MiniPlayerGate allowed path="/index" />)
  await wait(0)
  expect(fetchViews).not.toHaveBeenCalled()
  act(() => playerStore.setState(playing))
  await wait(0)
  expect(screen.getByText('mini')).toBeDefined()
  act(() => playerStore.setState({ expanded: true }))
  expect([screen.queryByText('mini'), screen.getByText('full')]).toEqual([null, expect.anything()])
  expect(fetchViews).toHaveBeenCalledOnce()
})

it('tries five times more where they do not come, after 3 s, 6 s and so on', async () => {
  fetchViews.mockRejectedValue(new TypeError('Failed to fetch'))
  playerStore.setState(playing)
  render(<MiniPlayerGate allowed path="/index" />)
  const times: number[] = []
  for (const ms of [2999, 1, 5999, 1, 12_000, 24_000, 48_000, 600_000]) {
    await wait(ms)
    times.push(fetchViews.mock.calls.length)
  }
  expect(times).toEqual([1, 2, 2, 3, 4, 5, 6, 6])
})

it('shows them as soon as they come', async () => {
  fetchViews.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(views)
  playerStore.setState(playing)
  render(<MiniPlayerGate allowed path="/index" />)
  await wait(0)
  expect(screen.queryByText('mini')).toBeNull()
  await wait(3000)
  expect(screen.getByText('mini')).toBeDefined()
})

it('fetches no more once the playlist is empty', async () => {
  fetchViews.mockRejectedValue(new TypeError('Failed to fetch'))
  playerStore.setState(playing)
  render(<MiniPlayerGate allowed path="/index" />)
  await wait(0)
  act(() => playerStore.setState(idle, true))
  await wait(60_000)
  expect(fetchViews).toHaveBeenCalledOnce()
})

it.each([
  ['never where the route forbids it', false, playing, 'never'],
  ['possible while nothing is in the playlist', true, idle, 'possible'],
  ['shown with something in it', true, playing, 'shown'],
  ['possible behind the full player', true, { ...playing, expanded: true }, 'possible'],
])('the mini player is %s', (_, allowed, state, expected) => {
  playerStore.setState(state)
  expect(renderHook(() => useMiniPlayer(allowed, '/index')).result.current).toBe(expected)
})

it.each([
  ['the page of the current audio', '/audios/a', false],
  ['a comment over that page', '/audios/a/comment/7', false],
  ['the page of the current channel', '/radios/a', false],
  ['the page of another audio', '/audios/b', true],
  ['an article with the same id', '/posts/a', true],
])('on %s (%s) the mini player stands: %s', async (_, path, stands) => {
  fetchViews.mockResolvedValue(views)
  playerStore.setState(playing)
  render(<MiniPlayerGate allowed path={path} />)
  await wait(0)
  expect(screen.queryByText('mini') !== null).toBe(stands)
  expect(renderHook(() => useMiniPlayer(true, path)).result.current).toBe(stands ? 'shown' : 'possible')
})

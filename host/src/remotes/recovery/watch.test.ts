import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCatchUp, keepFresh } from './watch'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] }))
afterEach(() => void vi.useRealTimers())

describe('a serial in a response', () => {
  it('is fetched until the page has it, with growing pauses', async () => {
    let held = 5
    const refresh = vi.fn(async () => {})
    const catchUp = createCatchUp(refresh, () => held)
    void catchUp(6)
    void catchUp(7)
    const questions = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return refresh.mock.calls.length
    }
    expect(await questions(0)).toBe(1)
    expect(await questions(2000)).toBe(2)
    expect(await questions(3900)).toBe(2)
    held = 6
    expect(await questions(200), 'the newest that was named counts').toBe(3)
    held = 7
    expect(await questions(60_000)).toBe(3)
    void catchUp(7)
    expect(await questions(0)).toBe(3)
  })

  it('is given up after a minute, until a response has it again', async () => {
    const refresh = vi.fn(async () => {})
    const catchUp = createCatchUp(refresh, () => 5)
    void catchUp(6)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(refresh).toHaveBeenCalledTimes(6)
    void catchUp(6)
    expect(refresh).toHaveBeenCalledTimes(7)
  })
})

it('is repeated when the page becomes visible, when the network returns, and every five minutes', async () => {
  const refresh = vi.fn()
  keepFresh(refresh)
  const times = (act: () => unknown) => {
    refresh.mockClear()
    act()
    return refresh.mock.calls.length
  }
  expect(times(() => document.dispatchEvent(new Event('visibilitychange')))).toBe(1)
  expect(times(() => dispatchEvent(new Event('online')))).toBe(1)
  expect(times(() => vi.advanceTimersByTime(300_000))).toBe(1)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(times(() => document.dispatchEvent(new Event('visibilitychange')))).toBe(0)
  expect(times(() => vi.advanceTimersByTime(300_000))).toBe(0)
  vi.restoreAllMocks()
})

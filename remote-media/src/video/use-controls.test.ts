import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useControls } from './use-controls'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function draw(playing: boolean) {
  const { result, rerender } = renderHook((isPlaying: boolean) => useControls(isPlaying), { initialProps: playing })
  return { controls: () => result.current, play: (isPlaying: boolean) => rerender(isPlaying) }
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('are there for as long as nothing plays', () => {
  const { controls } = draw(false)
  wait(60_000)
  expect(controls().shown).toBe(true)
})

it('go after three seconds of playing, and come back with a pause', () => {
  const { controls, play } = draw(true)
  wait(2999)
  expect(controls().shown).toBe(true)
  wait(1)
  expect(controls().shown).toBe(false)
  play(false)
  expect(controls().shown).toBe(true)
  play(true)
  expect(controls().shown).toBe(true)
  wait(3000)
  expect(controls().shown).toBe(false)
})

it('stay three seconds from each touch on', () => {
  const { controls } = draw(true)
  wait(2000)
  act(() => controls().show())
  wait(2999)
  expect(controls().shown).toBe(true)
  wait(1)
  expect(controls().shown).toBe(false)
  act(() => controls().show())
  expect(controls().shown).toBe(true)
})

it('go at once where the person puts them away', () => {
  const { controls } = draw(true)
  act(() => controls().hide())
  expect(controls().shown).toBe(false)
})

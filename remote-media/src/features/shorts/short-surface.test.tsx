import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ShortSurface } from './short-surface'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function draw(likes = true) {
  const [onTap, onLike] = [vi.fn(), vi.fn()]
  render(
    <ShortSurface label="Pause" seen onTap={onTap} onLike={likes ? onLike : undefined}>
      {null}
    </ShortSurface>,
  )
  const surface = screen.getByRole('button', { name: 'Pause' })
  /** A finger taps at a moment, in milliseconds. */
  const tap = (at: number) => {
    const click = new MouseEvent('click', { bubbles: true, detail: 1, clientX: 40, clientY: 60 })
    Object.defineProperty(click, 'timeStamp', { value: at })
    fireEvent(surface, click)
  }
  return { onTap, onLike, surface, tap }
}

it('stops after one tap, once it is known to be one', () => {
  const { onTap, onLike, tap } = draw()
  tap(1000)
  expect(onTap).not.toHaveBeenCalled()
  vi.advanceTimersByTime(250)
  expect([onTap.mock.calls.length, onLike.mock.calls.length]).toEqual([1, 0])
})

it('likes after two taps, shows a heart where the finger was, and goes on playing', () => {
  const { onTap, onLike, surface, tap } = draw()
  tap(1000)
  tap(1200)
  vi.advanceTimersByTime(3_000)
  expect([onTap.mock.calls.length, onLike.mock.calls.length]).toEqual([0, 1])
  const heart = screen.getByTestId('heart')
  expect([heart.style.left, heart.style.top]).toEqual(['40px', '60px'])
  // The name by which React hears it in jsdom, which knows no animations.
  fireEvent(heart, new Event('webkitAnimationEnd', { bubbles: true }))
  expect(surface.querySelector('svg')).toBeNull()
})

it('takes two slow taps for two', () => {
  const { onTap, onLike, tap } = draw()
  tap(1000)
  vi.advanceTimersByTime(400)
  tap(1400)
  vi.advanceTimersByTime(400)
  expect([onTap.mock.calls.length, onLike.mock.calls.length]).toEqual([2, 0])
})

it.each<[who: string, likes: boolean, detail: number]>([
  ['a key', true, 0],
  ['a finger where nothing can be liked', false, 1],
])('stops at once for %s', (_, likes, detail) => {
  const { onTap, surface } = draw(likes)
  fireEvent.click(surface, { detail })
  expect(onTap).toHaveBeenCalledOnce()
})

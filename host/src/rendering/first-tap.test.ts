import { afterEach, expect, it, vi } from 'vitest'
import { takeFirstTap } from './first-tap'

afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

function tapped(): { button: HTMLButtonElement; clicks: () => number } {
  const button = document.body.appendChild(document.createElement('button'))
  const clicked = vi.fn()
  button.addEventListener('click', clicked)
  globalThis.plazaTap = () => button
  return { button, clicks: () => clicked.mock.calls.length }
}

it('repeats the tap that came before the page answered any, once', () => {
  vi.useFakeTimers()
  const { clicks } = tapped()
  takeFirstTap(true)
  takeFirstTap(true)
  vi.runAllTimers()
  expect(clicks()).toBe(1)
})

it('forgets it where the page was drawn anew, or the button is gone', () => {
  vi.useFakeTimers()
  const { clicks } = tapped()
  takeFirstTap(false)
  const { button, clicks: clicksOfGone } = tapped()
  button.remove()
  takeFirstTap(true)
  vi.runAllTimers()
  expect([clicks(), clicksOfGone()]).toEqual([0, 0])
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeFirstTap } from './first-tap'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

const hydrate = (button: Element) => Object.assign(button, { __reactProps$x: {} })

function buttonOf(): { button: HTMLButtonElement; clicks: () => number } {
  document.body.innerHTML ||= '<div id="plaza"></div>'
  const button = document.createElement('button')
  document.querySelector('#plaza')?.append(button)
  const clicked = vi.fn()
  button.addEventListener('click', clicked)
  return { button, clicks: () => clicked.mock.calls.length }
}
function tapped() {
  const made = buttonOf()
  globalThis.plazaTap = () => made.button
  return made
}

it('repeats a tap from before hydration, once', () => {
  const { button, clicks } = tapped()
  hydrate(button)
  takeFirstTap(true)
  takeFirstTap(true)
  vi.runAllTimers()
  expect(clicks()).toBe(1)
})

it('waits for the code of the tapped part, but not forever', () => {
  const { button, clicks } = tapped()
  takeFirstTap(true)
  vi.advanceTimersByTime(8000)
  expect(clicks()).toBe(0)
  hydrate(button)
  vi.advanceTimersByTime(200)
  expect(clicks()).toBe(1)
  const { button: late, clicks: clicksOfLate } = tapped()
  takeFirstTap(true)
  vi.advanceTimersByTime(11_000)
  hydrate(late)
  vi.runAllTimers()
  expect(clicksOfLate()).toBe(0)
})

it('drops it if the page was rendered from scratch or the button is gone', () => {
  const { button: redrawn, clicks } = tapped()
  hydrate(redrawn)
  takeFirstTap(false)
  const { button, clicks: clicksOfGone } = tapped()
  hydrate(button).remove()
  takeFirstTap(true)
  vi.runAllTimers()
  expect([clicks(), clicksOfGone()]).toEqual([0, 0])
})

it('repeats a tap on a part whose code is missing, but none that React replayed', () => {
  takeFirstTap(true)
  const { button: waiting, clicks } = buttonOf()
  waiting.click()
  vi.advanceTimersByTime(500)
  hydrate(waiting)
  vi.runAllTimers()
  expect(clicks()).toBe(2)
  const { button, clicks: clicksOfReady } = buttonOf()
  button.addEventListener('click', () => hydrate(button))
  button.click()
  vi.runAllTimers()
  expect(clicksOfReady()).toBe(1)
})

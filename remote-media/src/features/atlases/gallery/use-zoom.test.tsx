import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useZoom } from './use-zoom'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 800))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Picture({ shown, onTap }: { shown: boolean; onTap: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const { zoomed, tap } = useZoom(box, shown, onTap)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: as the slide has it, with its keys elsewhere
    // biome-ignore lint/a11y/noStaticElementInteractions: as the slide has it
    <div ref={box} onClick={tap} data-testid="box" data-zoomed={zoomed}>
      <img src="/a.webp" alt="The harbour" />
    </div>
  )
}
function draw() {
  const onTap = vi.fn()
  const { rerender } = render(<Picture shown onTap={onTap} />)
  const box = screen.getByTestId('box')
  for (const [name, value] of [
    ['clientWidth', 400],
    ['clientHeight', 800],
  ] as const)
    Object.defineProperty(box, name, { value })
  const picture = screen.getByRole('img') as HTMLImageElement
  Object.defineProperty(picture, 'naturalWidth', { value: 1200 })
  Object.defineProperty(picture, 'naturalHeight', { value: 600 })
  return { box, picture, onTap, hide: () => rerender(<Picture shown={false} onTap={onTap} />) }
}
/** Coordinates from the middle of the picture. */
const finger = (x: number, y = 0) => ({ clientX: 200 + x, clientY: 400 + y })
const touches = (...places: [number, number?][]) => ({ touches: places.map(([x, y]) => finger(x, y)) })
function tapAt(box: HTMLElement, at: number, x = 0) {
  const click = new MouseEvent('click', { bubbles: true, ...finger(x) })
  Object.defineProperty(click, 'timeStamp', { value: at })
  fireEvent(box, click)
}
function pinchToTwice(box: HTMLElement) {
  fireEvent.touchStart(box, touches([-50], [50]))
  fireEvent.touchMove(box, touches([-100], [100]))
  fireEvent.touchEnd(box, touches())
}

it('follows two fingers, and returns to its limits', () => {
  const { box, picture } = draw()
  expect(fireEvent.touchStart(box, touches([-50], [50]))).toBe(false)
  expect(fireEvent.touchMove(box, touches([-100], [100]))).toBe(false)
  expect(picture.style.transform).toBe('translate(0px, 0px) scale(2)')
  expect(picture.style.transition).toBe('none')
  fireEvent.touchMove(box, touches([-400], [400]))
  expect(picture.style.transform).toBe('translate(0px, 0px) scale(4.4)')
  fireEvent.touchEnd(box, touches())
  expect(picture.style.transform).toBe('translate(0px, 0px) scale(4)')
  expect(picture.style.transition).not.toBe('none')
  expect(box.dataset.zoomed).toBe('true')
})

it('follows one finger once enlarged, but not beyond its edge', () => {
  const { box, picture } = draw()
  pinchToTwice(box)
  fireEvent.touchStart(box, touches([0]))
  expect(fireEvent.touchMove(box, touches([-30, 10]))).toBe(false)
  expect(picture.style.transform).toBe('translate(-30px, 10px) scale(2)')
  fireEvent.touchMove(box, touches([-900]))
  fireEvent.touchCancel(box, touches())
  expect(picture.style.transform).toBe('translate(-200px, 0px) scale(2)')
})

it('leaves one finger to the strip while it is not enlarged', () => {
  const { box, picture } = draw()
  fireEvent.touchStart(box, touches([0]))
  expect(fireEvent.touchMove(box, touches([-80]))).toBe(true)
  fireEvent.touchEnd(box, touches())
  expect([picture.style.transform, box.dataset.zoomed]).toEqual(['', 'false'])
})

it('continues with the remaining finger of two', () => {
  const { box, picture } = draw()
  fireEvent.touchStart(box, touches([-50], [50]))
  fireEvent.touchMove(box, touches([-100], [100]))
  fireEvent.touchEnd(box, touches([-100]))
  fireEvent.touchMove(box, touches([-60]))
  expect(picture.style.transform).toBe('translate(40px, 0px) scale(2)')
})

it('enlarges at a double tap, and resets at another one', () => {
  const { box, picture, onTap } = draw()
  tapAt(box, 1000, 40)
  tapAt(box, 1200, 40)
  expect(picture.style.transform).toBe('translate(-60px, 0px) scale(2.5)')
  tapAt(box, 2000)
  tapAt(box, 2259)
  expect(picture.style.transform).toBe('')
  act(() => vi.advanceTimersByTime(1000))
  expect(onTap).not.toHaveBeenCalled()
})

it('reports a single tap if no second tap follows soon', () => {
  const { box, onTap } = draw()
  tapAt(box, 1000)
  vi.advanceTimersByTime(259)
  expect(onTap).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onTap).toHaveBeenCalledOnce()
  tapAt(box, 1260)
  vi.advanceTimersByTime(260)
  expect(onTap).toHaveBeenCalledTimes(2)
})

it('treats the third of three quick taps as a new one', () => {
  const { box, picture, onTap } = draw()
  for (const at of [1000, 1100, 1200]) tapAt(box, at)
  expect(picture.style.transform).toContain('scale(2.5)')
  vi.advanceTimersByTime(260)
  expect(onTap).toHaveBeenCalledOnce()
})

it('resets when another picture is shown', () => {
  const { box, picture, hide } = draw()
  pinchToTwice(box)
  hide()
  expect([picture.style.transform, box.dataset.zoomed]).toEqual(['', 'false'])
})

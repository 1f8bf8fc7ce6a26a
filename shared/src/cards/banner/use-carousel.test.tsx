import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCarousel } from './use-carousel'

const scrollTo = vi.fn<(to: ScrollToOptions) => void>()
const matches = vi.fn(() => false)
beforeEach(() => {
  vi.useFakeTimers()
  scrollTo.mockClear()
  matches.mockReturnValue(false)
  vi.stubGlobal('matchMedia', () => ({ matches: matches() }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  hide(false)
})
const hide = (hidden: boolean) => Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })

function Strip({ count }: { count: number }) {
  const { strip, at, hold } = useCarousel(count)
  return (
    <>
      <ul ref={strip} onPointerDown={hold} />
      <p>slide {at}</p>
    </>
  )
}
function draw(count: number) {
  render(<Strip count={count} />)
  const strip = screen.getByRole('list')
  Object.defineProperty(strip, 'clientWidth', { value: 390, configurable: true })
  strip.scrollTo = scrollTo as never
  return strip
}
const turns = (ms: number) => act(() => vi.advanceTimersByTime(ms))
/** Scroll targets, in pixels. */
const led = () => scrollTo.mock.calls.map(([{ left }]) => left)
function stand(strip: HTMLElement, left: number) {
  strip.scrollLeft = left
  fireEvent.scroll(strip)
}

it('reports the slide that was swiped to', () => {
  const strip = draw(3)
  expect(screen.getByText('slide 0')).toBeDefined()
  stand(strip, 400)
  expect(screen.getByText('slide 1')).toBeDefined()
  stand(strip, 780)
  expect(screen.getByText('slide 2')).toBeDefined()
})

it('advances every five seconds, and from the last slide to the first', () => {
  const strip = draw(3)
  turns(4999)
  expect(led()).toEqual([])
  turns(1)
  expect(led()).toEqual([390])
  stand(strip, 390)
  turns(5000)
  expect(led()).toEqual([390, 780])
  stand(strip, 780)
  turns(5000)
  expect(led()).toEqual([390, 780, 0])
})

it('stops at the first touch', () => {
  const strip = draw(3)
  fireEvent.pointerDown(strip)
  turns(20_000)
  expect(led()).toEqual([])
})

it.each<[where: string, count: number, arrange: () => void]>([
  ['there is one slide', 1, () => {}],
  ['the page is hidden', 3, () => hide(true)],
  ['a person wants less motion', 3, () => matches.mockReturnValue(true)],
])('stands still where %s', (_, count, arrange) => {
  arrange()
  draw(count)
  turns(20_000)
  expect(led()).toEqual([])
})

import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTabScroll } from './use-tab-scroll'

/** Panels that begin 500 px down, below a row of channels of 40 px that sticks to the top. */
function Home({ tab }: { tab: string }) {
  const panels = useRef<HTMLDivElement>(null)
  useTabScroll(tab, panels)
  return (
    <>
      <header>
        <div role="tablist" />
      </header>
      <div ref={panels} data-testid="panels" />
    </>
  )
}
const scrollTo = vi.fn()
function scrolled(to: number) {
  vi.stubGlobal('scrollY', to)
  fireEvent.scroll(window)
}
beforeEach(() => {
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
  scrolled(0)
})
afterEach(() => void vi.unstubAllGlobals())

function draw() {
  const { rerender, unmount } = render(<Home tab="news" />)
  Object.defineProperty(screen.getByTestId('panels'), 'offsetTop', { value: 500 })
  Object.defineProperty(screen.getByRole('tablist'), 'offsetHeight', { value: 40 })
  return { show: (tab: string) => rerender(<Home tab={tab} />), unmount }
}

it('does not scroll until a channel is chosen', () => {
  const { show } = draw()
  show('news')
  expect(scrollTo).not.toHaveBeenCalled()
})

it.each([
  ['above the channels stays there', 120, 120],
  ['far down begins below the channels', 3000, 460],
])('a new channel chosen %s', (_, from, to) => {
  const { show } = draw()
  scrolled(from)
  show('sport')
  expect(scrollTo).toHaveBeenLastCalledWith(0, to)
})

it('restores the scroll position of a visited channel, even at the top', () => {
  const { show } = draw()
  scrolled(3000)
  show('sport')
  scrolled(900)
  show('news')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 3000)
  scrolled(0)
  show('sport')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900)
  show('news')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
})

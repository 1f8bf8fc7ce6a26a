import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { useSwipe } from './use-swipe'

function Area({ onSwipe }: { onSwipe: (step: 1 | -1) => void }) {
  const area = useRef<HTMLDivElement>(null)
  useSwipe(area, onSwipe)
  return (
    <div ref={area}>
      <p>News</p>
      <ul data-swipes-itself>
        <li>Banner</li>
      </ul>
      <input aria-label="Search" />
    </div>
  )
}

const at = (x: number, y: number) => ({ clientX: x, clientY: y })
function swipe(target: Element, [x, y]: [number, number], fingers = 1) {
  fireEvent.touchStart(target, { touches: Array.from({ length: fingers }, () => at(200, 300)) })
  fireEvent.touchEnd(target, { changedTouches: [at(200 + x, 300 + y)] })
}

it.each<[how: string, by: [number, number], steps: number[]]>([
  ['to the left leads on', [-80, 0], [1]],
  ['to the right leads back', [80, 0], [-1]],
  ['that is short leads nowhere', [-60, 0], []],
  ['that is as much down as aside is a scroll', [-80, 80], []],
  ['that is half as much down as aside is one too', [-80, -40], []],
  ['that is a little oblique still leads on', [-80, 39], [1]],
])('a swipe %s', (_, by, steps) => {
  const onSwipe = vi.fn()
  render(<Area onSwipe={onSwipe} />)
  swipe(screen.getByText('News'), by)
  expect(onSwipe.mock.calls.flat()).toEqual(steps)
})

it('ignores strips, fields and two fingers', () => {
  const onSwipe = vi.fn()
  render(<Area onSwipe={onSwipe} />)
  swipe(screen.getByText('Banner'), [-80, 0])
  swipe(screen.getByRole('textbox'), [-80, 0])
  swipe(screen.getByText('News'), [-80, 0], 2)
  expect(onSwipe).not.toHaveBeenCalled()
})

it('reports a swipe once, and none after unmount', () => {
  const onSwipe = vi.fn()
  const { unmount } = render(<Area onSwipe={onSwipe} />)
  const news = screen.getByText('News')
  swipe(news, [-80, 0])
  fireEvent.touchEnd(news, { changedTouches: [at(0, 300)] })
  expect(onSwipe).toHaveBeenCalledOnce()
  const area = news.parentElement as HTMLElement
  unmount()
  swipe(area, [-80, 0])
  expect(onSwipe).toHaveBeenCalledOnce()
})

import { type RefObject, useEffect } from 'react'

const FAR_ENOUGH_PX = 60
const STEEPNESS = 2

const startsInStrip = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-swipes-itself], input, textarea, video') !== null

/** Calls back on a horizontal swipe over an element, except inside strips that scroll sideways. */
export function useSwipe(area: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void): void {
  useEffect(() => {
    const element = area.current
    if (!element) return
    let from: { x: number; y: number } | null = null
    const begin = ({ touches, target }: TouchEvent) => {
      const touch = touches.length === 1 && !startsInStrip(target) ? touches[0] : undefined
      from = touch ? { x: touch.clientX, y: touch.clientY } : null
    }
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!from || !touch) return
      const x = touch.clientX - from.x
      const y = touch.clientY - from.y
      from = null
      if (Math.abs(x) > FAR_ENOUGH_PX && Math.abs(x) > STEEPNESS * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    }
    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchend', end, { passive: true })
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchend', end)
    }
  })
}

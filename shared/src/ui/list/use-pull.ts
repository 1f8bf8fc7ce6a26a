import { type RefObject, useEffect, useRef, useState } from 'react'

/** Pulled distance in pixels from which a release refreshes, and its maximum. */
const ENOUGH = 56
const MOST = 96
/** Distance in pixels after which a gesture is a pull, a scroll or a swipe. */
const SLACK = 8

type Phase = 'idle' | 'maybe' | 'pulling'

/** Follows a finger that pulls the page down at its very top. `way`: how far the content is pulled. */
export function usePull(area: RefObject<HTMLElement | null>, onEnough: () => Promise<void>) {
  const [way, setWay] = useState(0)
  const enough = useRef(onEnough)
  useEffect(() => {
    enough.current = onEnough
  })

  useEffect(() => {
    const element = area.current
    if (!element) return
    let phase: Phase = 'idle'
    let busy = false
    let start = { x: 0, y: 0 }
    let pulled = 0

    const begin = ({ touches }: TouchEvent) => {
      const [touch] = touches
      phase = touches.length === 1 && window.scrollY <= 0 && !busy ? 'maybe' : 'idle'
      if (touch) start = { x: touch.clientX, y: touch.clientY }
      pulled = 0
    }
    const move = (event: TouchEvent) => {
      const [touch] = event.touches
      if (phase === 'idle' || !touch) return
      const down = touch.clientY - start.y
      if (phase === 'maybe') {
        const aside = Math.abs(touch.clientX - start.x)
        if (Math.max(Math.abs(down), aside) < SLACK) return
        phase = down > aside && window.scrollY <= 0 && event.touches.length === 1 ? 'pulling' : 'idle'
        if (phase === 'idle') return
      }
      if (event.cancelable) event.preventDefault()
      pulled = Math.min(MOST, Math.max(0, (down - SLACK) * 0.5))
      setWay(pulled)
    }
    const end = async () => {
      const due = phase === 'pulling' && pulled >= ENOUGH
      phase = 'idle'
      setWay(0)
      if (!due) return
      busy = true
      await enough.current()
      busy = false
    }

    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', end)
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', end)
    }
  }, [area])

  return { way, ready: way >= ENOUGH }
}

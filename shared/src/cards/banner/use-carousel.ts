import { type RefObject, useEffect, useRef, useState } from 'react'
import { lessMotion, smooth } from '../../ui'

const TURN_MS = 5000

/**
 * Scroll position of a strip of full-width slides. The browser handles swipes; auto-advance stops after a touch and is
 * off with reduced motion.
 */
export function useCarousel(count: number): {
  strip: RefObject<HTMLUListElement | null>
  at: number
  hold: () => void
} {
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const follow = () => setAt(Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)) % count)
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [count])

  useEffect(() => {
    if (held || lessMotion() || count < 2) return
    const turn = setInterval(() => {
      const element = strip.current
      if (document.hidden || !element) return
      const next = Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)) + 1
      if (next > count - 1) element.scrollTo({ left: 0, behavior: smooth() })
      else element.scrollTo({ left: next * element.clientWidth, behavior: smooth() })
    }, TURN_MS)
    return () => clearInterval(turn)
  }, [held, count])

  return { strip, at, hold: () => setHeld(true) }
}

import { openOverlay } from '@plaza/shared/host'
import { useDrag } from '@use-gesture/react'
import { useLayoutEffect, useRef } from 'react'

const PULL_TO_CLOSE = 96
const focusable = 'button, input, [tabindex="0"]'

/** Behaviour of a full-screen overlay: traps and restores the focus; Escape, a pull down and going back close it. */
export function useFullScreen(onClose: () => void) {
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = root.current
    const before = document.activeElement
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    element?.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      // A sheet above is a native modal and handles its own keys.
      if (!element || element.ownerDocument.querySelector('dialog[open]')) return
      if (event.key === 'Escape') onClose()
      if (event.key === 'Tab') keepWithin(element, event)
    }
    document.addEventListener('keydown', onKey)
    const leaveHistory = openOverlay(onClose)
    return () => {
      document.documentElement.style.overflow = overflow
      document.removeEventListener('keydown', onKey)
      leaveHistory()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [onClose])

  const pull = useDrag(
    ({ movement: [, y], last, velocity: [, speed], direction: [, way] }) => {
      const down = Math.max(0, y)
      if (panel.current) panel.current.style.transform = last ? '' : `translateY(${down}px)`
      if (last && (down > PULL_TO_CLOSE || (down > 30 && speed > 0.6 && way > 0))) onClose()
    },
    { axis: 'y', filterTaps: true, pointer: { keys: false } },
  )
  return { root, panel, pull }
}

function keepWithin(element: HTMLElement, event: KeyboardEvent): void {
  const all = [...element.querySelectorAll<HTMLElement>(focusable)]
  const [first, last] = [all[0], all[all.length - 1]]
  const inside = element.contains(document.activeElement)
  const leaves = event.shiftKey
    ? document.activeElement === first || document.activeElement === element
    : document.activeElement === last
  if (inside && !leaves) return
  event.preventDefault()
  const target = event.shiftKey ? last : first
  target?.focus()
}

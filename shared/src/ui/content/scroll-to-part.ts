import { smooth } from '../motion'

/** How long the growth of the page is followed. */
const HELD_MS = 5000
const BY_HAND = ['touchstart', 'pointerdown', 'wheel', 'keydown'] as const
let letGo = () => {}

/**
 * Scrolls to a part of the page, again whenever the page grows, because content above may load meanwhile. Any input
 * of the user ends it.
 */
export function scrollToPart(part: Element): void {
  letGo()
  const reach = () => part.scrollIntoView({ behavior: smooth(), block: 'start' })
  const growth = new ResizeObserver(reach)
  const end = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const input of BY_HAND) removeEventListener(input, end)
    letGo = () => {}
  }
  const timer = setTimeout(end, HELD_MS)
  for (const input of BY_HAND) addEventListener(input, end, { passive: true })
  letGo = end
  reach()
  growth.observe(document.body)
}

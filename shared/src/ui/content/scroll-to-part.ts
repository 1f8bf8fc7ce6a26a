import { smooth } from '../motion'

/** So long may what stands above a part take to come. */
const HELD_MS = 5000
const BY_HAND = ['touchstart', 'pointerdown', 'wheel', 'keydown'] as const
let letGo = () => {}

/**
 * Brings a part of the page into view, and once more whenever the page grows: what stands above it may come on the way
 * there. The reader's hand ends it.
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

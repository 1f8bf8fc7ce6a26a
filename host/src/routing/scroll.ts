const STORE = 'plaza.scroll'
const positions = new Map<string, number>(read())

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]')
  } catch {
    return []
  }
}

/**
 * Stores a page's scroll position, which survives reloads. Call it before the next page renders, because that one's
 * height changes the position.
 */
export function keepScroll(page: string | null): void {
  if (page !== null) positions.set(page, window.scrollY)
}

/**
 * Restores the position of a page reached by back or of a kept tab; a new page starts at its top. In a document's first
 * page a reader may have scrolled before this code ran, and stays there.
 */
export function restoreScroll(page: string): void {
  const isRead = isFirst && window.scrollY > 0
  isFirst = false
  const top = positions.get(page) ?? 0
  if (top > 0) layOutFully()
  if (!isRead) scrollToward(top)
}
let isFirst = true

/** The page has its final height from now on: parts below the first screen of a rendered page are laid out too. */
export const layOutFully = (): void => document.documentElement.removeAttribute('data-first')

/** How long content that a page requests after its commit may take to arrive. */
const FOLLOW_MS = 5000
const USER_INPUTS = ['touchstart', 'pointerdown', 'wheel', 'keydown'] as const
let stopFollowing = () => {}

/**
 * Scrolls to a position and keeps it while the page grows, because parts above may appear after those below. The
 * reader's touch ends it.
 */
export function scrollToward(top: number): void {
  stopFollowing()
  const reach = () => window.scrollTo(0, top)
  reach()
  if (top === 0) return
  const growth = new ResizeObserver(reach)
  const end = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const input of USER_INPUTS) removeEventListener(input, end)
    stopFollowing = () => {}
  }
  const timer = setTimeout(end, FOLLOW_MS)
  growth.observe(document.body)
  for (const input of USER_INPUTS) addEventListener(input, end, { passive: true })
  stopFollowing = end
}

export function startScroll(shown: () => string | null): void {
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    keepScroll(shown())
    try {
      sessionStorage.setItem(STORE, JSON.stringify([...positions].slice(-50)))
    } catch {
      // Storage is blocked or full: positions then last as long as the document.
    }
  })
}

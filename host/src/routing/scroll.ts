const STORE = 'plaza.scroll'
const positions = new Map<string, number>(read())

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]')
  } catch {
    return []
  }
}

/** Keeps where a page was scrolled to, over reloads too. Before the next page is drawn: that one's height moves it. */
export function keepScroll(page: string | null): void {
  if (page !== null) positions.set(page, window.scrollY)
}

/**
 * Back and a kept tab come back to where they were; a new page begins at its top. The first page of a document may be read
 * before this code is there: whoever has scrolled stays where they are.
 */
export function restoreScroll(page: string): void {
  const isRead = isFirst && window.scrollY > 0
  isFirst = false
  const top = positions.get(page) ?? 0
  if (top > 0) layOutFully()
  if (!isRead) scrollToward(top)
}
let isFirst = true

/** From now on the page is as high as it will be: what lies under the first screen of a rendered page is laid out too. */
export const layOutFully = (): void => document.documentElement.removeAttribute('data-first')

/** So long may what a page asks for after it stands take to come. */
const FOLLOW_MS = 5000
const USER_INPUTS = ['touchstart', 'pointerdown', 'wheel', 'keydown'] as const
let stopFollowing = () => {}

/**
 * Scrolls to a place of the page, and stays there while the page grows to what it was: parts above the place may come
 * after those below it. The reader's hand ends it.
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
      // Storage is blocked or full: positions live as long as the document.
    }
  })
}

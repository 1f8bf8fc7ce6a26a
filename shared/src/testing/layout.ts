import { vi } from 'vitest'

/** jsdom has no layout: observers never report, and measurements return a phone's size. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

function noMatch(media: string): MediaQueryList {
  const nothing = () => undefined
  return {
    media,
    matches: false,
    onchange: null,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
    dispatchEvent: () => false,
  }
}

/** Stubs what jsdom lacks: observers, media queries, scrolling, sound. */
export function stubLayout(): void {
  vi.stubGlobal('ResizeObserver', SilentObserver)
  vi.stubGlobal('IntersectionObserver', SilentObserver)
  window.matchMedia = noMatch
  window.scrollTo = () => undefined
  window.HTMLElement.prototype.scrollTo = () => undefined
  window.HTMLElement.prototype.scrollIntoView = () => undefined
  window.HTMLMediaElement.prototype.play = () => Promise.resolve()
  window.HTMLMediaElement.prototype.pause = () => undefined
  window.HTMLMediaElement.prototype.load = () => undefined
}

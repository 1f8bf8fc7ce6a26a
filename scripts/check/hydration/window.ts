import { readFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { type DOMWindow, JSDOM, requestInterceptor, VirtualConsole } from 'jsdom'

const PAGE_DRAWN = 'plaza-page'

/** File contents by URL. */
export type FileLookup = (address: string) => string | undefined

/** A window that runs a built page of Plaza. */
export interface OpenedPage {
  window: DOMWindow
  /** Uncaught errors. */
  errors: string[]
  /** Number of scripts that are still loading. */
  asked: () => number
  /** Whether the first page has rendered. */
  isDrawn: () => boolean
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

const listening = { addEventListener() {}, removeEventListener() {} }

/** Adds to jsdom's window what every browser has. Its requests are never answered. */
function equip(window: DOMWindow, marks: string[]): void {
  const given = {
    TextEncoder,
    TextDecoder,
    structuredClone,
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    PerformanceObserver: Observer,
    fetch: () => new Promise(() => {}),
    matchMedia: (media: string) => ({ media, matches: false, ...listening }),
    scrollTo() {},
    crypto: globalThis.crypto,
    performance: {
      now: () => performance.now(),
      timeOrigin: performance.timeOrigin,
      mark: (name: string) => void marks.push(name),
      measure() {},
      getEntriesByName: (name: string) => marks.filter((mark) => mark === name),
      getEntriesByType: () => [],
    },
  }
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(window, name, { value, configurable: true, writable: true })
  Object.assign(window.URL, { createObjectURL: () => 'blob:null/0', revokeObjectURL() {} })
  Object.assign(window.Element.prototype, { scrollTo() {}, scrollIntoView() {} })
  const paused = { play: { value: async () => {} }, pause: { value() {} }, load: { value() {} } }
  Object.defineProperties(window.HTMLMediaElement.prototype, paused)
}

/** Opens a document like a browser; scripts come from `fileOf`, and all other requests stay pending. */
export function openPage({ html, address }: { html: string; address: string }, fileOf: FileLookup): OpenedPage {
  const errors: string[] = []
  const marks: string[] = []
  let asked = 0
  const answer = async ({ url }: { url: string }): Promise<Response> => {
    const { pathname } = new URL(url)
    if (pathname.endsWith('.css')) return new Response('', { headers: { 'content-type': 'text/css' } })
    const file = fileOf(pathname)
    if (!file) return new Promise(() => {})
    asked++
    const code = await readFile(file).finally(() => asked--)
    return new Response(code, { headers: { 'content-type': 'text/javascript' } })
  }
  const virtualConsole = new VirtualConsole()
  virtualConsole.on('jsdomError', ({ message, type }) => type === 'unhandled-exception' && errors.push(message))
  const { window } = new JSDOM(html, {
    url: address,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    virtualConsole,
    resources: { interceptors: [requestInterceptor(answer)] },
    beforeParse: (opened) => equip(opened, marks),
  })
  return { window, errors, asked: () => asked, isDrawn: () => marks.includes(PAGE_DRAWN) }
}

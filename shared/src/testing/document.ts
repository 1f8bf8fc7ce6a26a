type Listening = [
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
]
interface Recorded {
  to: EventTarget
  listening: Listening
}

const RECORDED = Symbol.for('plaza.testing.listeners')
const shared = globalThis as unknown as Record<symbol, Recorded[] | undefined>

/** Records who listens to the window and the document from here on; once for a jsdom. */
function recordListeners(): Recorded[] {
  const recorded: Recorded[] = []
  for (const to of typeof window === 'undefined' ? [] : [window, document]) {
    const listen = to.addEventListener.bind(to)
    to.addEventListener = (...listening: Listening) => {
      recorded.push({ to, listening })
      listen(...listening)
    }
  }
  return recorded
}

shared[RECORDED] ??= recordListeners()

/** Takes away what a file of tests left in the document: listeners, elements, attributes, cookies, the address. */
export function leaveDocument(): void {
  for (const { to, listening } of shared[RECORDED]?.splice(0) ?? []) to.removeEventListener(...listening)
  for (const part of [document.head, document.body]) part.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom knows no cookie store
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  history.replaceState(null, '', '/')
}

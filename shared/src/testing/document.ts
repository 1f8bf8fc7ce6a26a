type ListenerArgs = [
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
]
interface ListenerRecord {
  to: EventTarget
  args: ListenerArgs
}

const RECORDED = Symbol.for('plaza.testing.listeners')
const shared = globalThis as unknown as Record<symbol, ListenerRecord[] | undefined>

/** Records listeners added to the window and the document from now on; once per jsdom. */
function recordListeners(): ListenerRecord[] {
  const records: ListenerRecord[] = []
  for (const to of typeof window === 'undefined' ? [] : [window, document]) {
    const listen = to.addEventListener.bind(to)
    to.addEventListener = (...listening: ListenerArgs) => {
      records.push({ to, args: listening })
      listen(...listening)
    }
  }
  return records
}

shared[RECORDED] ??= recordListeners()

/** Removes what a test file left in the document: listeners, elements, attributes, cookies, the address. */
export function resetDocument(): void {
  for (const { to, args: listening } of shared[RECORDED]?.splice(0) ?? []) to.removeEventListener(...listening)
  for (const part of [document.head, document.body]) part.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom knows no cookie store
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  history.replaceState(null, '', '/')
}

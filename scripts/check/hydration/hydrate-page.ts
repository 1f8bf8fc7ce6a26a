import { setTimeout as pause } from 'node:timers/promises'
import type { SentPage } from './documents'
import { type FileLookup, type OpenedPage, openPage } from './window'

const LOOK_MS = 10
/** A page is settled after this many checks without a change. */
const QUIET_LOOKS = 10
const LONGEST_MS = 30_000
const AROUND = 30

/**
 * Result of hydrating a page: `differs`: the browser rendered something else; `threw`: its code threw; `broken`: the
 * test could not finish.
 */
export interface HydrationResult {
  id: string
  differs?: string
  threw?: string
  broken?: string
}

interface PageGlobals {
  events(): { kind: string; name: string; detail?: { reason?: string } }[]
}

const rootOf = ({ window }: OpenedPage) => window.document.getElementById('plaza')
const textOf = (root: Element | null) => (root?.textContent ?? '').replace(/\s+/g, ' ')

/** Waits until the page has rendered and is idle. */
export async function settle(page: OpenedPage): Promise<boolean> {
  const end = Date.now() + LONGEST_MS
  let [before, quiet] = ['', 0]
  while (Date.now() < end && quiet < QUIET_LOOKS) {
    await pause(LOOK_MS)
    const now = rootOf(page)?.innerHTML ?? ''
    quiet = page.isDrawn() && page.asked() === 0 && now === before ? quiet + 1 : 0
    before = now
  }
  return page.isDrawn()
}

/** Where two texts begin to differ. */
function difference(one: string, other: string): string {
  const at = [...one].findIndex((sign, index) => sign !== other[index])
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - AROUND), at + AROUND))
  return at < 0 ? 'its elements are others' : `the server drew ${around(one)}, the browser ${around(other)}`
}

/** Opens an address with the builds of host and release; reports whether the page hydrates without a mismatch. */
export async function hydratePage(sent: SentPage, fileOf: FileLookup): Promise<HydrationResult> {
  const page = openPage(sent, fileOf)
  const { id } = sent
  const drawn = rootOf(page)?.querySelector('[data-route]')
  const text = textOf(rootOf(page))
  const isDrawn = await settle(page)
  const events = (page.window as unknown as { __PLAZA__?: PageGlobals }).__PLAZA__?.events() ?? []
  const stays = !drawn || page.window.document.contains(drawn)
  const mismatches = events.some(({ name }) => name === 'hydration-mismatch')
  const thrown = events.find(({ name }) => name === 'page-threw')?.detail?.reason
  const [error] = page.errors
  const now = textOf(rootOf(page))
  page.window.close()
  if (mismatches) return { id, differs: difference(text, now) }
  if (isDrawn && !stays) return { id, differs: 'it draws another page in its place' }
  if (thrown) return { id, threw: thrown }
  if (!isDrawn) return { id, broken: error ?? 'it does not come up' }
  return { id }
}

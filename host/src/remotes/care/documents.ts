import { releaseBase } from '@plaza/shared/remotes'
import { sleep } from '../../browser/sleep'
import type { Plan } from '../plan'
import { digestSurely } from '../registry/trust-surely'
import type { Release } from '../release'
import { within } from './budget'

const TRY_MS = 4000
const HUNG_MS = 500
const PAUSE_MS = [500, 1000] as const
/** Of all tries together, so that a panel stands within fifteen seconds of the visit. */
const TOTAL_MS = 12_500

export interface DocumentParts {
  plan: Plan
  lastGood(remote: string): Promise<Release | null>
  failed(remote: string, id: string, message: string): void
}

/** Fetches what the page did not bring: the `remote.json` of a release, which must have the digest that was signed. */
export function createDocuments({ plan, lastGood, failed }: DocumentParts) {
  let fresh = 0
  const running = new Map<string, { since: number; over: Promise<Release | null> }>()

  async function read(address: string, signal: AbortSignal): Promise<string> {
    const answer = await fetch(address, { signal, credentials: 'same-origin' })
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    return answer.text()
  }

  async function fetchText(base: string, query: string, ms = TRY_MS): Promise<string> {
    const abort = new AbortController()
    try {
      return await within(ms, read(`${base}remote.json${query}`, abort.signal))
    } finally {
      abort.abort()
    }
  }

  /** One try; null where the bytes do not come or are not the signed ones. */
  async function once(
    remote: string,
    id: string,
    why: Release['why'],
    end = Number.POSITIVE_INFINITY,
  ): Promise<Release | null> {
    const here = plan.release(remote, id, why)
    const entry = plan.entryOf(remote)?.releases[id]
    const ms = Math.min(TRY_MS, end - performance.now())
    if (here || !entry || ms <= 0) return here
    try {
      const text = await fetchText(entry.base ?? releaseBase(remote, id), fresh > 0 ? `?retry=${fresh}` : '', ms)
      if ((await digestSurely(text)) !== entry.digest) throw new Error('its bytes are not the signed ones')
      plan.keep(entry.digest, text)
      return plan.release(remote, id, why)
    } catch (error) {
      fresh += 1
      failed(remote, id, `remote.json: ${error instanceof Error ? error.message : error}`)
      return null
    }
  }

  /** The chosen release; where its document does not come, what the device or the registry has in its place. */
  async function bring(remote: string): Promise<Release | null> {
    const choice = plan.choiceOf(remote)
    if (!choice?.release) return null
    const { release: id, why } = choice
    const end = performance.now() + TOTAL_MS
    const first = await once(remote, id, why, end)
    if (first) return first
    const substitute = (await lastGood(remote)) ?? (await previous(remote, id, end))
    if (substitute) {
      plan.substitute(substitute)
      return substitute
    }
    for (const pause of PAUSE_MS) {
      if (performance.now() + pause >= end) break
      await sleep(pause)
      const again = await once(remote, id, why, end)
      if (again) return again
    }
    return null
  }

  async function previous(remote: string, id: string, end: number): Promise<Release | null> {
    const [before] = plan.standIns(remote, id)
    return before === undefined ? null : once(remote, before, 'previous', end)
  }

  return {
    once,
    /** Shared by all who ask meanwhile; a person does not wait for a question that hangs. */
    bring(remote: string, { urgent = false } = {}): Promise<Release | null> {
      const known = running.get(remote)
      const now = performance.now()
      if (known && !(urgent && now - known.since > HUNG_MS)) return known.over
      if (known) fresh += 1
      const mine = { since: now, over: bring(remote) }
      running.set(remote, mine)
      return mine.over.finally(() => running.get(remote) === mine && running.delete(remote))
    },
    fetchText,
  }
}

export type Documents = ReturnType<typeof createDocuments>

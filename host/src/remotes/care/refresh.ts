import { type PublicKeys, REFRESH_MS, REGISTRY_ADDRESS, type Signed } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { sleep } from '../../browser/sleep'
import type { Held } from '../plan'
import { documentOf } from '../registry/first'
import { SignedSchema } from '../registry/kept'
import { outranks } from '../registry/outranks'
import { isSurelySigned } from '../registry/trust-surely'
import { within } from './budget'

const TRY_MS = 4000
const GAP_MS = 2000
/** A person who asks again does not wait for a question that hangs. */
const HUNG_MS = 500

export interface RefreshParts {
  keys: PublicKeys
  held(): Held | null
  /** A question is on its way, or over. */
  asking(isAsking: boolean): void
  /** A newer document, proven. */
  accept(held: Held): void
  /** The server was asked and answered at this time of its clock, where it says so. */
  asked(serverTime: number | null): void
  refused(message: string): void
}

/** Asks for the registry document: one question at a time, two seconds between answer and next question, each
 * within four seconds. */
export function createRefresh({ keys, held, asking, accept, asked, refused }: RefreshParts) {
  let flight: { since: number; abort: AbortController; over: Promise<boolean> } | null = null
  let later: Promise<boolean> | null = null
  let answeredAt = Number.NEGATIVE_INFINITY

  async function take(signed: Signed): Promise<boolean> {
    if (signed.text === held()?.signed.text) return false
    const document = documentOf(signed)
    if (!document || !(await isSurelySigned(signed, keys)))
      throw new Error('the registry is not signed by a key of ours')
    if (!outranks(document, held()?.document ?? null)) return false
    accept({ document, signed, source: 'fetched' })
    return true
  }

  async function ask(abort: AbortController): Promise<boolean> {
    const answer = await within(TRY_MS, fetch(REGISTRY_ADDRESS, { cache: 'no-cache', signal: abort.signal }))
    if (!answer.ok) throw new Error(`the registry answered ${answer.status}`)
    const signed: Signed = v.parse(SignedSchema, await within(TRY_MS, answer.json()))
    const date = Date.parse(answer.headers.get('date') ?? '')
    const isNew = await take(signed)
    answeredAt = performance.now()
    asked(Number.isNaN(date) ? null : date)
    return isNew
  }

  function begin(): Promise<boolean> {
    const abort = new AbortController()
    const mine = { since: performance.now(), abort, over: Promise.resolve(false) }
    flight = mine
    asking(true)
    mine.over = ask(abort)
      .catch((error) => {
        if (flight === mine) refused(error instanceof Error ? error.message : String(error))
        return false
      })
      .finally(() => {
        abort.abort()
        if (flight !== mine) return
        flight = null
        asking(false)
      })
    return mine.over
  }

  /** True where another document was taken. Never rejects. */
  function refresh({ urgent = false } = {}): Promise<boolean> {
    const now = performance.now()
    if (flight && urgent && now - flight.since > HUNG_MS) {
      const hung = flight
      flight = null
      hung.abort.abort()
    }
    if (flight) return flight.over
    const wait = answeredAt + GAP_MS - now
    if (wait <= 0) return begin()
    asking(true)
    later ??= sleep(wait).then(() => {
      later = null
      return flight?.over ?? begin()
    })
    return later
  }
  return Object.assign(refresh, { isAsking: () => flight !== null || later !== null })
}

export type Refresh = ReturnType<typeof createRefresh>

/** Between looks for a document that the server named and that did not come. */
const PAUSES_MS = [2000, 4000, 8000, 16_000, 32_000]

/**
 * Gives what is called with each serial that an answer of the server names: looks for the registry until it is held,
 * six times in about a minute; after that the next answer begins anew.
 */
export function createCatchUp(refresh: () => Promise<unknown>, heldSerial: () => number) {
  let newest = 0
  let isLooking = false
  return async function catchUp(named: number): Promise<void> {
    newest = named
    if (isLooking) return
    isLooking = true
    for (const pause of [...PAUSES_MS, 0]) {
      if (newest <= heldSerial()) break
      await refresh()
      if (newest > heldSerial()) await sleep(pause)
    }
    isLooking = false
  }
}

/** When the registry is looked at: the page becomes visible, the network returns, and every five minutes while it is seen. */
export function keepFresh(refresh: () => unknown): void {
  const seen = () => document.visibilityState === 'visible' && void refresh()
  document.addEventListener('visibilitychange', seen)
  addEventListener('online', () => void refresh())
  setInterval(seen, REFRESH_MS)
}

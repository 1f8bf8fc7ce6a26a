import { REGISTRY_ADDRESS, type SignedText } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { sleep } from '../../browser/sleep'
import { running } from '../../running.store'
import { documentOf } from '../registry/initial-registry'
import { outranks } from '../registry/outranks'
import { isSigned } from '../registry/signature'
import { SignedSchema, storeRegistry } from '../registry/stored-registry'
import { setServerTime } from '../visitor'
import type { RecoveryContext } from './context'
import { reasonOf } from './failure'
import { report } from './report'
import { withTimeout } from './with-timeout'

const TRY_MS = 4000
const GAP_MS = 2000
/** A retry by the user does not wait for a request older than this. */
const HUNG_MS = 500

/**
 * Fetches the registry document: one request at a time, four seconds timeout, two seconds between an answer and the
 * next request. `answered`: called after each answer, when a newer document has been applied.
 */
export function createRefresh({ plan, keys }: Pick<RecoveryContext, 'plan' | 'keys'>, answered: () => void) {
  let flight: { since: number; abort: AbortController; over: Promise<boolean> } | null = null
  let later: Promise<boolean> | null = null
  let answeredAt = Number.NEGATIVE_INFINITY

  async function take(signed: SignedText): Promise<boolean> {
    if (signed.text === plan.held()?.signed.text) return false
    const document = documentOf(signed)
    if (!document || !(await isSigned(signed, keys))) throw new Error('the registry is not signed by a key of ours')
    if (!outranks(document, plan.held()?.document ?? null)) return false
    plan.choose({ document, signed, source: 'fetched' })
    storeRegistry(signed)
    return true
  }

  async function ask(abort: AbortController): Promise<boolean> {
    const answer = await withTimeout(TRY_MS, fetch(REGISTRY_ADDRESS, { cache: 'no-cache', signal: abort.signal }))
    if (!answer.ok) throw new Error(`the registry answered ${answer.status}`)
    const signed: SignedText = v.parse(SignedSchema, await withTimeout(TRY_MS, answer.json()))
    const date = Date.parse(answer.headers.get('date') ?? '')
    const isNew = await take(signed)
    answeredAt = performance.now()
    if (!Number.isNaN(date)) setServerTime(date)
    running.setState({ checkedAt: Date.now() })
    answered()
    return isNew
  }

  function begin(): Promise<boolean> {
    const abort = new AbortController()
    const mine = { since: performance.now(), abort, over: Promise.resolve(false) }
    flight = mine
    mine.over = ask(abort)
      .catch((error) => {
        if (flight === mine) report('registry-refused', reasonOf(error))
        return false
      })
      .finally(() => {
        abort.abort()
        if (flight === mine) flight = null
      })
    return mine.over
  }

  /** Resolves to true if another document was accepted. Never rejects. */
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
    later ??= sleep(wait).then(() => {
      later = null
      return flight?.over ?? begin()
    })
    return later
  }
  return Object.assign(refresh, { isAsking: () => flight !== null || later !== null })
}

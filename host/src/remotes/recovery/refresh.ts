import { REGISTRY_ADDRESS, type SignedText } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { createSingleFlight } from '../../browser/single-flight'
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
/** Pause between an answer and the next request. */
const GAP_MS = 2000
const REGISTRY = 'registry'

/**
 * Fetches the registry document, one request at a time. `answered`: called after each answer, when a newer document has
 * been applied.
 */
export function createRefresh({ plan, keys }: Pick<RecoveryContext, 'plan' | 'keys'>, answered: () => void) {
  const flights = createSingleFlight<boolean>()
  let delayed: Promise<boolean> | null = null
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

  async function ask(signal: AbortSignal): Promise<boolean> {
    const answer = await withTimeout(TRY_MS, fetch(REGISTRY_ADDRESS, { cache: 'no-cache', signal }))
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

  const begin = () =>
    flights.share(REGISTRY, (signal) =>
      ask(signal).catch((error) => {
        if (!signal.aborted) report('registry-refused', reasonOf(error))
        return false
      }),
    )

  /** Resolves to true if another document was accepted. Never rejects. */
  function refresh({ urgent = false } = {}): Promise<boolean> {
    const joined = flights.join(REGISTRY, { urgent })
    if (joined) return joined
    const wait = answeredAt + GAP_MS - performance.now()
    if (wait <= 0) return begin()
    delayed ??= sleep(wait).then(() => {
      delayed = null
      return begin()
    })
    return delayed
  }
  return Object.assign(refresh, { isAsking: () => !flights.isEmpty() || delayed !== null })
}

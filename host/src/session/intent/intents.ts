import type { AnyEndpoint } from '@plaza/shared/api'
import type { Failure, SessionState } from '@plaza/shared/host'
import * as v from 'valibot'
import { visit } from '../../storage/device-store'
import { drafts } from '../../storage/drafts'
import { isLoginPage } from '../login/login-address'
import { gatedFailure, INTENT, type PendingIntent } from './intent'

/** After it nobody remembers what they wanted. */
const INTENT_MAX_AGE_MS = 600_000
const IntentSchema = v.object({
  endpoint: v.string(),
  input: v.record(v.string(), v.unknown()),
  address: v.string(),
  top: v.number(),
  person: v.nullable(v.string()),
}) satisfies v.GenericSchema<PendingIntent>

export interface IntentsDeps {
  address(): string
  session(): SessionState
  /** Sends what was wanted, as the person who is logged in now. */
  send(endpoint: AnyEndpoint, input: object): Promise<unknown>
  /** After what was wanted was done in a document that knows nothing of it. */
  onDone(top: number): void
}

interface WaitingCall {
  endpoint: AnyEndpoint
  resolve(data: unknown): void
  reject(failure: Failure): void
}

/**
 * What a person wanted when a login or the binding of a phone had to come first: kept over it, over a new document too,
 * and done once, at the same address, by the same person. Leaving the login without one lets it go.
 */
export function createIntents({ address, session, send, onDone }: IntentsDeps) {
  let waitingCall: WaitingCall | null = null

  function release(): WaitingCall | null {
    const last = waitingCall
    waitingCall = null
    visit.drop(INTENT)
    return last
  }

  async function perform(id: string, input: object, top: number, waiting: WaitingCall | null): Promise<void> {
    try {
      const endpoint =
        waiting?.endpoint ?? (await import('@plaza/shared/api')).allEndpoints.find((one) => one.id === id)
      if (!endpoint?.afterLogin) return
      const data = await send(endpoint, input)
      if (waiting) return waiting.resolve(data)
      if (endpoint.draftOf) drafts.drop(endpoint.draftOf(input))
      onDone(top)
    } catch (failure) {
      waiting?.reject(failure as Failure)
    }
  }

  function settle(isPage: boolean): void {
    const intent = visit.read(INTENT, IntentSchema, INTENT_MAX_AGE_MS)
    if (!intent) {
      release()?.reject(gatedFailure)
      return
    }
    const { status, user } = session()
    if (isLoginPage(address()) || status === 'checking') return
    const isSame = user !== null && (intent.person === null || intent.person === user.id)
    const isBound = user !== null && (intent.person === null || user.phone !== '')
    if (!isPage && !(isSame && isBound)) return
    const waiting = release()
    if (isSame && isBound && address() === intent.address)
      void perform(intent.endpoint, intent.input, intent.top, waiting)
    else waiting?.reject(gatedFailure)
  }

  return {
    /** Holds what was noted until it is done, or rejects as gated. */
    hold: (endpoint: AnyEndpoint) =>
      new Promise<unknown>((resolve, reject) => {
        waitingCall?.reject(gatedFailure)
        waitingCall = { endpoint, resolve, reject }
      }),
    /** Does what is kept, or lets it go. `isPage`: a page was shown; else it is known anew who the person is. */
    settle,
  }
}

export type Intents = ReturnType<typeof createIntents>

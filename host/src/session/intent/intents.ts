import type { AnyEndpoint } from '@plaza/shared/api'
import type { Failure, SessionState } from '@plaza/shared/host'
import * as v from 'valibot'
import { visit } from '../../storage/device-store'
import { drafts } from '../../storage/drafts'
import { isLoginPage } from '../login/login-address'
import { gatedFailure, INTENT, type PendingIntent } from './intent'

/** An older action is dropped: the user no longer expects it. */
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
  /** Sends the recorded call as the user who is now logged in. */
  send(endpoint: AnyEndpoint, input: object): Promise<unknown>
  /** Called after the action was done in a new document, with the scroll position to restore. */
  onDone(top: number): void
}

interface WaitingCall {
  endpoint: AnyEndpoint
  resolve(data: unknown): void
  reject(failure: Failure): void
}

/**
 * Keeps a user's action over a login or phone binding, even in a new document, and performs it once, at the same
 * address, for the same user. Leaving the login without logging in drops it.
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
    /** Waits until the recorded action was done, or rejects as gated. */
    hold: (endpoint: AnyEndpoint) =>
      new Promise<unknown>((resolve, reject) => {
        waitingCall?.reject(gatedFailure)
        waitingCall = { endpoint, resolve, reject }
      }),
    /** Performs the action or drops it. `isPage`: a page was shown; otherwise the user has changed. */
    settle,
  }
}

export type Intents = ReturnType<typeof createIntents>

import { type AnyEndpoint, config, type DataOf, type DomainConfig, type InputOf } from '@plaza/shared/api'
import type { TelemetryEvent } from '@plaza/shared/host'
import { once } from '../browser/once'
import { createDeduplicator } from './deduplicate'
import { applyReaction, type Effects, quietEffects } from './effects'
import { reactionTo } from './failures'
import { type Clock, realClock } from './retry'
import { type EndpointInput, failureOf, type SendDeps, send } from './send'
import { axiosTransport, type Transport, WireError } from './wire/transport'

/** The session as the pipeline sees it. */
export interface RequestSession {
  token(): string | null
  /** Rises whenever the token changes; answers of an older generation are dropped. */
  generation(): number
  /** False between an expired answer and the next login: reads are not sent then. */
  alive(): boolean
  /** Resolves when the stored token has been checked. */
  ready(): Promise<void>
  requirePhone(): boolean
  logIn(afterMs?: number): void
}

/** Remembers a user's action during a login. */
interface IntentRecorder {
  /** `keep` resolves with the result once the action was done after the login, or rejects as gated. */
  record<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): { keep(): Promise<DataOf<E>> }
}

export interface RequestDeps {
  session: RequestSession
  effects: Effects
  /** From the page; null if the server inlined none. */
  domains?: DomainConfig | null
  /**
   * Origins besides our own that may receive a token: configured at build time, never by a configuration from the
   * server.
   */
  trustedOrigins?: readonly string[]
  report?: (event: TelemetryEvent) => void
  intents?: () => IntentRecorder
  /** Adds the host's fields to an input (where a visitor came from, product spec, section 7). */
  complete?: (endpoint: AnyEndpoint, input: EndpointInput) => EndpointInput
  transport?: Transport
  clock?: Clock
}

interface RequestOptions {
  signal?: AbortSignal
  /** No toast, no panel, no login: for a prefetch. */
  quiet?: boolean
  /** The caller shows a failure in place of the content, so there is no toast and no overlay. */
  inPlace?: boolean
  /** For a kept call: no reaction and no question, and it is sent with the token of this generation or not at all. */
  ofGeneration?: number
}

export type RequestFunction = <E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: RequestOptions,
) => Promise<DataOf<E>>

const DOMAIN_QUERY = { page: 1, page_size: 1000, source: 'h5', sys_type: 2 } as const

/**
 * The only way to the server: gate, headers and domain, transport, envelope, reaction, effect. Rejects with a
 * `Failure`.
 */
export function createRequest(deps: RequestDeps): RequestFunction {
  const { session, effects, report, complete = (_, input) => input } = deps
  const share = createDeduplicator()
  const wire: SendDeps = {
    transport: deps.transport ?? axiosTransport,
    clock: deps.clock ?? realClock,
    token: session.token,
    domains: once(async () => deps.domains ?? request(config.domains, { query: DOMAIN_QUERY }, { quiet: true })),
    trustedOrigins: deps.trustedOrigins ?? [],
    report,
  }
  const call = createCall(deps, wire)

  async function request<E extends AnyEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    { signal, quiet = false, inPlace = false, ofGeneration }: RequestOptions = {},
  ): Promise<DataOf<E>> {
    if (ofGeneration !== undefined) {
      const wireInput = complete(endpoint, input as EndpointInput)
      return call({ endpoint, input: wireInput, effects: quietEffects, signal, ofGeneration })
    }
    const intent = quiet ? undefined : deps.intents?.().record(endpoint, input)
    if (await isGated(endpoint, session, quiet)) {
      if (intent) return intent.keep()
      throw failureOf('gated')
    }
    let expired = false
    const logIn: Effects['logIn'] = (...args) => {
      expired = true
      effects.logIn(...args)
    }
    const callEffects = quiet ? quietEffects : { ...effects, logIn, ...(inPlace && { toast() {}, showPanel() {} }) }
    const wireInput = () => complete(endpoint, input as EndpointInput)
    const run = (shared?: AbortSignal) => call({ endpoint, input: wireInput(), effects: callEffects, signal: shared })
    if (endpoint.method !== 'GET')
      return run(signal).catch((error: unknown) => {
        if (intent && expired && endpoint.afterLogin) return intent.keep()
        throw error
      })
    const key = JSON.stringify([endpoint.id, input, session.generation(), quiet, inPlace])
    return share(key, run, signal).catch((error: unknown) => {
      throw error instanceof WireError ? failureOf(error.kind) : error
    })
  }

  return request
}

interface Call<E extends AnyEndpoint> {
  endpoint: E
  input: EndpointInput
  effects: Effects
  signal?: AbortSignal | undefined
  /** The only generation whose token it may carry. */
  ofGeneration?: number
}

/**
 * Sends a call and applies the reaction to its failure. An answer to an older token is dropped; a read is then sent
 * again.
 */
function createCall({ session, report }: RequestDeps, wire: SendDeps) {
  return async function call<E extends AnyEndpoint>(
    { endpoint, input, effects, signal, ofGeneration }: Call<E>,
    attempt = 0,
  ): Promise<DataOf<E>> {
    const generation = ofGeneration ?? session.generation()
    const token = () => (session.generation() === generation ? session.token() : null)
    const outcome = await send(endpoint, input, { ...wire, token }, signal)
    if (signal?.aborted) throw failureOf('aborted')
    const answered = 'data' in outcome
    if (generation !== session.generation() && !(answered && endpoint.cacheable)) {
      const withoutToken = endpoint.needsToken && session.token() === null
      const isFixed = ofGeneration !== undefined
      if (isFixed || endpoint.method !== 'GET' || attempt > 0 || withoutToken || !session.alive())
        throw failureOf('aborted')
      return call({ endpoint, input, effects, signal }, attempt + 1)
    }
    if (answered) return outcome.data as DataOf<E>
    const { failure, invalidField: where } = outcome
    if (where) report?.({ kind: 'error', name: 'malformed-answer', detail: { endpoint: endpoint.id, where } })
    applyReaction(reactionTo(failure, endpoint), effects, endpoint.missingPanel)
    throw failure
  }
}

/** Product spec, section 5: no request is sent; a login or a phone binding starts. */
async function isGated(endpoint: AnyEndpoint, session: RequestSession, quiet: boolean): Promise<boolean> {
  const { needsPhone, needsToken, loginAfterMs } = endpoint
  if ((needsToken || needsPhone) && session.token() === null) {
    // A read does not start a second login: Back from the login page would return to it.
    if (!quiet && (endpoint.method !== 'GET' || session.alive())) session.logIn(loginAfterMs)
    return true
  }
  if (!needsPhone) return false
  await session.ready()
  return quiet || !session.requirePhone()
}

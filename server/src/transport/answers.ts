import type { AnyEndpoint } from '@plaza/shared/api'
import { type Answer, answer, failed } from './answer'
import { GuestCache } from './cache/guest-cache'
import type { Context, Deps } from './context'
import type { Handlers } from './handlers'
import type { RawInput } from './input/input'
import type { Language } from './messages'

interface CacheableCall {
  endpoint: AnyEndpoint
  input: RawInput
  language: Language
}

/** Creates the context of a guest with given dependencies. */
type GuestContext = (deps: Deps) => Context

const SERVER_ERROR = 500

export type Answers = ReturnType<typeof createAnswers>

/**
 * Answers calls with validated input. Few expensive calls run at once, and cacheable answers are shared by all guests.
 */
export function createAnswers(handlers: Handlers, deps: Deps) {
  const cache = new GuestCache()

  async function fresh(endpoint: AnyEndpoint, input: RawInput, context: Context): Promise<Answer> {
    const run = () => answer(handlers, endpoint, input, context)
    if (!endpoint.expensive) return run()
    return deps.load.expensive(endpoint.expensive, context.ip, run).catch((error) => failed(error, context))
  }

  /** A guest's answer, from the replica if it is fresh enough. */
  async function forGuest(
    { endpoint, input }: CacheableCall,
    guestOf: GuestContext,
    changedAt: number,
  ): Promise<Answer> {
    const db = deps.replica?.databaseFor(endpoint.id, changedAt)
    if (!db) return fresh(endpoint, input, guestOf(deps))
    const made = await fresh(endpoint, input, guestOf({ ...deps, db }))
    if (made.status < SERVER_ERROR) return made
    deps.replica?.failed(endpoint.id)
    return fresh(endpoint, input, guestOf(deps))
  }

  /** Time of the last change on this server of something in the answer. */
  function lastChangeOf(endpoint: AnyEndpoint, input: RawInput): () => number {
    const tag = handlers.get(endpoint.id)?.tagOf?.(input as never)
    return () => deps.changes.lastOf(tag)
  }

  return {
    fresh,
    lastChangeOf,
    /** Time of the last change on this server that took something out of the answer. */
    lastWithdrawalOf: ({ id }: AnyEndpoint, input: RawInput): number =>
      deps.changes.lastWithdrawalOf(handlers.get(id)?.tagOf?.(input as never)),
    /** Tag of the answer's changes; undefined: only changes of the site. */
    tagOf: ({ id }: AnyEndpoint, input: RawInput): string | undefined => handlers.get(id)?.tagOf?.(input as never),
    /** A guest's answer from the cache, or a fresh one to the guest that `guestOf` creates. */
    cached: (call: CacheableCall, guestOf: GuestContext, changedAt: number) =>
      cache.get(keyOf(call.endpoint, call.input, call.language), () => forGuest(call, guestOf, changedAt), changedAt),
    isCached: ({ endpoint, input, language }: CacheableCall, changedAt: number): boolean =>
      cache.has(keyOf(endpoint, input, language), changedAt),
    isCounted: ({ id }: AnyEndpoint): boolean => handlers.get(id)?.onRequest !== undefined,
    /** Runs what an endpoint does on every call, even if its answer is cached. */
    onRequest: (endpoint: AnyEndpoint, input: RawInput, context: Context): void =>
      handlers.get(endpoint.id)?.onRequest?.(input as never, context),
  }
}

const keyOf = (endpoint: AnyEndpoint, input: RawInput, language: Language): string =>
  JSON.stringify([endpoint.id, input.params, input.query, input.body, language])

import { type AnyEndpoint, pathOf } from '@plaza/shared/api'
import type { Failure, TelemetryEvent } from '@plaza/shared/host'
import { type Clock, TOTAL_MS, withRetries } from './retry'
import { baseOf, type DomainSource, isTrusted } from './wire/bases'
import { readAnswer } from './wire/envelope'
import { headersFor } from './wire/headers'
import { type Transport, type WireAnswer, WireError } from './wire/transport'

const TIMEOUT_MS = 40_000

/** Input of any endpoint. */
export interface EndpointInput {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

export interface SendDeps {
  transport: Transport
  clock: Clock
  token(): string | null
  domains: DomainSource
  trustedOrigins: readonly string[]
  report?: ((event: TelemetryEvent) => void) | undefined
}

export type CallOutcome = ReturnType<typeof readAnswer>

export const failureOf = (kind: NonNullable<Failure['kind']>): Failure => ({ kind, msg: '' })

/** Sends one call and reads its answer. Never rejects. */
export async function send(
  endpoint: AnyEndpoint,
  input: EndpointInput,
  deps: SendDeps,
  signal?: AbortSignal,
): Promise<CallOutcome> {
  const url = await addressOf(endpoint, input, deps.domains).catch(() => null)
  if (url === null) return { failure: failureOf('network') }
  if (!isTrusted(url, deps.trustedOrigins)) {
    deps.report?.({ kind: 'error', name: 'origin-refused', detail: { endpoint: endpoint.id } })
    return { failure: failureOf('network') }
  }
  const timeoutMs = endpoint.timeoutMs ?? TIMEOUT_MS
  const attempt = (leftMs: number) =>
    deps.transport({
      method: endpoint.method,
      url,
      headers: headersFor(deps.token()),
      timeoutMs: Math.max(1, Math.min(timeoutMs, leftMs)),
      ...(input.body === undefined ? {} : { body: input.body }),
      ...(signal ? { signal } : {}),
    })
  const retryOptions = { clock: deps.clock, signal, totalMs: Math.max(timeoutMs, TOTAL_MS) }
  return outcomeOf(endpoint.method === 'GET' ? withRetries(attempt, retryOptions) : attempt(timeoutMs), endpoint)
}

async function outcomeOf(sent: Promise<WireAnswer>, { data }: AnyEndpoint): Promise<CallOutcome> {
  try {
    return readAnswer(await sent, data)
  } catch (error) {
    return { failure: failureOf(error instanceof WireError ? error.kind : 'network') }
  }
}

async function addressOf(
  endpoint: AnyEndpoint,
  { params, query }: EndpointInput,
  domains: DomainSource,
): Promise<string> {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
  const address = (await baseOf(endpoint.domain, domains)) + pathOf(endpoint, params)
  return search.size > 0 ? `${address}?${search}` : address
}

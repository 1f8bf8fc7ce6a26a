import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { SERIAL_HEADER } from '@plaza/shared/remotes'
import type { Deps } from '../context'
import { encodingFor } from '../encoding/packed'
import type { createLoadLimits } from '../load/load-limits'
import { languageOf } from '../messages'
import { type CacheableAnswer, type Env, networkOf } from '../request'
import { FRESH_MS } from './changes'

interface CachedResponse extends CacheableAnswer {
  headers: Readonly<Record<string, string>>
}

const MAX_ENTRIES = 500
/** What is answered from memory is told to the log in sum. */
const LOG_EVERY_MS = 10_000
const OWN_SITE = new Set([undefined, 'same-origin', 'none'])
const OWN_DESTINATION = new Set([undefined, 'empty', 'document'])
/** Of this one answer. */
const perResponseHeaders = ['x-request-id', SERIAL_HEADER.toLowerCase()]

type ResponseCacheDeps = Pick<Deps, 'environment' | 'registry' | 'log'>

/** All that the answer to a guest hangs on; null where more than that would have to be looked at. */
function keyOf({ method, url, headers }: IncomingMessage, trustsProxy: boolean): string | null {
  const { authorization, origin } = headers
  if (method !== 'GET' || (authorization !== undefined && authorization !== 'guest') || origin !== undefined)
    return null
  if (!OWN_SITE.has(headers['sec-fetch-site'] as string | undefined)) return null
  if (!OWN_DESTINATION.has(headers['sec-fetch-dest'] as string | undefined)) return null
  if (headers['if-none-match'] !== undefined) return null
  const encoding = encodingFor(headers['accept-encoding'] as string | undefined, Number.POSITIVE_INFINITY)
  const scheme = trustsProxy ? headers['x-forwarded-proto'] : ''
  return `${authorization} ${languageOf(headers['accept-language'])} ${encoding} ${scheme} ${url}`
}

function addressOf({ headers, socket }: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return networkOf(forwarded || socket.remoteAddress || '')
}

/**
 * Sends guests what others got within the last second, before a router, a log or a session is asked (docs/decisions/0068).
 * Everything else goes to `app`, which says in `finished` what may be kept.
 */
export function withResponseCache(
  { environment, registry, log }: ResponseCacheDeps,
  limits: ReturnType<typeof createLoadLimits>,
  app: (request: Request, env: Env['Bindings']) => Response | Promise<Response>,
) {
  const { trustsProxy } = environment
  const kept = new Map<string, CachedResponse>()
  let answers = 0
  let loggedAt = Date.now()

  function count(): void {
    answers++
    if (Date.now() - loggedAt < LOG_EVERY_MS) return
    log.info({ answers }, 'answered from memory')
    answers = 0
    loggedAt = Date.now()
  }

  function answerOf(incoming: IncomingMessage, { body, headers, note }: CachedResponse): Response | null {
    const address = addressOf(incoming, trustsProxy)
    const end = limits.begin(address, incoming.url ?? '')
    if (!end) return null
    end()
    note?.(address)
    count()
    const serial = registry.kept?.serial
    const own = { 'x-request-id': randomUUID(), ...(serial !== undefined && { [SERIAL_HEADER]: String(serial) }) }
    return new Response(body as unknown as BodyInit, { headers: { ...headers, ...own } })
  }

  function keep(key: string, finished: CacheableAnswer, { status, headers }: Response): void {
    if (status !== 200) return
    const oldest = kept.keys().next().value
    if (kept.size >= MAX_ENTRIES && oldest !== undefined) kept.delete(oldest)
    kept.delete(key)
    kept.set(key, {
      ...finished,
      headers: Object.fromEntries([...headers].filter(([name]) => !perResponseHeaders.includes(name))),
    })
  }

  return (request: Request, env: Env['Bindings'] = {}): Response | Promise<Response> => {
    const { incoming } = env
    const key = incoming ? keyOf(incoming, trustsProxy) : null
    if (!incoming || key === null) return app(request, env)
    const known = kept.get(key)
    const isFresh = known && Date.now() - known.at < FRESH_MS && (known.isCurrent?.() ?? true)
    const answer = known && isFresh ? answerOf(incoming, known) : null
    if (answer) return answer
    return Promise.resolve(app(request, env)).then((response) => {
      if (env.finished) keep(key, env.finished, response)
      return response
    })
  }
}

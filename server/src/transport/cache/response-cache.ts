import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { SERIAL_HEADER } from '@plaza/shared/remotes'
import { LRUCache } from 'lru-cache'
import { clientAddress } from '../client/address'
import { isOpsHost } from '../client/ops-origin'
import type { Deps } from '../context'
import { encodingFor } from '../encoding/packed'
import { languageOf } from '../messages'
import type { CacheableAnswer, Env } from '../request'
import { FRESH_MS } from './changes'

interface CachedResponse extends CacheableAnswer {
  headers: Readonly<Record<string, string>>
}

const MAX_ENTRIES = 500
const MAX_BYTES = 16_000_000
/** Requests answered from memory are logged as sums. */
const LOG_EVERY_MS = 10_000
const OWN_SITE = new Set([undefined, 'same-origin', 'none'])
const OWN_DESTINATION = new Set([undefined, 'empty', 'document'])
/** Headers that differ per response. */
const perResponseHeaders = ['x-request-id', SERIAL_HEADER.toLowerCase()]

type ResponseCacheDeps = Pick<Deps, 'environment' | 'registry' | 'log' | 'load' | 'monitoring'>

/** Everything that a guest's answer depends on; null if it may depend on more. */
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

/**
 * Serves guests cached answers of the last second, before routing, logging and sessions (docs/decisions/0068).
 * Everything else goes to `app`, which puts cacheable answers into `cacheable`.
 */
export function withResponseCache(
  { environment, registry, log, load, monitoring }: ResponseCacheDeps,
  app: (request: Request, env: Env['Bindings']) => Response | Promise<Response>,
) {
  const { trustsProxy } = environment
  const responses = new LRUCache<string, CachedResponse>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + 1,
  })
  let answers = 0
  let loggedAt = Date.now()

  function count(): void {
    answers++
    if (Date.now() - loggedAt < LOG_EVERY_MS) return
    log.info({ answers }, 'answered from memory')
    answers = 0
    loggedAt = Date.now()
  }

  function answerOf(incoming: IncomingMessage, { body, headers, onReuse }: CachedResponse): Response | null {
    const { headers: asked, socket } = incoming
    const address = clientAddress(asked['x-forwarded-for']?.toString(), socket.remoteAddress, trustsProxy)
    if (!load.takeCached(address)) return null
    onReuse?.(address)
    count()
    monitoring.answeredFromMemory()
    const serial = registry.kept?.serial
    const own = { 'x-request-id': randomUUID(), ...(serial !== undefined && { [SERIAL_HEADER]: String(serial) }) }
    return new Response(body as unknown as BodyInit, { headers: { ...headers, ...own } })
  }

  function keep(key: string, answer: CacheableAnswer, { status, headers }: Response): void {
    if (status !== 200) return
    responses.set(key, {
      ...answer,
      headers: Object.fromEntries([...headers].filter(([name]) => !perResponseHeaders.includes(name))),
    })
  }

  return (request: Request, env: Env['Bindings'] = {}): Response | Promise<Response> => {
    const { incoming } = env
    const key = incoming && !isOpsHost(incoming.headers.host, environment) ? keyOf(incoming, trustsProxy) : null
    if (!incoming || key === null) return app(request, env)
    const known = responses.get(key)
    const isFresh = known && Date.now() - known.at < FRESH_MS && (known.isCurrent?.() ?? true)
    const answer = known && isFresh ? answerOf(incoming, known) : null
    if (answer) return answer
    return Promise.resolve(app(request, env)).then((response) => {
      if (env.cacheable) keep(key, env.cacheable, response)
      return response
    })
  }
}

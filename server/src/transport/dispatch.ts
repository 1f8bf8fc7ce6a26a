import { type AnyEndpoint, allEndpoints, codes, type Domain, type Envelope } from '@plaza/shared/api'
import { VISITOR_COOKIE } from '@plaza/shared/remotes'
import type { Hono, Context as HonoContext } from 'hono'
import { getCookie } from 'hono/cookie'
import { type Answer, answer, failed, gate, refused } from './answer'
import { GUEST_CACHING, GuestCache } from './cache/guest-cache'
import { type Context, createContext, type Deps } from './context'
import { encodingFor, type PackedAnswer, type PackedBytes, pack } from './encoding/packed'
import type { Handlers } from './handlers'
import { queryOf, type RawInput, readInput } from './input/input'
import { parseJson, readLimited } from './input/json'
import { type Language, languageOf } from './messages'
import type { Session } from './ports/person'
import { refuse } from './refusal'
import { addressOf, type CacheableAnswer, deviceNameOf, type Env } from './request'

/** Base path of each domain. */
export const bases: Record<Domain, string> = {
  api: '/api',
  ucenter: '/ucenter',
  asc: '/asc',
  vms: '/vms',
  platform: '/platform',
}

/** Input of a page's first call; numbers become text, as in an address. */
interface GuestCallInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** What an answer inlined in a page depends on: its language, and the visitor it counts for. */
interface GuestVisit {
  language: Language
  /** Address of the page's visitor. */
  ip: string
}

export interface AnswerAsGuest {
  (endpointId: string, input: GuestCallInput, visit: GuestVisit): Promise<Envelope>
  /** A guest got this answer with a cached page: counts the call. */
  note(endpointId: string, input: GuestCallInput, visit: GuestVisit): void
}

const texts = (values: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

/** Reads the session of a request from its Authorization header. */
export type ReadSession = (deps: Deps, header: string | undefined) => Promise<Session>

/** Mounts every declared endpoint; returns the function that calls endpoints in process as a guest. */
export function mountEndpoints(
  app: Hono<Env>,
  handlers: Handlers,
  readSession: ReadSession,
  deps: Deps,
): AnswerAsGuest {
  const cache = new GuestCache()
  for (const endpoint of allEndpoints) {
    app.on(endpoint.method, bases[endpoint.domain] + endpoint.path, async (c) => {
      const language = languageOf(c.req.header('accept-language'))
      const requestId = c.get('requestId')
      try {
        refuseForeign(c, endpoint, deps.environment.origins)
        const context = createContext(deps, {
          language,
          requestId,
          ip: addressOf(c, deps.environment.trustsProxy),
          host: c.req.header('host') ?? '',
          device: deviceNameOf(c),
          visitor: getCookie(c, VISITOR_COOKIE),
          ...(await readSession(deps, c.req.header('authorization'))),
        })
        gate(endpoint, context)
        // After session and gate, so that no body of an unauthorized request is read.
        const raw = await rawInput(c, endpoint)
        return await respond(c, endpoint, readInput(endpoint, raw), context)
      } catch (error) {
        return send(c, pack(failed(error, { language, requestId, log: deps.log })), 'no-store')
      }
    })
  }
  mountMethods(app)

  async function respond(
    c: HonoContext<Env>,
    endpoint: AnyEndpoint,
    input: RawInput,
    context: Context,
  ): Promise<Response> {
    const { cacheable } = endpoint
    const each = handlers.get(endpoint.id)?.onRequest
    each?.(input as never, context)
    if (!cacheable || (context.user && cacheable !== 'for everyone')) {
      return send(c, pack(await answerWithinLoad(endpoint, input, context)), 'private, no-cache')
    }
    const { language, requestId, ip, host, device } = context
    const guest = { language, requestId, ip, host, device, user: null, token: null }
    const lastChange = lastChangeOf(endpoint, input)
    const changedAt = lastChange()
    const packed = await cache.get(
      keyOf(endpoint, input, language),
      () => answerWithinLoad(endpoint, input, createContext(deps, guest)),
      changedAt,
    )
    if (context.user) return send(c, packed, 'private, no-cache')
    const onReuse = each && ((ip: string) => each(input as never, createContext(deps, { ...guest, ip })))
    return send(c, packed, cacheable === 'live' ? 'public, no-cache' : GUEST_CACHING, {
      at: packed.at,
      isCurrent: () => lastChange() === changedAt,
      onReuse,
    })
  }

  /** An expensive call waits until few others run. */
  async function answerWithinLoad(endpoint: AnyEndpoint, input: RawInput, context: Context): Promise<Answer> {
    const run = () => answer(handlers, endpoint, input, context)
    if (!endpoint.expensive) return run()
    return deps.load.expensive(endpoint.expensive, context.ip, run).catch((error) => failed(error, context))
  }

  /** Time of the last change on this server of something in the answer. */
  function lastChangeOf(endpoint: AnyEndpoint, input: RawInput): () => number {
    const tag = handlers.get(endpoint.id)?.tagOf?.(input as never)
    return () => deps.changes.lastOf(tag)
  }

  /** Validates and counts a guest's call that is part of a page. */
  function prepareGuestCall(endpointId: string, input: GuestCallInput, { language, ip }: GuestVisit) {
    const endpoint = allEndpoints.find(({ id }) => id === endpointId)
    const guest = { language, requestId: 'inline', ip, host: '', device: '', user: null, token: null }
    if (!endpoint) throw refuse('unknownAddress')
    const checked = readInput(endpoint, { params: texts(input.params), query: texts(input.query), body: input.body })
    const context = createContext(deps, guest)
    gate(endpoint, context)
    handlers.get(endpoint.id)?.onRequest?.(checked as never, context)
    return { endpoint, checked, run: () => answerWithinLoad(endpoint, checked, context) }
  }

  const answerAsGuest = async (endpointId: string, input: GuestCallInput, visit: GuestVisit): Promise<Envelope> => {
    const { language } = visit
    try {
      const { endpoint, checked, run } = prepareGuestCall(endpointId, input, visit)
      if (!endpoint.cacheable) return (await run()).envelope
      const packed = await cache.get(keyOf(endpoint, checked, language), run, lastChangeOf(endpoint, checked)())
      return packed.answer.envelope
    } catch (error) {
      return failed(error, { language, requestId: 'inline', log: deps.log }).envelope
    }
  }
  return Object.assign(answerAsGuest, {
    note: (...asked: Parameters<typeof prepareGuestCall>) => void prepareGuestCall(...asked),
  })
}

/** Refuses requests that another site makes in a visitor's browser: by an image, a script, a form or a link. */
function refuseForeign(c: HonoContext<Env>, endpoint: AnyEndpoint, origins: readonly string[]): void {
  const site = c.req.header('sec-fetch-site')
  const foreign = (site === 'cross-site' || site === 'same-site') && !origins.includes(c.req.header('origin') ?? '')
  const embedded = !['empty', 'document', undefined].includes(c.req.header('sec-fetch-dest'))
  const unsaid = endpoint.needsHeader && !c.req.header('authorization')
  if (foreign || embedded || unsaid) throw refuse('notAllowed')
}

const keyOf = (endpoint: AnyEndpoint, input: RawInput, language: Language): string =>
  JSON.stringify([endpoint.id, input.params, input.query, input.body, language])

async function rawInput(c: HonoContext<Env>, endpoint: AnyEndpoint): Promise<RawInput> {
  const raw: RawInput = { params: c.req.param() as Record<string, string>, query: queryOf(new URL(c.req.url)) }
  if (!endpoint.body) return raw
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw refuse('wrongMediaType')
  return { ...raw, body: parseJson(await readLimited(c.req.raw.body)) }
}

/** Sends packed bytes, compressed if that helps, or 304 if the client has them. */
async function send(
  c: HonoContext<Env>,
  packed: PackedAnswer,
  caching: string,
  forOthers?: Omit<CacheableAnswer, 'body'>,
): Promise<Response> {
  const { answer } = packed
  const success = answer.envelope.code === codes.success
  const headers = new Headers({
    ...answer.headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': success ? caching : 'no-store',
    vary: 'Authorization, Accept-Language, Accept-Encoding',
  })
  c.set('code', answer.envelope.code)
  if (success && c.req.method === 'GET') headers.set('etag', packed.etag)
  return sendBytes(c, packed, headers, { status: answer.status, forOthers: success ? forOthers : undefined })
}

/** Sends bytes in an accepted encoding; with an `etag` header 304 if the client has them. */
export async function sendBytes(
  c: HonoContext<Env>,
  packed: PackedBytes,
  headers: Headers,
  { status = 200, forOthers }: { status?: number; forOthers?: Omit<CacheableAnswer, 'body'> | undefined } = {},
): Promise<Response> {
  const etag = headers.get('etag')
  if (etag && c.req.header('if-none-match')?.replace(/^W\//, '') === etag)
    return c.newResponse(null, 304, Object.fromEntries(headers))
  const encoding = encodingFor(c.req.header('accept-encoding'), packed.body.byteLength)
  if (encoding) headers.set('content-encoding', encoding)
  const body = encoding ? await packed.encoded(encoding) : packed.body
  headers.set('content-length', String(body.byteLength))
  if (forOthers && c.env) c.env.cacheable = { ...forOthers, body }
  return new Response(body as unknown as BodyInit, { status, headers })
}

/** A known path with another method: 405 and the allowed methods. */
function mountMethods(app: Hono<Env>): void {
  const allowed = new Map<string, Set<string>>()
  for (const { method, domain, path } of allEndpoints) {
    const address = bases[domain] + path
    allowed.set(address, (allowed.get(address) ?? new Set()).add(method))
  }
  for (const [address, methods] of allowed) {
    app.all(address, (c) => sendRefusal(c, refuse('wrongMethod', { allow: [...methods].join(', ') })))
  }
}

/** Envelope of a refusal outside any endpoint. */
export function sendRefusal(c: HonoContext<Env>, refusal: ReturnType<typeof refuse>): Promise<Response> {
  const answer: Answer = refused(refusal, languageOf(c.req.header('accept-language')))
  return send(c, pack(answer), 'no-store')
}

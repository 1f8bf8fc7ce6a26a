import { type AnyEndpoint, allEndpoints, codes, type Domain } from '@plaza/shared/api'
import { VISITOR_COOKIE } from '@plaza/shared/remotes'
import type { Hono, Context as HonoContext } from 'hono'
import { getCookie } from 'hono/cookie'
import { type Answer, failed, gate, refused } from './answer'
import { type Answers, createAnswers } from './answers'
import { GUEST_CACHING } from './cache/guest-cache'
import { type Context, createContext, type Deps } from './context'
import { encodingFor, type PackedAnswer, type PackedBytes, pack } from './encoding/packed'
import { type AnswerAsGuest, createGuestCalls } from './guest-calls'
import type { Handlers } from './handlers'
import { queryOf, type RawInput, readInput } from './input/input'
import { parseJson, readLimited } from './input/json'
import { languageOf } from './messages'
import type { Session } from './ports/person'
import { refuse } from './refusal'
import { type CacheableAnswer, clientAddressOf, deviceNameOf, type Env } from './request'

/** Base path of each domain. */
export const bases: Record<Domain, string> = {
  api: '/api',
  ucenter: '/ucenter',
  asc: '/asc',
  vms: '/vms',
  platform: '/platform',
}

/** Reads the session of a request from its Authorization header. */
export type ReadSession = (deps: Deps, header: string | undefined) => Promise<Session>

/** Mounts every declared endpoint; returns the function that calls endpoints in process as a guest. */
export function mountEndpoints(
  app: Hono<Env>,
  handlers: Handlers,
  readSession: ReadSession,
  deps: Deps,
): AnswerAsGuest {
  const answers = createAnswers(handlers, deps)
  for (const endpoint of allEndpoints) {
    app.on(endpoint.method, bases[endpoint.domain] + endpoint.path, async (c) => {
      c.set('endpoint', endpoint.id)
      try {
        refuseForeign(c, endpoint, deps.environment.origins)
        const context = createContext(deps, await callerOf(c, readSession, deps))
        gate(endpoint, context)
        // After session and gate, so that the body of a refused call is not read.
        const input = readInput(endpoint, await rawInput(c, endpoint))
        answers.onRequest(endpoint, input, context)
        return await respond(c, { endpoint, input, context }, answers, deps)
      } catch (error) {
        const language = languageOf(c.req.header('accept-language'))
        return send(
          c,
          pack(failed(error, { language, requestId: c.get('requestId'), log: deps.log, errors: deps.errors })),
          'no-store',
        )
      }
    })
  }
  mountMethods(app)
  return createGuestCalls(answers, deps)
}

/** The user or guest behind a request, and their address. */
async function callerOf(c: HonoContext<Env>, readSession: ReadSession, deps: Deps) {
  return {
    language: languageOf(c.req.header('accept-language')),
    requestId: c.get('requestId'),
    ip: clientAddressOf(c, deps.environment.trustsProxy),
    host: c.req.header('host') ?? '',
    device: deviceNameOf(c),
    visitor: getCookie(c, VISITOR_COOKIE),
    ...(await readSession(deps, c.req.header('authorization'))),
  }
}

/** A call that passed session, gate and validation. */
interface Call {
  endpoint: AnyEndpoint
  input: RawInput
  context: Context
}

/** Answers a call: a user's answer is always fresh, a guest's comes from the cache if the endpoint allows it. */
async function respond(
  c: HonoContext<Env>,
  { endpoint, input, context }: Call,
  answers: Answers,
  deps: Deps,
): Promise<Response> {
  const { cacheable } = endpoint
  const charged = <T>(work: () => Promise<T>) => chargedFor(endpoint, context, work)
  if (!cacheable || (context.user && cacheable !== 'for everyone'))
    return send(c, pack(await charged(() => answers.fresh(endpoint, input, context))), 'private, no-cache')
  const { language, requestId, ip, host, device } = context
  const guest = { language, requestId, ip, host, device, user: null, token: null }
  const lastChange = answers.lastChangeOf(endpoint, input)
  const changedAt = lastChange()
  const call = { endpoint, input, language }
  const answer = () => answers.cached(call, (from) => createContext(from, guest), changedAt)
  // Waits before it joins an answer that is being made for others.
  const packed = await (answers.isCached(call, changedAt) ? answer() : charged(answer))
  if (context.user) return send(c, packed, 'private, no-cache')
  return send(c, packed, cacheable === 'live' ? 'public, no-cache' : GUEST_CACHING, {
    at: packed.at,
    isCurrent: () => lastChange() === changedAt,
    onReuse: answers.isCounted(endpoint)
      ? (ip) => answers.onRequest(endpoint, input, createContext(deps, { ...guest, ip }))
      : undefined,
  })
}

/** Runs a call and charges its address what it took. Reads of one address wait for each other; what is expensive has its own queue and cost. */
function chargedFor<T>({ method, expensive }: AnyEndpoint, { load, ip }: Context, work: () => Promise<T>): Promise<T> {
  if (expensive) return work()
  return method === 'GET' ? load.read(ip, work) : load.measured(ip, work)
}

/** Refuses requests that another site makes in a visitor's browser: by an image, a script, a form or a link. */
function refuseForeign(c: HonoContext<Env>, endpoint: AnyEndpoint, origins: readonly string[]): void {
  const site = c.req.header('sec-fetch-site')
  const foreign = (site === 'cross-site' || site === 'same-site') && !origins.includes(c.req.header('origin') ?? '')
  const embedded = !['empty', 'document', undefined].includes(c.req.header('sec-fetch-dest'))
  const unsaid = endpoint.needsHeader && !c.req.header('authorization')
  if (foreign || embedded || unsaid) throw refuse('notAllowed')
}

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

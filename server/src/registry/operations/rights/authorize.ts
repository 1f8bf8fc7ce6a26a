import { OPERATIONS_BASE, PAGE_KEY_HEADER } from '@plaza/shared/operations'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Deps } from '../../../transport/context'
import { parseJson, readBytes } from '../../../transport/input/json'
import { refuse } from '../../../transport/refusal'
import { refuseChange } from '../../refusals'
import { formOf, MAX_UPLOAD_BYTES } from '../../uploads/read-upload'
import { anyOperator, callerAt, type OperationsEnv, requireOperator, requireToken, sessionAt } from '../access'
import { MAX_BODY_BYTES } from '../answers'
import { type CallRule, freshCalls, type RemoteCall, ruleOf } from './call-rules'
import { coversAll, refuseStranger } from './caller'
import { requirePageKey } from './page-key'

type OperationsContext = Context<OperationsEnv>

/** The one place where `/ops/api` decides whether a call may be made: by the rule of the call that is about to answer. */
export const authorize = ({ db, secret, environment }: Pick<Deps, 'db' | 'secret' | 'environment'>) =>
  createMiddleware<OperationsEnv>(async (c, next) => {
    const route = matchedRoutes(c).find(({ method }) => method !== 'ALL')
    // Nothing answers here but the refusal of unknown addresses.
    if (!route) return next()
    const pattern = route.path.slice(OPERATIONS_BASE.length)
    const rule = ruleOf(route.method, pattern)
    if (!rule) throw refuse('notAllowed')
    await checks[rule.for](c, rule as never, { db, pattern })
    const call = `${route.method} ${pattern}`
    if (rule.for !== 'everybody' && c.req.method !== 'GET' && callerAt(c).via === 'session') {
      const given = { session: sessionAt(c, environment), key: c.req.header(PAGE_KEY_HEADER) }
      requirePageKey(secret, given, { fresh: freshCalls.has(call) })
    }
    await next()
  })

type Check<F extends CallRule['for']> = (
  c: OperationsContext,
  rule: Extract<CallRule, { for: F }>,
  call: Pick<RemoteCall, 'db'> & { pattern: string },
) => void | Promise<void>

const checks: { [F in CallRule['for']]: Check<F> } = {
  everybody: () => undefined,
  operator: (c) => void anyOperator(c),
  office(c) {
    if (anyOperator(c).role === 'owner') throw refuse('notAllowed')
  },
  session(c) {
    requireOperator(c, 'viewer')
    if (callerAt(c).via !== 'session') throw refuseChange('notInSession')
  },
  token(c) {
    if (callerAt(c).via !== 'token') throw refuse('notAllowed')
  },
  command: requireToken,
  reader(c) {
    const { may } = requireOperator(c, 'viewer')
    if (may && !may.includes('read')) throw refuseChange('notPermitted', 'read')
  },
  releaser: (c) => void (requireOperator(c, 'releaser') && inPerson(c)),
  deliverer: (c) => void (requireOperator(c, 'owner') && inPerson(c)),
  some(c, { may: permission }) {
    const { may } = requireOperator(c, 'owner')
    if (may && !may.includes(permission)) throw refuseChange('notPermitted', permission)
  },
  async remote(c, { may, remote, inPerson: isSessionNeeded }, { db, pattern }) {
    requireOperator(c, 'owner')
    const caller = callerAt(c)
    if (isSessionNeeded && caller.via !== 'session') throw refuseChange('notInSession')
    if (coversAll(caller, may)) return
    const param = (name: string) => paramOf(c.req.path.slice(OPERATIONS_BASE.length), pattern, name)
    refuseStranger(caller, may, await remote({ db, body: await bodyOf(c), param }))
  },
}

function inPerson(c: OperationsContext): void {
  if (callerAt(c).via === 'token') throw refuseChange('notInPerson')
}

/** A part of a path by its name in the pattern, as the handler will read it. */
function paramOf(path: string, pattern: string, name: string): string | undefined {
  const index = pattern.split('/').findIndex((part) => part.replace(/\{.*$/, '') === `:${name}`)
  const part = index < 0 ? undefined : path.split('/')[index]
  try {
    return part && decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** The body of a call, which the handler reads again: JSON, or the part `release` of an upload. */
async function bodyOf(c: OperationsContext): Promise<unknown> {
  const type = c.req.header('content-type') ?? ''
  const isUpload = /^multipart\/form-data\b/i.test(type)
  if (!isUpload && !/^application\/json\b/i.test(type)) return undefined
  const bytes = await readBytes(c.req.raw.body, isUpload ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES)
  const { method, headers } = c.req.raw
  c.req.raw = new Request(c.req.url, { method, headers, body: new Uint8Array(bytes) })
  const text = isUpload ? (await formOf(bytes, type))?.get('release') : bytes.toString('utf8')
  return typeof text === 'string' ? parseJson(text) : undefined
}

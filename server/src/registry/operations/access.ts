import type { Operator, OperatorRole } from '@plaza/shared/operations'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { isSame } from '../../secret'
import { bearerOf } from '../../transport/client/bearer'
import { opsOriginAt } from '../../transport/client/ops-origin'
import type { Deps } from '../../transport/context'
import { clientAddressOf, type Env } from '../../transport/request'
import { refuseChange } from '../refusals'
import { operatorOf } from './operators'
import type { Caller } from './rights/caller'
import { remotesOf } from './rights/owners'
import { tokenCaller } from './rights/token-callers'

/** Variables on a request of an operator. */
export interface OperationsEnv {
  Bindings: Env['Bindings']
  Variables: Env['Variables'] & { operator: Operator | null; caller: Caller | null }
}

const SESSION_COOKIE = 'plaza_ops'
const PAGE_SITES: readonly (string | undefined)[] = [undefined, 'same-origin', 'none']

/** With an origin of its own, no other host of the site can set the cookie: `__Host-`. */
export const sessionCookie = ({ opsOrigin }: Pick<Deps['environment'], 'opsOrigin'>) =>
  opsOrigin?.startsWith('https:')
    ? ({ name: `__Host-${SESSION_COOKIE}`, path: '/' } as const)
    : ({ name: SESSION_COOKIE, path: '/ops' } as const)

/** The session that a request names, whether it is known or not. */
export const sessionAt = (c: Context, environment: Deps['environment']): string | undefined =>
  getCookie(c, sessionCookie(environment).name)

/** Name of the operator token's holder in the log. */
const COMMAND: Operator = { name: 'command', role: 'releaser' }
/** Roles whose calls each role may make. */
const grants: Readonly<Record<OperatorRole, readonly OperatorRole[]>> = {
  viewer: ['viewer'],
  owner: ['viewer', 'owner'],
  releaser: ['viewer', 'owner', 'releaser'],
  reviewer: ['reviewer'],
  department: ['department'],
  support: ['support'],
  finance: ['finance'],
  centre: ['centre'],
  editor: ['editor'],
}

/**
 * Identifies the operator by the operator token, another token or the session cookie; with a cookie only our own pages
 * may make changes.
 */
export const identify = (deps: Pick<Deps, 'db' | 'environment'>, operatorToken: string) =>
  createMiddleware<OperationsEnv>(async (c, next) => {
    const bearer = bearerOf(c.req.header('authorization'))
    const session = sessionAt(c, deps.environment)
    if (bearer === undefined) refuseOtherSite(c)
    if (bearer === undefined && c.req.method !== 'GET') refuseOtherOrigin(c, deps, session !== undefined)
    const caller =
      bearer === undefined
        ? await sessionCaller(deps.db, session)
        : isSame(bearer, operatorToken)
          ? { operator: COMMAND, via: 'command' as const, person: null }
          : await tokenCaller(deps.db, bearer, clientAddressOf(c as never, deps.environment.trustsProxy))
    c.set('caller', caller)
    c.set('operator', caller?.operator ?? null)
    await next()
  })

async function sessionCaller(db: Deps['db'], session: string | undefined): Promise<Caller | null> {
  const operator = session === undefined ? null : await operatorOf(db, session)
  if (!operator) return null
  const remotes = operator.role === 'owner' ? await remotesOf(db, operator) : undefined
  return { operator: { ...operator, ...(remotes && { remotes }) }, via: 'session', person: operator.name }
}

/** Other origins of the same site would send the cookie as well; current browsers say where a request is from. */
function refuseOtherSite(c: Context): void {
  if (!PAGE_SITES.includes(c.req.header('sec-fetch-site'))) throw refuseChange('otherOrigin')
}

/** Browsers send the origin with each POST; without a cookie there is nothing to misuse. */
function refuseOtherOrigin(c: Context, { environment }: Pick<Deps, 'environment'>, hasCookie: boolean): void {
  const origin = c.req.header('origin')
  if (origin === undefined && !hasCookie) return
  const ours = [opsOriginAt(c, environment), ...(environment.opsOrigin ? [] : [new URL(c.req.url).origin])]
  if (origin === undefined || !ours.includes(origin)) throw refuseChange('otherOrigin')
}

/** The current operator; refuses requests without a login. */
export function anyOperator(c: Context<OperationsEnv>): Operator {
  const operator = c.get('operator')
  if (!operator) throw refuseChange('loggedOut')
  return operator
}

/** Who makes the call; refuses requests without a login. */
export function callerAt(c: Context<OperationsEnv>): Caller {
  const caller = c.get('caller')
  if (!caller) throw refuseChange('loggedOut')
  return caller
}

/** Refuses everybody but the holder of the operator token, who can read the data folder as well. */
export function requireToken(c: Context<OperationsEnv>): void {
  if (anyOperator(c) !== COMMAND) throw refuseChange('loggedOut')
}

/**
 * The current operator; refuses requests without a login, those whose role does not
 * include this one, and those of finance whom nobody of finance has confirmed.
 */
export function requireOperator(c: Context<OperationsEnv>, role: OperatorRole): Operator {
  const operator = anyOperator(c)
  if (!grants[operator.role].includes(role)) throw refuseChange('otherRole', role)
  if (operator.unconfirmed) throw refuseChange('unconfirmed')
  return operator
}

import type { Operator, OperatorRole } from '@plaza/shared/operations'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { ownOrigin } from '../../transport/client/origin'
import type { Deps } from '../../transport/context'
import type { Env } from '../../transport/request'
import { refuseChange } from '../refusals'
import { operatorOf } from './operators'
import { isSame } from './token'

/** What rides on a request of those who run Plaza. */
export interface OperationsEnv {
  Bindings: Env['Bindings']
  Variables: Env['Variables'] & { operator: Operator | null }
}

export const SESSION_COOKIE = 'plaza_ops'
/** How the log calls whoever holds the operator token. */
const COMMAND: Operator = { name: 'command', role: 'releaser' }
const ranks: Record<OperatorRole, number> = { viewer: 0, releaser: 1 }

/** Finds out who asks, by the operator token or by the session's cookie; a cookie changes something from our pages alone. */
export const identify = (deps: Pick<Deps, 'db' | 'environment'>, operatorToken: string) =>
  createMiddleware<OperationsEnv>(async (c, next) => {
    const bearer = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const session = getCookie(c, SESSION_COOKIE)
    if (bearer !== undefined) c.set('operator', isSame(bearer, operatorToken) ? COMMAND : null)
    else {
      if (c.req.method !== 'GET') refuseOtherOrigin(c, deps, session !== undefined)
      c.set('operator', session === undefined ? null : await operatorOf(deps.db, session))
    }
    await next()
  })

/** A browser names the origin of each POST; without a cookie there is nothing to misuse. */
function refuseOtherOrigin(c: Context, { environment }: Pick<Deps, 'environment'>, hasCookie: boolean): void {
  const origin = c.req.header('origin')
  if (origin === undefined && !hasCookie) return
  const isOurs = origin === ownOrigin(c, environment) || origin === new URL(c.req.url).origin
  if (!isOurs) throw refuseChange('otherOrigin')
}

/** Who asks; refuses whoever is not logged in, or may only look where something is changed. */
export function requireOperator(c: Context<OperationsEnv>, role: OperatorRole): Operator {
  const operator = c.get('operator')
  if (!operator) throw refuseChange('loggedOut')
  if (ranks[operator.role] < ranks[role]) throw refuseChange('viewerOnly')
  return operator
}

import { OPERATIONS_BASE } from '@plaza/shared/operations'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Environment } from '../../environment'
import { sendRefusal } from '../dispatch'
import { refuse } from '../refusal'
import type { Env } from '../request'
import { bearerOf } from './bearer'
import { ownOrigin } from './origin'

type Origins = Pick<Environment, 'opsOrigin' | 'publicOrigin' | 'trustsProxy'>

/** What the origin of `/ops` answers: its page and its calls, files that it shows or uploads, and the load balancer. */
const opsPaths = [/^\/ops(\/|$)/, /^\/media\//, /^\/upload(\/|$)/, /^\/(healthz|readyz)$/]
/** A command logs in by these before it has a token; they need no rights. */
const loginCalls: readonly string[] = [`${OPERATIONS_BASE}/device-start`, `${OPERATIONS_BASE}/device-poll`]

/** The origin of `/ops`: its own one if it has one, otherwise the app's. */
export const opsOriginAt = (c: Context, environment: Origins): string =>
  environment.opsOrigin ?? ownOrigin(c, environment)

/** Whether a request names the host of `/ops`; never where `/ops` shares the app's. */
export const isOpsHost = (host: string | undefined, { opsOrigin }: Pick<Environment, 'opsOrigin'>): boolean =>
  opsOrigin !== undefined && host?.toLowerCase() === new URL(opsOrigin).host

/**
 * Keeps `/ops` and the app on origins of their own: each is unknown at the other's. The app's origin takes calls of
 * programs, whose token no browser sends by itself.
 */
export const separateOps = (environment: Pick<Environment, 'opsOrigin'>) =>
  createMiddleware<Env>(async (c, next) => {
    if (environment.opsOrigin === undefined) return next()
    const { path } = c.req
    if (isOpsHost(c.req.header('host') ?? new URL(c.req.url).host, environment)) {
      if (path === '/') return c.redirect('/ops', 302)
      return opsPaths.some((pattern) => pattern.test(path)) ? next() : sendRefusal(c, refuse('unknownAddress'))
    }
    const isOps = /^\/ops(\/|$)/.test(path)
    return isOps && !isOfProgram(c) ? sendRefusal(c, refuse('unknownAddress')) : next()
  })

const isOfProgram = ({ req }: Context): boolean =>
  req.path.startsWith(`${OPERATIONS_BASE}/`) &&
  (bearerOf(req.header('authorization')) !== undefined || loginCalls.includes(req.path))

import { createMiddleware } from 'hono/factory'
import type { Deps } from '../context'
import type { Env } from '../request'
import { isOwnMachine, networkOf } from './address'

const REASON =
  'This server received a request through a proxy on its own machine (X-Forwarded-For), but nobody said whether to believe it: all visitors would count as this machine, without any limits. Start it with PLAZA_TRUST_PROXY=1 if the proxy sets X-Forwarded-For, otherwise with PLAZA_TRUST_PROXY=0.'

/** Refuses requests through a proxy on this machine until `PLAZA_TRUST_PROXY` says what to make of them. */
export function refuseUnknownProxy({ environment, log }: Pick<Deps, 'environment' | 'log'>) {
  let isLogged = false
  return createMiddleware<Env>(async (c, next) => {
    const from = c.env?.incoming?.socket.remoteAddress
    const isProxied = from !== undefined && isOwnMachine(networkOf(from)) && c.req.header('x-forwarded-for')
    if (environment.saysProxy || !isProxied) return next()
    if (!isLogged) log.error(REASON)
    isLogged = true
    return c.text(REASON, 503, { 'cache-control': 'no-store' })
  })
}

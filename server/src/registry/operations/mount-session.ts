import { LoginBody, type PageKey } from '@plaza/shared/operations'
import type { Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { opsOriginAt } from '../../transport/client/ops-origin'
import type { Deps } from '../../transport/context'
import { clientAddressOf } from '../../transport/request'
import { refuseChange } from '../refusals'
import { anyOperator, callerAt, type OperationsEnv, sessionAt, sessionCookie } from './access'
import { readBody, succeed } from './answers'
import { checkPassword, logIn, logOut, SESSION_SECONDS } from './operators'
import { makePageKey } from './rights/page-key'

/** Login by a session cookie and the key of the page, and its end. */
export function mountSession(calls: Hono<OperationsEnv>, deps: Deps): void {
  const { db, secret, environment } = deps
  const cookie = sessionCookie(environment)
  calls.post('/login', async (c) => {
    const ip = clientAddressOf(c as never, environment.trustsProxy)
    const { operator, token } = await logIn(deps, { ...(await readBody(c, LoginBody)), ip })
    setCookie(c, cookie.name, token, {
      maxAge: SESSION_SECONDS,
      path: cookie.path,
      httpOnly: true,
      sameSite: 'Strict',
      secure: opsOriginAt(c, environment).startsWith('https:'),
    })
    return succeed(c, { ...operator, pageKey: makePageKey(secret, token) })
  })
  calls.post('/prove', async (c) => {
    const { operator, via } = callerAt(c)
    const session = sessionAt(c, environment)
    const ip = clientAddressOf(c as never, environment.trustsProxy)
    const { name, password } = await readBody(c, LoginBody)
    // The page may still show who was logged in before.
    if (via !== 'session' || session === undefined || name !== operator.name) throw refuseChange('wrongLogin')
    await checkPassword(deps, { name, password, ip })
    return succeed(c, { pageKey: makePageKey(secret, session) } satisfies PageKey)
  })
  calls.post('/logout', async (c) => {
    const token = sessionAt(c, environment)
    if (token) await logOut(db, token)
    deleteCookie(c, cookie.name, { path: cookie.path, secure: cookie.path === '/' })
    return succeed(c, null)
  })
  calls.get('/me', (c) => succeed(c, anyOperator(c)))
}

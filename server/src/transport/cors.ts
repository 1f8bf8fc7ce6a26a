import { SERIAL_HEADER } from '@plaza/shared/remotes'
import { createMiddleware } from 'hono/factory'
import type { Env } from './request'

const METHODS = 'GET, POST, PUT, DELETE'
const HEADERS = 'Authorization, Content-Type, DeviceId, Accept-Language'
const KEEP_SECONDS = '600'

/** Lets the named origins call, without credentials of the browser; to any other it says nothing. */
export const allowOrigins = (origins: readonly string[]) =>
  createMiddleware<Env>(async (c, next) => {
    const origin = c.req.header('origin')
    const allowed = origin !== undefined && origins.includes(origin)
    if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method')) {
      const headers: Record<string, string> = allowed
        ? {
            'access-control-allow-origin': origin,
            'access-control-allow-methods': METHODS,
            'access-control-allow-headers': HEADERS,
            'access-control-max-age': KEEP_SECONDS,
            vary: 'Origin',
          }
        : { vary: 'Origin' }
      return c.body(null, 204, headers)
    }
    await next()
    if (allowed) {
      c.res.headers.set('access-control-allow-origin', origin)
      c.res.headers.set('access-control-expose-headers', `x-request-id, retry-after, ${SERIAL_HEADER}`)
    }
    // Also where no origin was named: a cache on the way must not hand that answer to one that may call.
    if (origin || origins.length > 0) c.res.headers.append('vary', 'Origin')
  })

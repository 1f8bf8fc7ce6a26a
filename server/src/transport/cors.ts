import { SERIAL_HEADER } from '@plaza/shared/remotes'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import type { Env } from './request'

const PREFLIGHT_SECONDS = 600

/** Lets the named origins call, without credentials of the browser; to any other it says nothing. */
export function allowOrigins(origins: readonly string[]) {
  const allow = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'DeviceId', 'Accept-Language'],
    exposeHeaders: ['x-request-id', 'retry-after', SERIAL_HEADER],
    maxAge: PREFLIGHT_SECONDS,
  })
  return createMiddleware<Env>(async (c, next) => {
    if (c.req.header('origin') !== undefined) return allow(c, next)
    await next()
    // A cache on the way must not hand this answer to an origin that may call.
    if (origins.length > 0) c.res.headers.append('vary', 'Origin')
  })
}

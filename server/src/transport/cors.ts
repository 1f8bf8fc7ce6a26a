import { SERIAL_HEADER } from '@plaza/shared/remotes'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import type { Env } from './request'

const PREFLIGHT_SECONDS = 600

/** Allows the given origins to call, without the browser's credentials; other origins get no CORS headers. */
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
    // Shared caches must not serve this answer to an allowed origin.
    if (origins.length > 0) c.res.headers.append('vary', 'Origin')
  })
}

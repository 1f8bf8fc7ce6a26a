import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import type { Env } from './request'

/**
 * Logs one line per request: never its query, headers or body, which contain tokens and phones; phones in a path are
 * masked, and so is the key in the address of a calendar.
 */
export const logRequests = (log: Logger) =>
  createMiddleware<Env>(async (c, next) => {
    const start = performance.now()
    await next()
    log.info(
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: c.req.path.replace(/(?<=^\/asc\/calendar\/).*/, '***').replace(/\d{7,}/g, '***'),
        status: c.res.status,
        code: c.get('code'),
        ms: Math.round((performance.now() - start) * 10) / 10,
      },
      'request',
    )
  })

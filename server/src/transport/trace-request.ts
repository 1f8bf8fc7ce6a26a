import type { Context, Next } from 'hono'
import { matchedRoutes } from 'hono/route'
import { inSpan } from '../tracing/tracing'
import type { Env } from './request'

const SERVER_ERROR = 500

/** The pattern of the address; middleware and pages match all of a folder. */
const patternOf = (c: Context<Env>): string => matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? '*'

/** Answers a request in a span, named by the pattern of its address: the address itself may have a phone or a key. */
export const traceRequest = (c: Context<Env>, next: Next): Promise<void> =>
  inSpan(
    {
      name: c.req.method,
      kind: 'server',
      traceparent: c.req.header('traceparent') ?? '',
      attributes: { 'http.request.method': c.req.method, 'plaza.request_id': c.get('requestId') },
    },
    async (span) => {
      await next()
      if (!span) return
      const { status } = c.res
      const pattern = patternOf(c)
      const [endpoint, code] = [c.get('endpoint'), c.get('code')]
      span.rename(`${c.req.method} ${pattern}`)
      span.describe({
        'http.route': pattern,
        'http.response.status_code': status,
        ...(endpoint !== undefined && { 'plaza.endpoint': endpoint }),
        ...(code !== undefined && { 'plaza.code': code }),
      })
      if (status >= SERVER_ERROR) span.fail(String(status))
    },
  )

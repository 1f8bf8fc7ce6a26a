import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isSame } from '../secret'
import { isOwnMachine } from '../transport/client/address'
import type { Deps } from '../transport/context'
import { refuse } from '../transport/refusal'
import { clientAddressOf, type Env } from '../transport/request'

/** Parts of the server by the first segment of an address; everything else that is no endpoint is a page. */
const parts = new Set([
  'media',
  'tiles',
  'assets',
  'remotes',
  'ops',
  'upload',
  'beacon',
  'healthz',
  'readyz',
  'metrics',
])

/** The id of the endpoint that answered, or the part of the server. */
function callOf(path: string, endpoint: string | undefined): string {
  if (endpoint) return endpoint
  const first = path.split('/')[1] ?? ''
  return parts.has(first) ? first : 'page'
}

/** Counts every request that reaches the app. */
export const countAnswers = ({ monitoring }: Pick<Deps, 'monitoring'>) =>
  createMiddleware<Env>(async (c, next) => {
    const start = performance.now()
    await next()
    const seconds = (performance.now() - start) / 1000
    monitoring.answered(callOf(c.req.path, c.get('endpoint')), c.res.status, c.get('code'), seconds)
  })

/**
 * `/metrics` for Prometheus: with `PLAZA_METRICS_TOKEN` for whoever knows it, otherwise for this machine alone. For
 * others the address does not exist.
 */
export function mountMonitoring(app: Hono<Env>, { environment, monitoring }: Pick<Deps, 'environment' | 'monitoring'>) {
  const { metricsToken, trustsProxy } = environment
  app.get('/metrics', async (c) => {
    const isAllowed = metricsToken
      ? isSame(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)
      : isOwnMachine(clientAddressOf(c, trustsProxy))
    if (!isAllowed) throw refuse('unknownAddress')
    return c.body(await monitoring.text(), 200, {
      'content-type': monitoring.contentType,
      'cache-control': 'no-store',
    })
  })
}

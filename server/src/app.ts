import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { mountAdapters } from './adapters/mount'
import { mountHealthReport } from './back-office/health/mount'
import { mountModeration } from './back-office/moderation'
import { mountQueues } from './back-office/mount'
import { mountOverview } from './back-office/overview/mount'
import { mountBackups } from './backups/mount'
import { requestScope } from './data/slow-statements'
import { readSession } from './domains/account/sessions'
import { mountCalendarFeeds } from './domains/activities/calendar/feeds'
import { handlers } from './domains/handlers'
import { mountUpload } from './domains/uploads/uploads'
import { mountErrors } from './errors/mount'
import { mountErrorReports } from './errors/receive'
import { mountEvents } from './events/mount'
import { mountTiles } from './map/mount'
import { mountMedia } from './media/mount'
import { mountBeacon } from './metrics/beacon'
import { mountMetrics } from './metrics/mount'
import { countAnswers, mountMonitoring } from './monitoring/mount'
import { newsroomCalls } from './newsroom/api-document'
import { mountOpsPage } from './ops-page/mount'
import { mountRegistry, sayRegistrySerial } from './registry/mount'
import { mountOperations } from './registry/operations/mount'
import { mountRendering } from './rendering/mount'
import { refusalOf } from './transport/answer'
import { mountApiDocument } from './transport/api-document/document'
import { withResponseCache } from './transport/cache/response-cache'
import { separateOps } from './transport/client/ops-origin'
import { ownOrigin } from './transport/client/origin'
import { refuseUnknownProxy } from './transport/client/unknown-proxy'
import type { Deps } from './transport/context'
import { allowOrigins } from './transport/cors'
import { mountEndpoints, sendRefusal } from './transport/dispatch'
import type { AnswerAsGuest } from './transport/guest-calls'
import { handlersById } from './transport/handlers'
import { mountHealth } from './transport/health'
import { limitLoad } from './transport/load/limit-load'
import { refuse } from './transport/refusal'
import type { Env } from './transport/request'
import { logRequests } from './transport/request-log'
import { traceRequest } from './transport/trace-request'

export interface App {
  fetch(request: Request, env?: Env['Bindings']): Response | Promise<Response>
  request: Hono<Env>['request']
  /** Every route, for tests that walk them. */
  routes: Hono<Env>['routes']
  /** Calls an endpoint in process as a guest, through the guests' cache, for the data in a page's HTML. */
  answerAsGuest: AnswerAsGuest
}

/** As our pages and other programs name their requests; what else is sent is replaced. */
const REQUEST_ID = /^[\da-f-]{16,64}$/i

/** One year. */
const HSTS_SECONDS = 31_536_000

/** The complete server as a function of a request. `pages` handles everything that no other route does. */
export function createApp(deps: Deps, pages?: (answerAsGuest: AnswerAsGuest) => Hono | undefined): App {
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    const given = c.req.header('x-request-id')
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    await requestScope.run(requestId, () => traceRequest(c, next))
    // `c.header` would rebuild a response that was created elsewhere.
    const { headers } = c.res
    headers.set('x-request-id', c.get('requestId'))
    headers.set('x-content-type-options', 'nosniff')
    if (ownOrigin(c, deps.environment).startsWith('https:'))
      headers.set('strict-transport-security', `max-age=${HSTS_SECONDS}`)
  })
  app.use(logRequests(deps.log))
  app.use(countAnswers(deps))
  app.use(refuseUnknownProxy(deps))
  app.use(limitLoad(deps))
  app.use(allowOrigins(deps.environment.origins))
  app.use(separateOps(deps.environment))
  app.use(sayRegistrySerial(deps))
  mountHealth(app, deps)
  mountMonitoring(app, deps)
  mountApiDocument(app, deps.environment.publicOrigin, newsroomCalls)
  mountMedia(app, deps, readSession)
  mountTiles(app, deps)
  mountCalendarFeeds(app, deps)
  mountAdapters(app, deps)
  mountUpload(app, deps)
  mountRegistry(app, deps)
  mountOperations(app, deps, (calls) => {
    mountMetrics(calls, deps)
    mountErrors(calls, deps)
    mountRendering(calls, deps)
    mountQueues(calls, deps)
    mountModeration(calls, deps)
    mountBackups(calls, deps)
    mountHealthReport(calls, deps)
    mountOverview(calls, deps)
  })
  mountBeacon(app, deps)
  mountErrorReports(app, deps)
  mountEvents(app, deps)
  mountOpsPage(app, deps)
  const answerAsGuest = mountEndpoints(app, handlersById(handlers), readSession, deps)
  for (const base of ['/api/*', '/ucenter/*', '/asc/*', '/vms/*', '/platform/*', '/__dev/*', '/media/*', '/tiles/*'])
    app.all(base, (c) => sendRefusal(c, refuse('unknownAddress')))
  const pageApp = pages?.(answerAsGuest)
  if (pageApp) app.route('/', pageApp as unknown as Hono<Env>)
  app.notFound((c) => sendRefusal(c, refuse('unknownAddress')))
  app.onError((error, c) => {
    const { log, errors } = deps
    return sendRefusal(c, refusalOf(error, { log, errors, requestId: c.get('requestId') }))
  })
  return { fetch: withResponseCache(deps, app.fetch), request: app.request, routes: app.routes, answerAsGuest }
}

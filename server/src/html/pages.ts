import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createChooser, pageRegistry } from '../registry/chosen-releases'
import { readHostBuild } from '../registry/host-build'
import { refusalOf } from '../transport/answer'
import type { Deps } from '../transport/context'
import { sendRefusal } from '../transport/dispatch'
import { compression } from '../transport/encoding/compression'
import type { AnswerAsGuest } from '../transport/guest-calls'
import { refuse, statusOf } from '../transport/refusal'
import { clientAddressOf } from '../transport/request'
import { createConcurrencyLimit } from './concurrency-limit'
import { unavailablePage } from './document/unavailable'
import { mountSitemap, SITEMAP_PATHS } from './metadata/sitemap'
import type { ReaderKind } from './page-data/first-answers'
import { createPageDataLoader, type Requester } from './page-data/page-data'
import { mountPageViews } from './page-views'
import { liveRoutes } from './parts'
import { createPageSender, isDevelopment } from './send-page'
import { createVisits } from './visit/visit'
import { pageLanguageOf } from './visit/visitor'

/** A visitor outside the app, in the site's own language. */
const plainBrowser = { language: 'zh-CN', app: '' } as const
/** Maximum number of concurrent page requests; a cached page takes a millisecond. */
const MAX_VISITS = 2_000

function limitConcurrentVisits() {
  const limit = createConcurrencyLimit(MAX_VISITS)
  return createMiddleware(async (c, next) => {
    // Browsers treat `//name/path` as another host, and the app has no such page.
    if (c.req.path.startsWith('//')) return sendRefusal(c as never, refuse('unknownAddress'))
    return limit(next)
  })
}

/** Browsers send `Sec-Fetch-Mode`; search engines and link previews do not. */
const readerOf = (c: Context): ReaderKind => (c.req.header('sec-fetch-mode') ? 'browser' : 'reader')

/** Answers every page address with the HTML that starts the host, with the releases of this visitor. */
export function createPages(deps: Deps, answerAsGuest: AnswerAsGuest): Hono {
  const { environment } = deps
  let host = readHostBuild(environment)
  const choose = createChooser(deps)
  const visitOf = createVisits(deps, choose)
  const data = createPageDataLoader(answerAsGuest)
  const sender = createPageSender(deps, data)
  const siteRegion = async () => (await data.configuration()).config.city
  const app = new Hono()

  app.get('/favicon.ico', (c) => c.redirect('/media/brand/mark.svg', 301))
  for (const path of SITEMAP_PATHS) app.use(path, compression)
  app.use('*', limitConcurrentVisits())
  mountSitemap(app, deps, async () => {
    const region = await siteRegion()
    const visitor = {
      shell: 'h5' as const,
      region,
      device: '',
      now: Date.now(),
      offered: host.contracts,
      ...plainBrowser,
    }
    return liveRoutes(await choose(await pageRegistry(deps), visitor))
  })
  const requesterOf = (c: Context): Requester => ({
    language: pageLanguageOf(c),
    ip: clientAddressOf(c as never, environment.trustsProxy),
    reader: readerOf(c),
  })

  app.get('*', async (c) => {
    if (isDevelopment(environment)) host = readHostBuild(environment)
    const visit = await visitOf(c, host, await siteRegion())
    const requester = requesterOf(c)
    const plan = sender.planOf(visit, host, requester.language)
    const send = () => sender.send(c, { visit, host, plan, requester })
    return plan && sender.isCached(plan) ? send() : deps.load.expensive('page', requester.ip, send)
  })
  mountPageViews(app, {
    environment,
    async count(c, url) {
      const requester = requesterOf(c)
      await deps.load.read(requester.ip, async () =>
        sender.countView(await visitOf(c, host, await siteRegion(), url), requester),
      )
    },
  })
  app.onError((error, c) => {
    const refusal = refusalOf(error, { log: deps.log, errors: deps.errors, requestId: 'page' })
    const { html, headers } = unavailablePage(pageLanguageOf(c))
    return c.body(html, refusal.code === 'serverError' ? 500 : (statusOf(refusal.code) as 429 | 503), headers)
  })
  // Warms the data that all pages need: the database may be down at the first request.
  void app.request('/')
  return app
}

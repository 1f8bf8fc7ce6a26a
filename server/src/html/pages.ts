import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { tileOriginOf } from '../map/tiles'
import { createChooser, pageRegistry } from '../registry/chosen-releases'
import { readHostBuild } from '../registry/host-build'
import { refusalOf } from '../transport/answer'
import type { Deps } from '../transport/context'
import { sendRefusal } from '../transport/dispatch'
import { compression } from '../transport/encoding/compression'
import { encodingFor } from '../transport/encoding/packed'
import type { AnswerAsGuest } from '../transport/guest-calls'
import { refuse, statusOf } from '../transport/refusal'
import { clientAddressOf } from '../transport/request'
import { createConcurrencyLimit } from './concurrency-limit'
import { ownEnd } from './document/document'
import { pageHeaders } from './document/headers'
import { createPageDocuments } from './document/page-documents'
import { unavailablePage } from './document/unavailable'
import { mountSitemap, SITEMAP_PATHS } from './metadata/sitemap'
import type { ReaderKind } from './page-data/first-answers'
import { createPageDataLoader, type PageData, type Requester } from './page-data/page-data'
import { liveRoutes, originsOf } from './parts'
import { createPrerenderer, type RenderPlan } from './prerendering/prerenderer'
import { carriedBy } from './visit/carried-releases'
import { createVisits, type Visit } from './visit/visit'
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

/** Calls a function lazily and at most once. */
function lazyPromise<T>(make: () => Promise<T>) {
  let made: Promise<T> | null = null
  return { make: () => (made ??= make()), isMade: () => made !== null }
}

/** Only a rendered page repeats its query, which contains no token then. */
const ownOf = (visit: Visit, page: unknown): string =>
  ownEnd({
    now: Date.now(),
    visitor: visit.visitor,
    override: (visit.override ?? visit.preview)?.signed ?? null,
    ...(visit.previewEnded && { previewEnded: true }),
    search: page ? visit.search : '',
  })

const isDevelopment = ({ devServers }: Deps['environment']) => Object.keys(devServers).length > 0

const headersOf = ({ found, current, override, shell }: Visit, { environment, wechat }: Deps) =>
  pageHeaders({
    framed: Boolean(found?.row.frame),
    dev: isDevelopment(environment),
    builders: environment.builders,
    mediaOrigins: environment.mediaOrigins,
    tileOrigin: tileOriginOf(environment.mapTiles),
    releaseOrigins: originsOf(current.document),
    overrideOrigins: override?.origins ?? [],
    wechatSdk: shell === 'wechat' && wechat.sdk?.integrity === null ? wechat.sdk.address : null,
    allowedOrigins: environment.origins,
  })

const groupOf = ({ shell, region, language, app }: Visit) => ({ shell, region, language, app })

/** Answers every page address with the HTML that starts the host, with the releases of this visitor. */
export function createPages(deps: Deps, answerAsGuest: AnswerAsGuest): Hono {
  const { environment } = deps
  let host = readHostBuild(environment)
  const choose = createChooser(deps)
  const visitOf = createVisits(deps, choose)
  const { configuration, gather, note, withdrawnAt } = createPageDataLoader(answerAsGuest)
  const prerenderer = createPrerenderer<PageData>(deps)
  const bodyOf = createPageDocuments(deps)
  const app = new Hono()

  app.get('/favicon.ico', (c) => c.redirect('/media/brand/mark.svg', 301))
  for (const path of SITEMAP_PATHS) app.use(path, compression)
  app.use('*', limitConcurrentVisits())
  mountSitemap(app, deps, async () => {
    const region = (await configuration()).config.city
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
  async function respond(c: Context, visit: Visit, plan: RenderPlan | null, requester: Requester): Promise<Response> {
    const configurations = await configuration()
    const data = lazyPromise(() => gather(visit, configurations, requester))
    const page = plan && (await prerenderer.render(plan, data.make, withdrawnAt(visit)))
    if (page && !data.isMade()) note(visit, requester)
    const said = page?.gathered ?? (await data.make())
    const carried = carriedBy(visit, host, said)
    for (const release of carried.releases) deps.tally.note(requester.ip, release, { served: true })
    if (visit.found) deps.tally.visit(groupOf(visit))
    const encoding = encodingFor(c.req.header('accept-encoding'), Number.POSITIVE_INFINITY)
    const body = await bodyOf({ visit, carried, host, said, page })(encoding, ownOf(visit, page))
    return c.body(new Uint8Array(body), visit.found && !said.gone ? 200 : 404, {
      ...headersOf(visit, deps),
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    })
  }

  app.get('*', async (c) => {
    if (isDevelopment(environment)) host = readHostBuild(environment)
    const language = pageLanguageOf(c)
    const visit = await visitOf(c, host, (await configuration()).config.city)
    const requester = { language, ip: clientAddressOf(c as never, environment.trustsProxy), reader: readerOf(c) }
    const plan = prerenderer.planOf(visit, host, language)
    const send = () => respond(c, visit, plan, requester)
    return plan && prerenderer.isCached(plan, withdrawnAt(visit))
      ? send()
      : deps.load.expensive('page', requester.ip, send)
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

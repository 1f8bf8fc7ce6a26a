import type { Configurations, DomainConfig } from '@plaza/shared/api'
import type { Boot, RegistryDocument, Rendered } from '@plaza/shared/remotes'
import { inputOf, isHome, type PageMeta, type RouteRow, type RouteTable } from '@plaza/shared/routes'
import { type Language, nameOf } from '@plaza/shared/text'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createChooser, pageRegistry } from '../registry/chosen'
import { type HostBuild, readHostBuild } from '../registry/host-build'
import { refusalOf } from '../transport/answer'
import { compressed } from '../transport/compressed'
import type { Deps } from '../transport/context'
import { type AnswerAsGuest, sendRefusal } from '../transport/dispatch'
import { refuse } from '../transport/refusal'
import { addressOf } from '../transport/request'
import { briefDocuments } from './brief'
import { type LinkedFile, pageDocument } from './document'
import { type Ask, firstAnswers } from './first-answers'
import { pageHeaders } from './headers'
import { createKeptAnswers } from './kept-answers'
import { createRendering, type Gathered } from './rendering'
import { pageMeta, shareMeta } from './share-meta'
import { mountSitemap } from './sitemap'
import type { SkeletonParts } from './skeleton'
import { structuredData } from './structured-data'
import { unavailablePage } from './unavailable'
import { createVisits, type Visit } from './visit'
import { languageOf } from './visitor'

const DOMAINS = { query: { page: 1, page_size: 1000, source: 'h5', sys_type: 2 } }

/** Files of the remote that a page needs. */
function preloadOf({ chosen, found, override }: Visit): LinkedFile[] {
  const release = chosen.find(({ remote }) => remote === found?.owner)
  if (!release || !found || release.blocked || release.remote === override?.remote || found.row.planned) return []
  const { entry, preload, start, files } = release.document
  return [entry, ...(preload[found.id] ?? start)].map((file) => ({
    address: release.base + file,
    integrity: files[file]?.integrity,
  }))
}

/** What a page is made of, and what its document says of it. */
interface Said extends Gathered {
  gone: boolean
  meta: PageMeta
  share: PageMeta
}

/** Makes something at most once, when it is first asked for. */
function once<T>(make: () => Promise<T>) {
  let made: Promise<T> | null = null
  return { make: () => (made ??= make()), isMade: () => made !== null }
}

/** Pages that are made at once; more of them would only make all of them late. */
const MOST_PAGES = 100

function limitPages() {
  let making = 0
  return createMiddleware(async (c, next) => {
    // A browser takes `//name/path` for another host, and the app has no such page.
    if (c.req.path.startsWith('//')) return sendRefusal(c as never, refuse('unknownAddress'))
    if (making >= MOST_PAGES) throw refuse('busy')
    making++
    try {
      return await next()
    } finally {
      making--
    }
  })
}

const linked = ({ files, base, integrity }: HostBuild): LinkedFile[] =>
  files.map((file) => ({ address: base + file, integrity: integrity?.[file] }))

/** Origins of releases that are served from elsewhere. */
const originsOf = ({ remotes }: RegistryDocument): string[] =>
  Object.values(remotes).flatMap(({ releases }) =>
    Object.values(releases).flatMap(({ base }) => (base && URL.canParse(base) ? [new URL(base).origin] : [])),
  )

const shapeOf = (row: RouteRow | undefined, pathname: string): SkeletonParts => {
  if (row?.frame) return { head: 'none', footer: false }
  return { head: isHome(pathname) ? 'home' : 'bar', footer: Boolean(row?.showFooter) }
}

/** Routes that releases have pages for. */
const liveRoutes = (chosen: Visit['chosen']): RouteTable =>
  Object.fromEntries(
    chosen.flatMap(({ document }) => Object.entries(document.routes).filter(([, row]) => !row.planned)),
  )

/** A person's own page, a frame, a preview: nothing for a search engine. */
const isHidden = (row: RouteRow | undefined): boolean =>
  !row || Boolean(row.ownPage || row.requiresAuth || row.frame || row.keepsDesktop || row.planned)

/** Search engines and link previews do not say for what they ask, as browsers do. */
const readerOf = (c: Context) => (c.req.header('sec-fetch-mode') ? 'browser' : 'reader')

/** Answers every page address with the HTML that starts the host, as the registry has it for this visitor. */
export function createPages(deps: Deps, answerAsGuest: AnswerAsGuest): Hono {
  const { environment, registry, sms, wechat } = deps
  const dev = Object.keys(environment.devServers).length > 0
  let host = readHostBuild(environment)
  const choose = createChooser(deps)
  const visitOf = createVisits(deps, choose)
  const app = new Hono()

  const render = createRendering<Said>(deps)

  function asking(language: Language, ip: string): Ask & { note(endpoint: string, input: object): void } {
    const visit = { language: language === 'en' ? ('en' as const) : ('zh' as const), ip }
    const ask: Ask = (endpoint, input) => answerAsGuest(endpoint, input, visit)
    return Object.assign(ask, { note: (endpoint: string, input: object) => answerAsGuest.note(endpoint, input, visit) })
  }

  const keptAnswer = createKeptAnswers(asking('zh-CN', ''))
  const configuration = () => keptAnswer<Configurations>('config.configurations', {})
  const domainsOf = () => keptAnswer<DomainConfig>('config.domains', DOMAINS)

  const bootOf = (
    visit: Visit,
    { language, configurations, domains, answers }: Gathered,
    rendered: Rendered | null,
  ): Boot => ({
    ...{ language, configurations, domains, answers, rendered },
    now: Date.now(),
    registry: visit.current.signed,
    keys: registry.keys.publicKeys,
    documents: briefDocuments(visit, environment),
    visitor: visit.visitor,
    override: visit.override?.signed ?? null,
    hostFiles: host.integrity,
    hostBuild: host.build,
    smsInbox: sms.newest !== undefined,
    allowedOrigins: environment.origins,
    wechatSdk: visit.shell === 'wechat' ? wechat.sdk : null,
  })

  app.get('/favicon.ico', (c) => c.redirect('/media/brand/mark.svg', 301))
  app.use('*', compressed)
  app.use('*', limitPages())
  mountSitemap(app, deps, async () => {
    const region = (await configuration()).config.city
    const visitor = { shell: 'h5' as const, region, device: '', now: Date.now(), offered: host.contracts }
    return liveRoutes(await choose(await pageRegistry(deps), visitor))
  })
  app.get('*', async (c) => {
    if (dev) host = readHostBuild(environment)
    const language = languageOf(c)
    const configurations = await configuration()
    const { config } = configurations
    const { image, city } = config
    const name = nameOf(config, language)
    const slogan = (language === 'en' && config.top_paperwork_en) || config.top_paperwork
    const visit = await visitOf(c, host, city)
    const { row, params = {} } = visit.found ?? {}
    const from = addressOf(c as never, environment.trustsProxy)
    for (const release of visit.chosen) deps.tally.note(from, release, { served: true })
    const ask = asking(language, from)
    const calls = row?.planned ? [] : (row?.first ?? [])
    const gathering = once(async () => {
      const now = Date.now()
      const [domains, { answers, gone }] = await Promise.all([
        domainsOf(),
        firstAnswers(calls, params, ask, readerOf(c)),
      ])
      const meta = pageMeta(answers, { title: name, description: slogan, image }, language)
      const share = await shareMeta(answers, meta, ask)
      const isWhole = answers.length === calls.length
      return { language, configurations, domains, answers, gone, isWhole, now, meta, share }
    })
    const page = await render(visit, { host, language, gather: gathering.make })
    if (page && !gathering.isMade()) for (const call of calls) ask.note(call.endpoint, inputOf(call, params))
    const said = page?.gathered ?? (await gathering.make())
    const { gone, meta, share, answers } = said
    const html = pageDocument({
      boot: bootOf(visit, said, page?.rendered ?? null),
      meta,
      share,
      structured: structuredData(answers, { address: visit.address, name, logo: image }),
      hidden: isHidden(row),
      address: visit.address,
      files: linked(host),
      preload: preloadOf(visit),
      dev,
      shape: shapeOf(row, c.req.path),
      rendered: page,
    })
    const headers = pageHeaders({
      framed: Boolean(row?.frame),
      dev,
      builders: environment.builders,
      releaseOrigins: originsOf(visit.current.document),
      overrideOrigins: visit.override?.origins ?? [],
      wechatSdk: visit.shell === 'wechat' && wechat.sdk?.integrity === null ? wechat.sdk.address : null,
      allowedOrigins: environment.origins,
    })
    return c.body(html, visit.found && !gone ? 200 : 404, headers)
  })
  app.onError((error, c) => {
    const { code } = refusalOf(error, { log: deps.log, requestId: 'page' })
    const { html, headers } = unavailablePage(languageOf(c))
    return c.body(html, code === 'busy' ? 503 : 500, headers)
  })
  // What all pages need is read now: the database may have left when the first one is asked for.
  void app.request('/index')
  return app
}

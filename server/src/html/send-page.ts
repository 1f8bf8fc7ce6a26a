import type { Context } from 'hono'
import { tileOriginOf } from '../map/tiles'
import type { ChosenRelease } from '../registry/chosen-releases'
import type { HostBuild } from '../registry/host-build'
import { describeSpan } from '../tracing/tracing'
import { REGISTRY_KEY, SITE_TAG } from '../transport/cache/changes'
import { keysOf } from '../transport/cdn/surrogate'
import type { Deps } from '../transport/context'
import { encodingFor } from '../transport/encoding/packed'
import { ownEnd } from './document/document'
import { pageHeaders } from './document/headers'
import { createPageDocuments } from './document/page-documents'
import type { createPageDataLoader, PageData, Requester } from './page-data/page-data'
import { originsOf } from './parts'
import { createPrerenderer, type RenderPlan } from './prerendering/prerenderer'
import { carriedBy } from './visit/carried-releases'
import type { PageMatch } from './visit/routes'
import type { Visit } from './visit/visit'

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
    ...(visit.visitor === null && { uncounted: true }),
    override: (visit.override ?? visit.preview)?.signed ?? null,
    ...(visit.previewEnded && { previewEnded: true }),
    search: page ? visit.search : '',
  })

export const isDevelopment = ({ devServers }: Deps['environment']) => Object.keys(devServers).length > 0

const headersOf = (
  { found, current, override, shell }: Visit,
  sharedBy: readonly string[] | null,
  { environment, wechat }: Deps,
) =>
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
    sharedBy,
  })

const pageAttributes = ({ owner, id }: PageMatch, { chosen }: Visit) => {
  const release = chosen.find(({ remote }) => remote === owner)?.release
  return { 'plaza.remote': owner, 'plaza.route': id, ...(release !== undefined && { 'plaza.release': release }) }
}

const groupOf = ({ shell, region, language, app }: Visit) => ({ shell, region, language, app })

/** A page request whose visit is resolved. */
interface PageRequest {
  visit: Visit
  host: HostBuild
  /** Null: it is not rendered. */
  plan: RenderPlan | null
  requester: Requester
}

type PageDataLoader = ReturnType<typeof createPageDataLoader>

/** Sends pages, and counts their visits. */
export function createPageSender(deps: Deps, { configuration, gather, note, tagsOf, withdrawnAt }: PageDataLoader) {
  const prerenderer = createPrerenderer<PageData>(deps)
  const bodyOf = createPageDocuments(deps)

  function count(visit: Visit, releases: readonly ChosenRelease[], { ip }: Requester): void {
    for (const release of releases) deps.tally.note(ip, release, { served: true })
    if (visit.found) deps.tally.visit(groupOf(visit))
  }
  async function send(c: Context, { visit, host, plan, requester }: PageRequest): Promise<Response> {
    const configurations = await configuration()
    const data = lazyPromise(() => gather(visit, configurations, requester))
    if (visit.found) describeSpan(pageAttributes(visit.found, visit))
    const page = plan && (await prerenderer.render(plan, data.make, withdrawnAt(visit)))
    const isCounted = visit.visitor !== null
    if (page && !data.isMade() && isCounted) note(visit, requester)
    const said = page?.gathered ?? (await data.make())
    const carried = carriedBy(visit, host, said)
    if (isCounted) count(visit, carried.releases, requester)
    const isShared = visit.visitor === null && visit.found !== null && page && said.isWhole && !said.gone
    const keys = isShared ? [SITE_TAG, REGISTRY_KEY, ...tagsOf(visit)] : null
    const sharedBy = keys && keysOf(deps.environment.site, keys)
    const encoding = encodingFor(c.req.header('accept-encoding'), Number.POSITIVE_INFINITY)
    const body = await bodyOf({ visit, carried, host, said, page })(encoding, ownOf(visit, page))
    return c.body(new Uint8Array(body), visit.found && !said.gone ? 200 : 404, {
      ...headersOf(visit, sharedBy, deps),
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    })
  }

  return {
    send,
    planOf: prerenderer.planOf,
    /** Whether the page is at hand, and needs no work. */
    isCached: (plan: RenderPlan) => prerenderer.isCached(plan, withdrawnAt(plan.visit)),
    /** Counts a visit of a page that a CDN sent. */
    countView(visit: Visit, requester: Requester): void {
      note(visit, requester)
      count(
        visit,
        visit.chosen.filter(({ remote }) => remote === visit.found?.owner),
        requester,
      )
    },
  }
}

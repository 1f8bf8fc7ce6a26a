import { createHash } from 'node:crypto'
import type { Configurations, DomainConfig } from '@plaza/shared/api'
import { firstExtensions, liveExtensions } from '@plaza/shared/extensions'
import {
  type InlinedAnswer,
  isRenderedRoute,
  type RenderedRoute,
  type RenderInput,
  renderedSearch,
} from '@plaza/shared/remotes'
import { hostRoutes, pathsOf } from '@plaza/shared/routes'
import type { Language } from '@plaza/shared/text'
import { listDigest } from '../../registry/chosen-releases'
import type { HostBuild } from '../../registry/host-build'
import { createRenderedPages, type RenderedPage } from '../../rendering/rendered-pages'
import type { Deps } from '../../transport/context'
import type { BuildScript } from '../../transport/ports/rendering'
import type { InlinedStyle } from '../document/file-reader'
import { carriedBy } from '../visit/carried-releases'
import type { Visit } from '../visit/visit'
import { createPageFiles, type PageRelease } from './page-files'
import { drawParts } from './parts-of-page'

/** Maximum time a visitor waits for the render; then the skeleton is sent, and the next visitor gets the page. */
const BUDGET_MS = 150
/** A developer waits until the new code is rendered. */
const DEVELOPER_BUDGET_MS = 5_000

/** Data that a page is rendered from, equal for every guest. */
export interface RenderData {
  language: Language
  configurations: Configurations
  domains: DomainConfig
  answers: readonly InlinedAnswer[]
  /** All first calls were answered. */
  isWhole: boolean
  now: number
}

/** A rendered page and its data: the same object for all visitors while it is cached. */
export interface PrerenderedPage<G extends RenderData> {
  html: string
  styles: readonly InlinedStyle[]
  rendered: RenderedRoute
  gathered: G
}

/** The release of a page, and the query that it is rendered with. */
interface RenderChoice extends PageRelease {
  search: string
}

/** Everything that determines the HTML of a visit's page. */
export interface RenderPlan extends RenderChoice {
  visit: Visit
  host: HostBuild
  hostScript: BuildScript
  /** Cache key of the page. */
  key: string
}

/** Null if the page is not rendered (see `isRenderedRoute`), or this visitor gets it differently. */
function renderChoiceOf({ found, chosen, override, search }: Visit): RenderChoice | null {
  const own = chosen.find(({ remote }) => remote === found?.owner)
  const server = own?.document.server
  const query = found && renderedSearch(search, own?.document.routes[found.id]?.query)
  if (!found || !own || !server || query === null || override || own.blocked) return null
  if (!isRenderedRoute(own.document, found.id)) return null
  return { search: query, chosen: own, server }
}

/** If the data is equal apart from the clock, the page is not rendered again. */
const digestOf = ({ now, ...others }: RenderData): string =>
  createHash('sha256').update(JSON.stringify(others)).digest('base64')

/** Maximum number of origins without a configured one, because anybody can make up a `Host`. */
const MAX_ORIGINS = 4

/** Returns a function that tells whether pages are rendered for an address's origin. */
function createOrigins({ publicOrigin }: Pick<Deps['environment'], 'publicOrigin'>) {
  const known = new Set<string>()
  return (address: string): boolean => {
    const { origin } = new URL(address)
    if (!publicOrigin && known.size < MAX_ORIGINS) known.add(origin)
    return publicOrigin !== undefined || known.has(origin)
  }
}

/** Contains nothing that a visitor can make up: the city matters only through the releases it selects. */
function keyOf(visit: Visit, { search }: RenderChoice, host: HostBuild, language: Language): string {
  const { found, chosen, shell, elder, address } = visit
  const page = [found?.id, found?.params, search, language, shell, elder, address]
  return JSON.stringify([host.build, host.server?.integrity, listDigest(chosen), ...page])
}

type PrerenderDeps = Pick<Deps, 'environment' | 'renderer' | 'releaseFiles' | 'sms'>

function inputOf(
  { visit, search, chosen: own, host }: RenderPlan,
  from: RenderData,
  { environment, sms }: PrerenderDeps,
): RenderInput {
  const { found, shell, elder, address } = visit
  const chosen = carriedBy(visit, host, from).releases
  const { origin, pathname } = new URL(address)
  const { name, version, build, needs, wants } = own.document
  const { now, language, configurations, domains, answers } = from
  return {
    release: { name, version, build, needs, wants },
    route: { id: found?.id ?? '', row: found?.row ?? { path: pathname } },
    params: found?.params ?? {},
    ...(elder && { elder }),
    ...{ pathname, search, origin, language, shell, now, configurations, domains, answers },
    paths: pathsOf([hostRoutes, ...chosen.map(({ document }) => document.routes)]),
    extensions: liveExtensions(
      chosen.map(({ remote, release, document }) => ({
        remote,
        release,
        extensions: firstExtensions(document.extensions, found?.row),
      })),
    ),
    deployment: {
      host: host.build,
      releases: chosen.map(({ remote, release }) => `${remote}/${release}`),
      smsInbox: sms.newest !== undefined,
    },
    allowedOrigins: environment.origins,
  }
}

/** Renders pages and caches them for all visitors. */
export function createPrerenderer<G extends RenderData>(deps: PrerenderDeps) {
  const { environment, renderer } = deps
  const pages = createRenderedPages<G>(renderer)
  const budgetMs = Object.keys(environment.devServers).length > 0 ? DEVELOPER_BUDGET_MS : BUDGET_MS
  const files = createPageFiles(deps)
  const isRenderedOrigin = createOrigins(environment)
  /** Created once per cached page. */
  const made = new WeakMap<RenderedPage<G>, Promise<PrerenderedPage<G>>>()

  /** The input with the HTML of what other remotes draw in the page. */
  async function withParts({ visit: { chosen }, hostScript }: RenderPlan, input: RenderInput): Promise<RenderInput> {
    const parts = await drawParts(input, {
      renderer,
      host: hostScript,
      chosen,
      scriptOf: (release) => {
        const { server } = release.document
        return server ? files.releaseScript({ chosen: release, server }) : null
      },
    })
    return { ...input, parts }
  }

  async function prerenderedPage(
    { html, answers, now }: RenderedPage<G>,
    { visit, chosen, host }: RenderPlan,
  ): Promise<PrerenderedPage<G>> {
    const { remote, release } = chosen
    const { shell, elder, found } = visit
    const rendered = { remote, release, route: found?.id ?? '', shell, ...(elder && { elder }), now }
    return { html, styles: await files.stylesIn(html, visit, host), rendered, gathered: answers }
  }

  return {
    /** How to render a page; null if it is left to the browser. */
    planOf(visit: Visit, host: HostBuild, language: Language): RenderPlan | null {
      const choice = renderChoiceOf(visit)
      const hostScript = files.hostScript(host)
      if (!choice || !hostScript || !isRenderedOrigin(visit.address)) return null
      return { ...choice, visit, host, hostScript, key: keyOf(visit, choice, host, language) }
    },
    /** Whether the page is cached. */
    isCached: ({ key }: RenderPlan, withdrawnAt: number): boolean => pages.has(key, withdrawnAt),
    /** The page with data from after `withdrawnAt`; null if it could not be rendered in time. */
    async render(
      plan: RenderPlan,
      loadData: () => Promise<G>,
      withdrawnAt: number,
    ): Promise<PrerenderedPage<G> | null> {
      const make = async () => {
        const answers = await loadData()
        if (!answers.isWhole) return null
        const input = JSON.stringify(await withParts(plan, inputOf(plan, answers, deps)))
        const route = plan.visit.found?.id ?? ''
        const job = { host: plan.hostScript, release: files.releaseScript(plan), route, input }
        return { job, answers, now: answers.now, digest: digestOf(answers) }
      }
      const page = await pages.get(plan.key, make, budgetMs, withdrawnAt)
      if (!page) return null
      const prerendered = made.get(page) ?? prerenderedPage(page, plan)
      made.set(page, prerendered)
      return prerendered
    },
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configurations, DomainConfig } from '@plaza/shared/api'
import { type InlinedAnswer, type Rendered, type RenderInput, renderedSearch } from '@plaza/shared/remotes'
import { hostRoutes, pathsOf } from '@plaza/shared/routes'
import type { Language } from '@plaza/shared/text'
import type { Chosen } from '../registry/chosen'
import type { HostBuild } from '../registry/host-build'
import { createRenderedPages } from '../rendering/rendered-pages'
import type { Deps } from '../transport/context'
import type { Code } from '../transport/ports/rendering'
import { createFileTexts, type InlinedStyle } from './file-texts'
import type { Visit } from './visit'

/** How long a visitor waits for the page itself; then its shape is sent, and the next one gets the page. */
const BUDGET_MS = 150

/** What a page is made of for every guest. */
export interface Gathered {
  language: Language
  configurations: Configurations
  domains: DomainConfig
  answers: readonly InlinedAnswer[]
  /** All of its first calls were answered. */
  isWhole: boolean
  now: number
}

/** The page in the HTML, with what it was rendered from. */
interface RenderedVisit<G extends Gathered> {
  html: string
  styles: readonly InlinedStyle[]
  rendered: Rendered
  gathered: G
}

/** What of a visit decides about the HTML of its page. */
interface Rendering {
  search: string
  chosen: Chosen
  server: NonNullable<Chosen['document']['server']>
}

/** Null where a page is not rendered: a planned one, a person's own, one of a release that brings no server file. */
function renderingOf({ found, chosen, override, search }: Visit): Rendering | null {
  const own = chosen.find(({ remote }) => remote === found?.owner)
  const server = own?.document.server
  const asked = renderedSearch(search)
  if (!found || !own || !server || asked === null || override || own.blocked) return null
  const { row, id } = found
  if (row.planned || row.requiresAuth || row.ownPage || !server.routes.includes(id)) return null
  return { search: asked, chosen: own, server }
}

const isStyle = (file: string) => file.endsWith('.css')

/** Addresses of the styles that a page is drawn with: the host's, and those of the remote. */
function stylesOf({ found, chosen }: Visit, host: HostBuild): string[] {
  const { base, document } = chosen.find(({ remote }) => remote === found?.owner) ?? {}
  const own = document?.preload[found?.id ?? ''] ?? document?.start ?? []
  return [
    ...host.files.filter(isStyle).map((file) => host.base + file),
    ...own.filter(isStyle).map((file) => base + file),
  ]
}

/** Addresses of the styles of parts that are fetched apart: the server draws them too. */
function laterStylesOf({ found, chosen }: Visit): string[] {
  const { base, document } = chosen.find(({ remote }) => remote === found?.owner) ?? {}
  return (document?.later?.[found?.id ?? ''] ?? []).filter(isStyle).map((file) => base + file)
}

const CLASS = /\.([a-z]_[\w-]{6})/g

/** Whether one of its classes stands in a page. */
const isUsed = ({ css }: InlinedStyle, html: string): boolean =>
  [...new Set([...css.matchAll(CLASS)].map(([, name = '']) => name))].some((name) => html.includes(name))

/** Renders the pages of visits, and keeps what it rendered for a while: the same for everybody. */
export function createRendering<G extends Gathered>({
  environment,
  renderer,
  sms,
}: Pick<Deps, 'environment' | 'renderer' | 'sms'>) {
  const pages = createRenderedPages<G>(renderer)
  const texts = createFileTexts(environment)
  /** Styles of a page, found once for as long as it is kept. */
  const styles = new WeakMap<object, Promise<readonly InlinedStyle[]>>()

  async function stylesIn(html: string, visit: Visit, host: HostBuild): Promise<readonly InlinedStyle[]> {
    const [always, later] = await Promise.all([stylesOf(visit, host), laterStylesOf(visit)].map(texts.styles))
    return [...(always ?? []), ...(later ?? []).filter((one) => isUsed(one, html))]
  }

  const hostCode = ({ server }: HostBuild): Code | null =>
    server && { integrity: server.integrity, read: () => readFile(join(environment.hostDir, server.name), 'utf8') }

  function keyOf(visit: Visit, { search }: Rendering, host: HostBuild, language: Language): string {
    const { found, chosen, shell, region, address } = visit
    const releases = chosen.map(({ digest, blocked }) => `${digest}${blocked ? '!' : ''}`)
    return JSON.stringify([host.build, releases, found?.id, found?.params, search, language, shell, region, address])
  }

  function inputOf(visit: Visit, { search, chosen: own }: Rendering, host: HostBuild, from: Gathered): RenderInput {
    const { found, chosen, shell, address } = visit
    const { origin, pathname } = new URL(address)
    const { name, version, build, needs, wants } = own.document
    const { now, language, configurations, domains, answers } = from
    return {
      release: { name, version, build, needs, wants },
      route: { id: found?.id ?? '', row: found?.row ?? { path: pathname } },
      params: found?.params ?? {},
      ...{ pathname, search, origin, language, shell, now, configurations, domains, answers },
      paths: pathsOf([hostRoutes, ...chosen.map(({ document }) => document.routes)]),
      deployment: {
        host: host.build,
        releases: chosen.map(({ remote, release }) => `${remote}/${release}`),
        smsInbox: sms.newest !== undefined,
      },
      allowedOrigins: environment.origins,
    }
  }

  /** The page as the server renders it; null where it is left to the browser. */
  return async (
    visit: Visit,
    { host, language, gather }: { host: HostBuild; language: Language; gather: () => Promise<G> },
  ): Promise<RenderedVisit<G> | null> => {
    const rendering = renderingOf(visit)
    const code = hostCode(host)
    if (!rendering || !code) return null
    const { chosen, server } = rendering
    const { integrity = '' } = chosen.document.files[server.file] ?? {}
    const release = {
      remote: chosen.remote,
      id: chosen.release,
      integrity,
      read: () => texts.read(chosen.base + server.file),
    }
    const make = async () => {
      const answers = await gather()
      if (!answers.isWhole) return null
      const input = JSON.stringify(inputOf(visit, rendering, host, answers))
      return { job: { host: code, release, input }, answers, now: answers.now }
    }
    const page = await pages.get(keyOf(visit, rendering, host, language), make, BUDGET_MS)
    if (!page) return null
    const found = styles.get(page) ?? stylesIn(page.html, visit, host)
    styles.set(page, found)
    return {
      html: page.html,
      styles: await found,
      rendered: {
        remote: chosen.remote,
        release: chosen.release,
        route: visit.found?.id ?? '',
        shell: visit.shell,
        search: visit.search,
        now: page.now,
      },
      gathered: page.answers,
    }
  }
}

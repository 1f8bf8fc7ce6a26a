import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Finding,
  found,
  type ReleaseBundle,
  sampleSite,
  sha384,
  type TrialPage,
  tryPages,
} from '../../server/src/registry/check/index'
import { HOST_BASE, readHostBuild, readRenderingHost } from '../../server/src/registry/host-build'
import { createRenderer } from '../../server/src/rendering/renderer'
import { distOf, hostDir } from '../lib/project.mjs'
import { baseOf, hostPage, sentPages } from './hydration/documents'
import { hydrate } from './hydration/hydrate'
import type { HydrationResult } from './hydration/hydrate-page'
import type { ModuleResult } from './hydration/read-modules'

const place = { hostDir, devServers: {} }

/** Marks a build as checked with a host, without findings. */
const stampOf = (name: string) => join(distOf(name), '.rendered')

const stampText = ({ text }: ReleaseBundle, build: string) => `${build} ${sha384(text ?? '')}`

const toFound = ({ id, differs, threw, broken }: HydrationResult): Finding[] => {
  if (differs) return [found('P806', `${id}: ${differs}`)]
  if (threw) return [found('P809', `${id}: ${threw}`)]
  return broken ? [found('P808', `${id} in a browser: ${broken}`)] : []
}

function foundInModules(modules: ModuleResult | null): Finding[] {
  const { started = [], changed = [], broken } = modules ?? {}
  return [
    ...(started.length > 0 ? [found('P810', started.join(', '))] : []),
    ...(changed.length > 0 ? [found('P811', changed.join(', '))] : []),
    ...(broken ? [found('P808', `all modules at once: ${broken}`)] : []),
  ]
}

/** Each page once, alternating between the languages. */
const everyPage = (pages: readonly TrialPage[]): TrialPage[] => {
  const ids = [...new Set(pages.map(({ input }) => input.route.id))]
  return pages.filter(({ input }) => (ids.indexOf(input.route.id) % 2 === 0) === (input.language === 'en'))
}

async function hydrated(release: ReleaseBundle, folder: string, pages: readonly TrialPage[]): Promise<Finding[]> {
  const host = readHostBuild(place)
  const files = Object.fromEntries([
    ...readdirSync(place.hostDir).map((file) => [HOST_BASE + file, join(place.hostDir, file)]),
    ...Object.keys(release.document.files).map((file) => [baseOf(release) + file, join(folder, file)]),
  ])
  const { document } = release
  const modules = {
    page: hostPage(release, host, await sampleSite()),
    ...{ global: document.global, entry: baseOf(release) + document.entry },
    files: Object.fromEntries(Object.entries(document.files).map(([file, { integrity }]) => [file, integrity])),
  }
  const done = await hydrate({ pages: sentPages(release, host, everyPage(pages)), modules, files })
  return [...done.pages.flatMap(toFound), ...foundInModules(done.modules)]
}

/** Renders each page of a release and hydrates it with the host built here; returns the findings. */
export async function renderFindings(release: ReleaseBundle, folder: string): Promise<Finding[]> {
  const renderer = createRenderer({ limits: { waitMs: 60_000 }, onFault() {} })
  try {
    const tried = await tryPages(release, { host: readRenderingHost(place), attempt: renderer.attempt })
    return [...tried.found, ...(await hydrated(release, folder, tried.pages))]
  } finally {
    await renderer.close()
  }
}

/** The same for a remote's build; one without findings is not checked again with the same host. */
export async function renderFindingsOfBuild(release: ReleaseBundle): Promise<Finding[]> {
  const [stamp, text] = [stampOf(release.name), stampText(release, readHostBuild(place).build)]
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === text) return []
  const all = await renderFindings(release, distOf(release.name))
  if (all.length === 0) writeFileSync(stamp, text)
  return all
}

import { allEndpoints, type Configurations, type DomainConfig } from '@plaza/shared/api'
import { liveExtensions } from '@plaza/shared/extensions'
import { type RemoteManifest, type RenderInput, releaseId } from '@plaza/shared/remotes'
import { hostRoutes, pathsOf } from '@plaza/shared/routes'
import { answerTo, firstAnswers, sampleAddress, sampleParams, sampleSearch } from '@plaza/shared/samples'
import type { Language } from '@plaza/shared/text'

const ORIGIN = 'https://plaza.example'
/** The time used for the renders. */
const NOW = Date.parse('2026-11-20T08:00:00Z')

async function siteAnswer<T>(id: string): Promise<T> {
  const endpoint = allEndpoints.find((one) => one.id === id)
  if (!endpoint) throw new Error(`${id} is no endpoint`)
  return (await answerTo(endpoint, {}, { own: {}, now: NOW, links: ['/'] })) as T
}

/** Answers by which every page of a trial begins. */
export const sampleSite = async () => ({
  configurations: await siteAnswer<Configurations>('config.configurations'),
  domains: await siteAnswer<DomainConfig>('config.domains'),
})

/**
 * Input of a page's trial render: answers generated from the schemas of its first calls. Throws if an answer cannot be
 * generated.
 */
export async function sampleInput(
  { document, host }: { document: RemoteManifest; host: string },
  id: string,
  language: Language,
): Promise<RenderInput> {
  const { name, version, build, needs, wants, routes } = document
  const row = routes[id] ?? { path: '/' }
  return {
    release: { name, version, build, needs, wants },
    route: { id, row },
    params: sampleParams(row.path),
    pathname: sampleAddress(row.path),
    search: sampleSearch(row),
    origin: ORIGIN,
    paths: pathsOf([hostRoutes, routes]),
    extensions: liveExtensions([{ remote: name, release: releaseId(document), extensions: document.extensions }]),
    language,
    shell: 'h5',
    now: NOW,
    ...(await sampleSite()),
    deployment: { host, releases: [`${name}/${releaseId(document)}`], smsInbox: false },
    allowedOrigins: [],
    answers: await firstAnswers(row, NOW),
  }
}

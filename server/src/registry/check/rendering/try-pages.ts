import { isRenderedRoute, type RenderInput, releaseId } from '@plaza/shared/remotes'
import type { Language } from '@plaza/shared/text'
import type { BuildScript, RenderAttempt, Renderer } from '../../../transport/ports/rendering'
import { type Finding, found } from '../findings'
import type { ReleaseBundle } from '../release'
import { apart, faulty } from './faulty'
import { sampleInput } from './sample-input'
import { skewed, skews } from './skewed'

const languages: readonly Language[] = ['en', 'zh-CN']
/** After this many renders that killed their process, a release is not tried further. */
const MOST_COSTLY = 2
/** Attempts per page: a busy machine is sometimes too slow. */
const MAX_ATTEMPTS = 2

/** A host build and the script with which it renders. */
interface RenderingHost {
  build: string
  script: string
}

/** Renderer and host for the trial. */
export interface RenderingSetup {
  /** Null if the host build cannot render. */
  host: RenderingHost | null
  attempt: Renderer['attempt']
}

/** A page of a release, as the server renders it. */
export interface TrialPage {
  input: RenderInput
  html: string
}

interface TrialResult {
  pages: TrialPage[]
  found: Finding[]
}

interface TrialContext {
  release: ReleaseBundle
  build: string
  /** The host's script with two different clocks and random generators. */
  hosts: readonly BuildScript[]
  attempt: Renderer['attempt']
}

const codeOf = ({ document, files }: ReleaseBundle, file: string): BuildScript & { remote: string; id: string } => ({
  remote: document.name,
  id: releaseId(document),
  integrity: document.files[file]?.integrity ?? '',
  read: async () => (files.get(file) ?? Buffer.alloc(0)).toString(),
})

/** Retries a render that took too long. */
async function retryWhenOverdue(attempt: () => Promise<RenderAttempt>): Promise<RenderAttempt> {
  for (let renders = 1; ; renders++) {
    const made = await attempt()
    const isOverdue = made && 'kind' in made && (made.kind === 'late' || made.kind === 'slow')
    if (renders >= MAX_ATTEMPTS || !isOverdue) return made
  }
}

async function tryPage({ release, hosts, attempt }: TrialContext, input: RenderInput): Promise<TrialPage | Finding> {
  const code = codeOf(release, release.document.server?.file ?? '')
  const drawn: string[] = []
  for (const host of hosts) {
    const made = await retryWhenOverdue(() =>
      attempt({ host, release: code, route: input.route.id, input: JSON.stringify(input) }),
    )
    if (!made || 'kind' in made) return faulty(input.route.id, made)
    drawn.push(made.html)
  }
  const [html = '', other = ''] = drawn
  return html === other ? { input, html } : apart(input.route.id, [html, other])
}

/** Renders a route in each language until there is a finding. */
async function tryRoute(trying: TrialContext, id: string): Promise<TrialResult> {
  const pages: TrialPage[] = []
  for (const language of languages) {
    try {
      const input = await sampleInput({ document: trying.release.document, host: trying.build }, id, language)
      const tried = await tryPage(trying, input)
      if ('code' in tried) return { pages: [], found: [tried] }
      pages.push(tried)
    } catch (error) {
      return { pages: [], found: [found('P808', `${id}: ${(error as Error).message}`)] }
    }
  }
  return { pages, found: [] }
}

/** Renders every page that a release's manifest lists, as the server will, and reports those that fail. */
export async function tryPages(release: ReleaseBundle, { host, attempt }: RenderingSetup): Promise<TrialResult> {
  const { server } = release.document
  if (!server) return { pages: [], found: [found('P807', 'it has no server file')] }
  if (host === null) return { pages: [], found: [found('P808', 'this host cannot render')] }
  const trying = { release, build: host.build, hosts: skews.map((skew) => skewed(host.script, skew)), attempt }
  const all: TrialResult = { pages: [], found: [] }
  for (const id of server.routes.filter((one) => isRenderedRoute(release.document, one))) {
    if (all.found.filter(({ code }) => code === 'P802').length >= MOST_COSTLY) break
    const tried = await tryRoute(trying, id)
    all.pages.push(...tried.pages)
    all.found.push(...tried.found)
  }
  return all
}

import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { type Boot, verdictOf } from '@plaza/shared/remotes'
import type { KeptHost, KeptRelease, VersionCell } from '../../scripts/testing/version-archive'
import { goTo, reportedEvents } from '../fixtures/app'
import { operationsOf } from '../fixtures/operations'
import type { RemoteName } from '../fixtures/releases'
import { bootIn } from '../fixtures/rendered-html'
import { type RunningServer, startServer } from '../fixtures/server'
import { expect, type Page } from '../fixtures/test'
import { guestVisits, inRegion, type Visit, visits } from '../fixtures/visits'

/** How long the server may take to render a page whose release has just been promoted. */
const RENDERING_MS = 8000
const EXPECT = { timeout: 15_000 }

/** A release of one remote, which only visitors of one region get. */
export interface Trial {
  remote: RemoteName
  kept: KeptRelease
  region: string
}

/** A server with a kept host. */
export const serveHost = (host: KeptHost): Promise<RunningServer> =>
  startServer({ env: { PLAZA_HOST_DIR: host.folder } })

/** Publishes a release unless it is known, and gives it to a region. */
async function offer(server: RunningServer, { remote, kept, region }: Trial): Promise<void> {
  const operations = operationsOf(server)
  const { remotes } = await operations.status()
  const known = remotes.find(({ name }) => name === remote)?.releases ?? []
  const folder = join(server.releasesDir, 'remotes', remote, kept.id)
  if (!known.some(({ id }) => id === kept.id)) {
    mkdirSync(folder, { recursive: true })
    cpSync(kept.folder, folder, { recursive: true })
    await operations.change('publish', {
      document: readFileSync(join(kept.folder, 'remote.json'), 'utf8'),
      why: 'versions',
    })
  }
  await operations.change('promote', { remote, release: kept.id, regions: [region], why: 'versions' })
}

/** Two pages of a remote that this release has. */
function pagesOf({ remote, kept: { document } }: Trial): Visit[] {
  const known = guestVisits.filter(({ id, owner, row }) => owner === remote && id in document.routes && !row.frame)
  const first = visits[remote]
  return [first, ...known.filter(({ id }) => id !== first.id).slice(0, 1)]
}

/** The rendered page in the HTML, or null if the server leaves it to the browser. */
async function renderingOf(page: Page, address: string): Promise<Boot['rendered']> {
  let rendered: Boot['rendered'] = null
  const isRendered = async () => {
    rendered = bootIn(await (await page.request.get(address)).text()).rendered
    return rendered !== null
  }
  await expect
    .poll(isRendered, { timeout: RENDERING_MS })
    .toBe(true)
    .catch(() => undefined)
  return rendered
}

interface RunningRemote {
  release: string | null
  verdict: { state: string }
}
const runningIn = (page: Page, remote: string): Promise<RunningRemote | undefined> =>
  page.evaluate((wanted) => globalThis.__PLAZA__.running().remotes.find(({ name }) => name === wanted), remote)

/** Opens a page, waits until it has hydrated, and goes on to another as a link does. */
async function walk(page: Page, [first, next]: readonly Visit[]): Promise<void> {
  if (!first) return
  await page.goto(first.address)
  await expect(page.locator(first.content).last()).toBeVisible(EXPECT)
  await page.waitForFunction(() => performance.getEntriesByName('plaza-page').length > 0)
  if (!next) return
  await goTo(page, next.address)
  await expect(page.locator(next.content).last()).toBeVisible(EXPECT)
}

/** A blocked release runs none of its code: an earlier one does, or the page says what is missing. */
async function seeBlocked(page: Page, { remote }: Trial): Promise<void> {
  const { address, content } = visits[remote]
  await page.goto(address)
  await expect(page.locator(`[data-problem="blocked"], ${content}`).first()).toBeVisible(EXPECT)
}

interface Sight {
  problems: string[]
  /** Releases of the remote whose code was requested. */
  requested: Set<string>
}

function watch(page: Page, { remote }: Trial): Sight {
  const sight: Sight = { problems: [], requested: new Set() }
  page.on('pageerror', ({ message }) => sight.problems.push(`uncaught: ${message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') sight.problems.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const [, owner, release] = /\/remotes\/([^/]+)\/([^/]+)\/.+\.js$/.exec(request.url()) ?? []
    if (owner === remote && release) sight.requested.add(release)
  })
  return sight
}

/** What is wrong with a release that the contracts let run. */
async function runProblems(page: Page, trial: Trial, state: string): Promise<string[]> {
  const { remote, kept } = trial
  await walk(page, pagesOf(trial))
  const running = await runningIn(page, remote)
  const events = await reportedEvents(page, 'error')
  return [
    ...(running?.release === kept.id ? [] : [`${running?.release ?? 'nothing'} runs instead`]),
    ...(running?.verdict.state === state ? [] : [`the page says ${running?.verdict.state}`]),
    ...events.map((name) => `event: ${name}`),
  ]
}

async function blockedProblems(page: Page, trial: Trial, { requested }: Sight): Promise<string[]> {
  await seeBlocked(page, trial)
  return requested.has(trial.kept.id) ? ['its code was loaded although a contract is missing'] : []
}

/** Tries a release on the host of a server, as a visitor of its region in a browser of their own. */
export async function tryCell(
  browser: Browser,
  server: RunningServer,
  host: KeptHost,
  trial: Trial,
): Promise<VersionCell> {
  const { remote, kept, region } = trial
  const verdict = verdictOf(kept.document, host.contracts)
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  const sight = watch(page, trial)
  let rendered: Boot['rendered'] = null
  try {
    await offer(server, trial)
    await inRegion(context, server.url, region)
    rendered = await renderingOf(page, visits[remote].address)
    const found =
      verdict.state === 'blocked'
        ? await blockedProblems(page, trial, sight)
        : await runProblems(page, trial, verdict.state)
    sight.problems.push(...found)
  } catch (error) {
    sight.problems.push((error as Error).message.split('\n')[0] ?? 'failed')
  } finally {
    await context.close()
  }
  return {
    host: host.build,
    remote,
    release: kept.id,
    state: sight.problems.length > 0 ? 'broken' : verdict.state,
    missing: verdict.state === 'ok' ? [] : verdict.missingContracts,
    rendering: verdict.state === 'blocked' ? null : rendered ? 'server' : 'browser',
    problems: sight.problems,
  }
}

import { isSampled } from '@plaza/shared/testing/sampling'
import { reportedEvents } from '../fixtures/app'
import { operationsOf } from '../fixtures/operations'
import { makeRelease, type TestRelease } from '../fixtures/releases'
import { type RunningServer, startServer } from '../fixtures/server'
import { expect, type Page, test } from '../fixtures/test'
import { hostBefore, placeMediaBefore } from './frozen'

/** A configured page of the demo with unknown cards: each is reported through the contract `telemetry`. */
const address = '/page/6'
const content = '[data-remote="media"] [data-card]'

type Generation = 'before' | 'now'

/** A server with one host and these releases of media, the last of them promoted to everybody. */
async function serve(host: Generation, releases: readonly Generation[]) {
  const server = await startServer({ env: host === 'before' ? { PLAZA_HOST_DIR: hostBefore() } : {} })
  const operations = operationsOf(server)
  const made: TestRelease[] = []
  for (const generation of releases) {
    const release =
      generation === 'before'
        ? placeMediaBefore(server.releasesDir)
        : makeRelease(server.releasesDir, 'media', { version: '2.5.0', build: 'now0000001' })
    await operations.change('publish', { document: release.text, why: generation })
    await operations.change('promote', { remote: 'media', release: release.id, why: generation })
    made.push(release)
  }
  return { server, made }
}

const mediaOf = (page: Page) =>
  page.evaluate(() => globalThis.__PLAZA__.running().remotes.find(({ name }) => name === 'media'))

/** Stops the server once the page makes no more requests. */
async function leave(page: Page, server: RunningServer): Promise<void> {
  await page.goto('about:blank')
  await server.stop()
}

/** URLs of the remote's releases that were requested. */
function watch(page: Page): () => string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const found = /\/remotes\/media\/([^/]+)\/.+\.js$/.exec(request.url())?.[1]
    if (found && !asked.includes(found)) asked.push(found)
  })
  return () => asked
}

const cells: [host: Generation, releases: Generation[], runs: number, verdict: string][] = [
  ['now', ['now'], 0, 'ok'],
  ['now', ['before'], 0, 'ok'],
  ['before', ['before'], 0, 'ok'],
  // Today's release is promoted but needs a contract that this host lacks: the earlier one runs.
  ['before', ['before', 'now'], 0, 'ok'],
]

/** One of them with each commit, all in the long run. */
const SAMPLE_SIZE = 1
for (const [index, [host, releases, runs, verdict]] of cells.entries()) {
  if (!isSampled(index, cells.length, SAMPLE_SIZE)) continue
  test(`host ${host} × remote ${releases.join(', then ')}`, async ({ page }) => {
    const { server, made } = await serve(host, releases)
    const asked = watch(page)
    await page.goto(server.url + address)
    await expect(page.locator(content).first()).toBeVisible()
    await expect.poll(() => mediaOf(page)).toMatchObject({ release: made[runs]?.id, verdict: { state: verdict } })
    expect(asked()).toEqual([made[runs]?.id])
    await expect.poll(() => reportedEvents(page, 'error')).toContain('card-skipped')
    await leave(page, server)
  })
}

test('earlier host × today’s remote alone: it shows what is missing, and runs none of its code', async ({ page }) => {
  const { server, made } = await serve('before', ['now'])
  const operations = operationsOf(server)
  // The release that the server adopted at its start is of today too, so there is no older fallback.
  const asked = watch(page)
  await page.goto(server.url + address)
  await expect(page.locator('[data-problem="blocked"]')).toBeVisible()
  await expect
    .poll(() => mediaOf(page))
    .toMatchObject({ release: made[0]?.id, verdict: { state: 'blocked', missing: ['telemetry'] } })
  expect(asked()).toEqual([])
  expect((await operations.status()).remotes.map(({ name }) => name)).toContain('media')
  await leave(page, server)
})

test('earlier host × remote with more optional contracts: it runs degraded, without that part', async ({ page }) => {
  const { server } = await serve('before', ['before'])
  await page.goto(`${server.url}/voluntary-activities`)
  await expect(page.locator('[data-route="voluntary-activities"] h1').first()).toBeVisible()
  const degraded = () =>
    page.evaluate(() =>
      globalThis.__PLAZA__
        .running()
        .remotes.filter(({ verdict }) => verdict.state === 'degraded')
        .map(({ name, verdict }) => [name, verdict.missing?.toSorted()]),
    )
  await expect
    .poll(degraded)
    .toContainEqual(['account', ['events', 'nav', 'outbox', 'player', 'session', 'shell', 'site', 'slots']])
  await page.goto(`${server.url}/login`)
  await expect(page.locator('[data-route="login"] form')).toBeVisible()
  await leave(page, server)
})

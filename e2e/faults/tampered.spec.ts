import { generateKeyPairSync, sign } from 'node:crypto'
import type { RegistryDocument, RemoteManifest, SignedText } from '@plaza/shared/remotes'
import { sampleOf } from '@plaza/shared/testing/sampling'
import { goTo, reportedEvents } from '../fixtures/app'
import { changeBoot, pageFiles, registryOf } from '../fixtures/faults'
import { expect, type Page, type Plaza, publish, test } from '../fixtures/plaza'
import { builtDocument, idOf, sha384 } from '../fixtures/releases'
import { inRegion, visits } from '../fixtures/visits'

test.use({ expectedErrors: [/integrity|Failed to load|Cannot fetch|Loading chunk|Loading css|federation/i] })
// Only without server rendering does a blocked file show in the page.
test.use({ serverEnv: { PLAZA_RENDERING: 'off' } })

const remote = 'community'
const visit = visits[remote]
const document = builtDocument(remote)
const base = `/remotes/${remote}/${idOf(document)}/`
const [pageFile = ''] = pageFiles(document, visit.id, '.js')
const [style = ''] = pageFiles(document, visit.id, '.css')
/** A script of the page that several pages of the remote share. */
const common =
  pageFiles(document, visit.id, '.js').find(
    (file) => Object.values(document.preload).filter((list) => list.includes(file)).length > 2,
  ) ?? ''

const EVIL = ';self.tampered=(self.tampered||0)+1;'
const EVIL_STYLE = '\n:root{--tampered:1}'

const evil = (body: Buffer, name: string) =>
  Buffer.concat([body, Buffer.from(name.endsWith('.css') ? EVIL_STYLE : EVIL)])

const executed = (page: Page) =>
  page.evaluate(() => ({
    script: (globalThis as unknown as { tampered?: number }).tampered ?? 0,
    style: getComputedStyle(globalThis.document.documentElement).getPropertyValue('--tampered'),
  }))
const nothing = { script: 0, style: '' }

/** Appends something to the file; returns a function that counts the responses. */
async function tamper(page: Page, name: string): Promise<() => number> {
  let served = 0
  await page.route(
    (url) => url.pathname === base + name,
    async (route) => {
      const answer = await route.fetch()
      served += 1
      await route.fulfill({ response: answer, body: evil(await answer.body(), name) })
    },
  )
  return () => served
}

async function settle(page: Page): Promise<void> {
  await expect(page.locator(`[data-problem]:visible, ${visit.content}`).first()).toBeVisible({ timeout: 16_000 })
}

const files = [
  ['entry', document.entry],
  ['exposed module', document.start[0] ?? ''],
  ['page chunk', pageFile],
  ['common chunk', common],
  ['style', style],
] as const
for (const [kind, name] of sampleOf(files, 1)) {
  test(`a tampered ${kind} is not executed`, async ({ page }) => {
    expect(name).not.toBe('')
    const served = await tamper(page, name)
    await page.goto(visit.address)
    await settle(page)
    expect(served()).toBeGreaterThan(0)
    expect(await executed(page)).toEqual(nothing)
  })
}

/** A remote.json with the tampered entry and its matching hash. */
async function evilDocument(plaza: Plaza): Promise<string> {
  const entry = evil(Buffer.from(await (await fetch(plaza.url + base + document.entry)).arrayBuffer()), document.entry)
  const changed: RemoteManifest = {
    ...document,
    files: { ...document.files, [document.entry]: { bytes: entry.length, integrity: sha384(entry) } },
  }
  return JSON.stringify(changed)
}

test('a tampered remote.json is rejected', async ({ page, plaza }) => {
  const text = await evilDocument(plaza)
  let served = 0
  await changeBoot(page, (boot) => {
    delete boot.documents[`${remote}/${idOf(document)}`]
  })
  await page.route(`**${base}remote.json*`, (route) => {
    served += 1
    return route.fulfill({ contentType: 'application/json', body: text })
  })
  await tamper(page, document.entry)
  await page.goto(visit.address)
  await settle(page)
  expect(served).toBeGreaterThan(0)
  expect(await executed(page)).toEqual(nothing)
})

/** A consistent registry with the tampered remote.json, signed by a key that is not ours. */
async function evilRegistry(plaza: Plaza): Promise<{ signed: SignedText; text: string }> {
  const genuine = (await (await fetch(`${plaza.url}/registry.json`)).json()) as SignedText
  const text = await evilDocument(plaza)
  const registry = structuredClone(registryOf(genuine)) as {
    -readonly [K in keyof RegistryDocument]: RegistryDocument[K]
  }
  registry.serial += 1000
  const release = registry.remotes[remote]?.releases[idOf(document)] as { digest: string }
  release.digest = sha384(Buffer.from(text))
  const signedText = JSON.stringify(registry)
  const { privateKey } = generateKeyPairSync('ed25519')
  const signature = sign(null, Buffer.from(signedText), privateKey).toString('base64')
  return { signed: { text: signedText, key: genuine.key, signature }, text }
}

test('a tampered registry is rejected', async ({ page, plaza }) => {
  const { signed, text } = await evilRegistry(plaza)
  let served = 0
  await page.route('**/registry.json*', (route) => {
    served += 1
    return route.fulfill({ contentType: 'application/json', body: JSON.stringify(signed) })
  })
  await page.route(`**${base}remote.json*`, (route) => route.fulfill({ contentType: 'application/json', body: text }))
  await page.goto('/posts/3001')
  await expect(page.locator(visits.media.content).first()).toBeVisible()
  await page.evaluate(() => globalThis.__PLAZA__.refresh())
  expect(served).toBeGreaterThan(0)
  await tamper(page, document.entry)
  await goTo(page, visit.address)
  await settle(page)
  expect(await executed(page)).toEqual(nothing)
  expect(await page.evaluate(() => globalThis.__PLAZA__.running().serial)).toBeLessThan(1000)
})

test('a replayed older registry, in a response or within the HTML, is ignored', async ({ page, plaza }) => {
  const replayed = (await (await fetch(`${plaza.url}/registry.json`)).json()) as SignedText
  await plaza.operations.change('off', { remote, regions: ['963'], why: 'raises the serial' })
  await plaza.operations.change('on', { remote, regions: ['963'], why: 'raises the serial' })
  const serial = () => page.evaluate(() => globalThis.__PLAZA__.running().serial)
  const older = registryOf(replayed).serial

  await page.goto('/posts/3001')
  await expect(page.locator(visits.media.content).first()).toBeVisible()
  const newer = await serial()
  expect(newer).toBeGreaterThan(older)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plaza.registry') !== null)).toBe(true)

  let served = 0
  await page.route('**/registry.json*', (route) => {
    served += 1
    return route.fulfill({ contentType: 'application/json', body: JSON.stringify(replayed) })
  })
  await page.evaluate(() => globalThis.__PLAZA__.refresh())
  expect([served > 0, await serial()]).toEqual([true, newer])

  await changeBoot(page, (boot) => {
    boot.registry = replayed
  })
  await page.goto('/posts/3001')
  await expect(page.locator(visits.media.content).first()).toBeVisible()
  expect(await serial()).toBe(newer)
})

/** A device with a last good release of the remote that then gets a release that cannot be fetched. */
async function hasLastGood(page: Page, plaza: Plaza, region: string, version: string): Promise<void> {
  // A release counts as good after it has run for a while, and the chosen one is tried again with pauses.
  test.slow()
  await inRegion(page.context(), plaza.url, region)
  await page.goto(visit.address)
  await expect(page.locator(visit.content).first()).toBeVisible()
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key) !== null, `plaza.good.${remote}`), { timeout: 25_000 })
    .toBe(true)
  const made = await publish(plaza, remote, { version, build: 'gone000001' })
  await plaza.operations.change('promote', {
    remote,
    release: made.id,
    regions: [region],
    why: 'its files will be gone',
  })
  await page.route(`**/remotes/${remote}/${made.id}/**`, (route) => route.fulfill({ status: 404, body: '' }))
}

test('the device’s last good release runs if the chosen one cannot be fetched', async ({ page, plaza }) => {
  await hasLastGood(page, plaza, '961001', '4.0.0')
  await page.goto(visit.address)
  await expect(page.locator(visit.content).first()).toBeVisible({ timeout: 15_000 })
  const shown = () =>
    page.evaluate((name) => globalThis.__PLAZA__.running().remotes.find((one) => one.name === name)?.why, remote)
  await expect.poll(shown).toBe('last-good')
})

test('a last good release that was changed on the device is rejected', async ({ page, plaza }) => {
  await hasLastGood(page, plaza, '962001', '4.1.0')
  const text = await evilDocument(plaza)
  await page.evaluate(
    ([key, changed]) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { data: { text: string } }
      kept.data.text = changed
      localStorage.setItem(key, JSON.stringify(kept))
    },
    [`plaza.good.${remote}`, text] as const,
  )
  const served = await tamper(page, document.entry)
  await page.goto(visit.address)
  await settle(page)
  // The chosen release is tried again with pauses before the device’s copy.
  await expect.poll(() => reportedEvents(page, 'error'), { timeout: 25_000 }).toContain('last-good-refused')
  expect(served()).toBeGreaterThan(0)
  expect(await executed(page)).toEqual(nothing)
})

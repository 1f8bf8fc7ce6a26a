import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { serveStatic } from '../../../scripts/testing/static-server'
import { goTo } from '../../fixtures/app'
import { test as base, expect, type Page, type Plaza, publish } from '../../fixtures/plaza'
import { builtDocument, idOf } from '../../fixtures/releases'
import { temporaryFolder } from '../../fixtures/server'
import { visits } from '../../fixtures/visits'

const command = resolve(import.meta.dirname, '../../../scripts/command.mjs')
const remote = 'community'
const { address, content } = visits[remote]

const exportTo = (folder: string, { url }: Plaza) =>
  promisify(execFile)(process.execPath, [command, 'static', folder, '--url', url])

const test = base.extend<{ site: { folder: string; url: string; asked: string[] } }>({
  site: async ({ plaza }, use) => {
    const folder = temporaryFolder()
    await exportTo(folder, plaza)
    const { stop, ...site } = await serveStatic(folder, plaza.url)
    await use({ folder, ...site })
    await stop()
    rmSync(folder, { recursive: true })
  },
})

const runningRelease = (page: Page) =>
  page.evaluate((name) => globalThis.__PLAZA__.running().remotes.find((one) => one.name === name)?.release, remote)

test('the app runs from static files, with Plaza’s policies', async ({ page, site }) => {
  const answer = await page.goto(`${site.url}${visits.media.address}`)
  expect(answer?.headers()).toMatchObject({ 'integrity-policy': 'blocked-destinations=(script)' })
  await expect(page.locator(visits.media.content).last()).toBeVisible()
  for (const { address, content } of [visits.community, visits.practice, visits.account]) {
    await goTo(page, address)
    await expect(page.locator(content).last()).toBeVisible()
  }
  expect(site.asked.some((path) => path.startsWith('/remotes/') || path.startsWith('/assets/'))).toBe(false)
  expect(site.asked.some((path) => path.startsWith('/api/'))).toBe(true)
})

test('the icons of home are requested together with its answer', async ({ page, site }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/page_card_data\/home/, (route) => held.then(() => route.continue()))
  const drawings = page.waitForResponse(
    async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes('"book-open":'),
  )
  await page.goto(`${site.url}/index`)
  await drawings
  letGo()
  await expect(page.locator('main a svg').first()).toBeVisible()
})

test('a new registry.json alone switches to another release, with HTML that is a day old', async ({
  page,
  plaza,
  site,
}) => {
  const html = readFileSync(join(site.folder, 'index.html'), 'utf8')
  const yesterday = html.replace(/"now":(\d+)/, (_, now) => `"now":${Number(now) - 86_400_000}`)
  const made = await publish(plaza, remote, { version: '5.0.0', build: 'new0000050', change: 'marked' })
  await plaza.operations.change('promote', { remote, release: made.id, why: 'for the static site' })

  writeFileSync(join(site.folder, 'index.html'), yesterday)
  await page.goto(`${site.url}${address}`)
  await expect(page.locator(content).last()).toBeVisible()
  expect(await runningRelease(page)).toBe(idOf(builtDocument(remote)))

  await exportTo(site.folder, plaza)
  writeFileSync(join(site.folder, 'index.html'), yesterday)
  await page.goto(`${site.url}${visits.media.address}`)
  await expect(page.locator(visits.media.content).last()).toBeVisible()
  const { serial } = await plaza.operations.status()
  await expect.poll(() => page.evaluate(() => globalThis.__PLAZA__.running().serial)).toBe(serial)
  await goTo(page, address)
  await expect(page.locator(content).last()).toBeVisible()
  await expect.poll(() => runningRelease(page)).toBe(made.id)
  await page.reload()
  await expect(page.locator(content).last()).toBeVisible()
  await expect.poll(() => runningRelease(page)).toBe(made.id)
})

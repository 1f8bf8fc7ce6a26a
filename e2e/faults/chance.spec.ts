import { createHash } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { long } from '@plaza/shared/testing/sampling'
import { breakFiles, type NetworkFault } from '../fixtures/faults'
import { remoteNames } from '../fixtures/releases'
import { expect, type Page, test } from '../fixtures/test'
import { visits } from '../fixtures/visits'

const STARTS = long ? 200 : 8
const AT_ONCE = 4
/** Share of the remotes' files, the registry and the calls. */
const SHARE = 0.3
const BLANK_MS = 5000
const END_MS = 16_000
const faults: readonly NetworkFault[] = ['404', '500', 'hang', 'html', 'cut', 'byte']
const mayBreak = /^\/(remotes|api|asc|ucenter|vms|platform)\/|^\/registry\.json$/

/** A reproducible number from 0 to 1, so that a failing start can be repeated. */
const chance = (...words: unknown[]) => createHash('sha256').update(words.join(' ')).digest().readUInt32BE() / 2 ** 32

/** Breaks a share of the page's requests in various ways; returns a function that counts the faults. */
async function breakByChance(page: Page, seed: number): Promise<() => number> {
  const isBroken = (path: string) => mayBreak.test(path) && chance(seed, path) < SHARE
  const wayOf = (path: string) => Math.floor(chance('way', seed, path) * faults.length)
  const broken = await Promise.all(
    faults.map((fault, way) => breakFiles(page, (path) => isBroken(path) && wayOf(path) === way, fault)),
  )
  return () => broken.reduce((sum, { count }) => sum + count(), 0)
}

/** One start; returns the number of faults. */
async function start(browser: Browser, baseURL: string, seed: number): Promise<number> {
  const remote = remoteNames[seed % remoteNames.length] ?? 'media'
  const context = await browser.newContext({ baseURL, locale: 'en-US' })
  const page = await context.newPage()
  const uncaught: string[] = []
  page.on('pageerror', ({ message }) => uncaught.push(message))
  const struck = await breakByChance(page, seed)
  await page.goto(visits[remote].address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('plaza-shell').length > 0)
  const body = page.locator('body')
  await expect(body, `start ${seed}: not blank`).toHaveText(/\S/, { timeout: BLANK_MS, useInnerText: true })
  const seen = page.locator(`[data-problem]:visible, [data-remote="${remote}"]:visible`).last()
  await expect(seen, `start ${seed}: a page or a panel`).toHaveText(/\S/, { timeout: END_MS, useInnerText: true })
  expect(uncaught, `start ${seed}: nothing uncaught`).toEqual([])
  await context.close()
  return struck()
}

test(`${STARTS} starts with random faults: never a blank page, and finally a page or a panel`, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(60_000 + STARTS * 8_000)
  const struck: number[] = []
  for (let first = 0; first < STARTS; first += AT_ONCE) {
    const seeds = Array.from({ length: AT_ONCE }, (_, index) => first + index)
    struck.push(...(await Promise.all(seeds.map((seed) => start(browser, baseURL ?? '', seed)))))
  }
  expect(struck.filter((count) => count > 0).length, 'starts that were struck').toBeGreaterThan(STARTS / 2)
})

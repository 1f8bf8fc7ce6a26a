import { appendFileSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { goTo } from '../fixtures/app'
import type { Fault } from '../fixtures/faults'
import { expect, type Page, type Plaza } from '../fixtures/plaza'
import type { RemoteName } from '../fixtures/releases'
import { inRegion, neighbour, visits } from '../fixtures/visits'

/** Users wait at most 15 seconds on a free processor; here other tests run in parallel. */
const PANEL_MS = 25_000
/** Timeout for the shell and for a recovery: four browsers share this machine. Speed is measured elsewhere. */
const MOST_MS = 12_000

export const fileTargets = ['remote.json', 'entry', 'page chunk', 'style'] as const
export type Target = 'registry' | (typeof fileTargets)[number]

interface TrialResult {
  target: Target
  fault: string
  remote: string
  shell: number
  /** Until a panel or the page is shown. */
  panel: number
  recovery: number
  sees: 'panel' | 'page'
}

const report = resolve(import.meta.dirname, '../test-results/fault-matrix.jsonl')
function appendResult(row: TrialResult): void {
  mkdirSync(resolve(report, '..'), { recursive: true })
  appendFileSync(report, `${JSON.stringify(row)}\n`)
}

const phone = { viewport: { width: 390, height: 844 }, locale: 'en-US', hasTouch: true, isMobile: true } as const
const panelOf = '[data-problem]'
const contentOf = (remote: RemoteName) => visits[remote].content

interface FirstSight {
  sees: 'panel' | 'page'
  at: number
}

/** What is shown first, a panel or the page, and when; milliseconds since the visit began. */
async function firstSight(page: Page, remote: RemoteName): Promise<FirstSight> {
  const found = await page.waitForFunction(
    ([panel, content]) => {
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0)
      if (seen(content)) return { sees: 'page' as const, at: performance.now() }
      return seen(panel) ? { sees: 'panel' as const, at: performance.now() } : null
    },
    [panelOf, contentOf(remote)] as const,
    { timeout: PANEL_MS + 5000, polling: 50 },
  )
  return (await found.jsonValue()) ?? { sees: 'panel', at: Number.POSITIVE_INFINITY }
}

/** Milliseconds from an action until its content is visible. */
async function timeTo(page: Page, content: string, act: () => Promise<unknown>): Promise<number> {
  const from = await page.evaluate(() => performance.now())
  await act()
  const handle = await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0)
        ? performance.now()
        : null,
    content,
    { timeout: 20_000, polling: 20 },
  )
  return ((await handle.jsonValue()) ?? Number.POSITIVE_INFINITY) - from
}

export interface Trial {
  target: Target
  fault: string
  /** Installs the fault for one remote before its page is opened; the result counts and removes it. */
  install(page: Page, remote: RemoteName): Promise<Fault>
  /** Region of the visitors; any by default. */
  region?: string
}

interface OpenedTrial extends Trial {
  remote: RemoteName
  page: Page
  injected: Fault
  where: string
  shell: number
  uncaught: string[]
}

/** Opens the broken page and waits only for the shell. */
async function open(context: BrowserContext, trial: Trial, remote: RemoteName): Promise<OpenedTrial> {
  const page = await context.newPage()
  const uncaught: string[] = []
  page.on('pageerror', ({ message }) => {
    // Errors that the test builds into releases are not errors of the host.
    if (!message.includes('made to throw')) uncaught.push(message)
  })
  const injected = await trial.install(page, remote)
  await page.goto(visits[remote].address, { waitUntil: 'commit' })
  const where = `${trial.target} × ${trial.fault} × ${remote}`
  await page.waitForFunction(() => performance.getEntriesByName('plaza-shell').length > 0)
  const shell = await page.evaluate(() => performance.getEntriesByName('plaza-shell')[0]?.startTime ?? Number.NaN)
  return { ...trial, remote, page, injected, where, shell, uncaught }
}

/** The other remotes work, and once the fault is removed the page appears without a reload. */
async function mendAndRecover(
  { remote, target, fault, page, injected, where, shell, uncaught }: OpenedTrial,
  panel: FirstSight,
): Promise<TrialResult> {
  const born = await page.evaluate(() => performance.timeOrigin)
  // A page with a registry fetches another one only from time to time.
  if (target === 'registry' && fault === 'other-version') await page.evaluate(() => globalThis.__PLAZA__.refresh())
  expect.soft(injected.count(), `${where}: struck`).toBeGreaterThan(0)
  expect.soft(panel.at, `${where}: time to panel`).toBeLessThanOrEqual(PANEL_MS)
  if (target !== 'registry') {
    const other = neighbour[remote]
    await goTo(page, visits[other].address)
    await expect(page.locator(contentOf(other)).first(), `${where}: ${other} works`).toBeVisible()
  }
  await injected.mend()
  const recovery = await timeTo(page, contentOf(remote), () => goTo(page, visits[remote].address))
  expect.soft(await page.evaluate(() => performance.timeOrigin), `${where}: no reload`).toBe(born)
  expect.soft(uncaught, `${where}: nothing uncaught`).toEqual([])
  await page.context().close()
  const row = {
    target,
    fault,
    remote,
    sees: panel.sees,
    shell: Math.round(shell),
    panel: Math.round(panel.at),
    recovery: Math.round(recovery),
  }
  appendResult(row)
  return row
}

/** Applies the fault to each of these remotes, each in its own browser whose document never reloads. */
export async function tryAll(
  browser: Browser,
  plaza: Plaza,
  trial: Trial,
  remotes: readonly RemoteName[],
): Promise<void> {
  const trials: OpenedTrial[] = []
  for (const remote of remotes) {
    const context = await browser.newContext({ ...phone, baseURL: plaza.url })
    if (trial.region) await inRegion(context, plaza.url, trial.region)
    trials.push(await open(context, trial, remote))
  }
  const panels = await Promise.all(trials.map(({ page, remote }) => firstSight(page, remote)))
  const rows: TrialResult[] = []
  for (const [index, one] of trials.entries()) rows.push(await mendAndRecover(one, panels[index] as FirstSight))
  for (const what of ['shell', 'recovery'] as const)
    expect(Math.max(...rows.map((row) => row[what])), `slowest ${what}`).toBeLessThanOrEqual(MOST_MS)
}

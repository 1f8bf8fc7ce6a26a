import { appendFileSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { goTo } from '../fixtures/app'
import { breakFiles, changeBoot, type Fault, type NetworkFault, networkFaults, pageFiles } from '../fixtures/faults'
import { expect, type Page, type Plaza, test } from '../fixtures/plaza'
import { builtDocument, type Change, idOf, makeRelease, type RemoteName, remoteNames } from '../fixtures/releases'
import { inRegion, neighbour, visits } from '../fixtures/visits'

const PANEL_MS = 15_000
/** For the shell and for a recovery, of at least half of the four remotes… */
const PROMPT_MS = 1000
/** …and for each: four browsers share one machine here, and now and then one of them waits for its turn. */
const SLOWEST_MS = 3000

const fileTargets = ['remote.json', 'entry', 'page chunk', 'style'] as const
type Target = 'registry' | (typeof fileTargets)[number]

interface Row {
  target: Target
  fault: string
  remote: string
  shell: number
  /** Until a panel or the page stands. */
  panel: number
  recovery: number
  sees: 'panel' | 'page'
}

const report = resolve(import.meta.dirname, '../test-results/fault-matrix.jsonl')
function note(row: Row): void {
  mkdirSync(resolve(report, '..'), { recursive: true })
  appendFileSync(report, `${JSON.stringify(row)}\n`)
}

const panelOf = '[data-problem]'
const contentOf = (remote: RemoteName) => visits[remote].content

interface First {
  sees: 'panel' | 'page'
  at: number
}

/** What stands first, and when: a panel or the page; milliseconds since the visit began. */
async function first(page: Page, remote: RemoteName): Promise<First> {
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

/** Until the content is seen, in ms, from a call that leads to it. */
async function timed(page: Page, content: string, act: () => Promise<unknown>): Promise<number> {
  const from = await page.evaluate(() => performance.now())
  await act()
  const handle = await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0)
        ? performance.now()
        : null,
    content,
    { timeout: 10_000, polling: 20 },
  )
  return ((await handle.jsonValue()) ?? Number.POSITIVE_INFINITY) - from
}

interface Trial {
  remote: RemoteName
  target: Target
  fault: string
  /** Strikes before the page is opened; says afterwards that it struck and can be taken away. */
  install(page: Page): Promise<Fault>
}

interface Opened extends Trial {
  page: Page
  injected: Fault
  where: string
  shell: number
  uncaught: string[]
}

/** Opens the broken page and waits for the shell alone. */
async function open(context: BrowserContext, trial: Trial): Promise<Opened> {
  const page = await context.newPage()
  const uncaught: string[] = []
  page.on('pageerror', ({ message }) => {
    // What these releases are made to do is no error of the host.
    if (!message.includes('made to throw')) uncaught.push(message)
  })
  const injected = await trial.install(page)
  await page.goto(visits[trial.remote].address, { waitUntil: 'commit' })
  const where = `${trial.target} × ${trial.fault} × ${trial.remote}`
  await page.waitForFunction(() => performance.getEntriesByName('plaza-shell').length > 0)
  const shell = await page.evaluate(() => performance.getEntriesByName('plaza-shell')[0]?.startTime ?? Number.NaN)
  return { ...trial, page, injected, where, shell, uncaught }
}

/** The other remotes work, and once the fault is gone the page comes without a reload. */
async function mend(
  { remote, target, fault, page, injected, where, shell, uncaught }: Opened,
  panel: First,
): Promise<Row> {
  const born = await page.evaluate(() => performance.timeOrigin)
  // A page that holds a registry asks for another only now and then.
  if (target === 'registry' && fault === 'other-version') await page.evaluate(() => globalThis.__PLAZA__.refresh())
  expect.soft(injected.count(), `${where}: struck`).toBeGreaterThan(0)
  expect.soft(panel.at, `${where}: time to panel`).toBeLessThanOrEqual(PANEL_MS)
  if (target !== 'registry') {
    const other = neighbour[remote]
    await goTo(page, visits[other].address)
    await expect(page.locator(contentOf(other)).first(), `${where}: ${other} works`).toBeVisible()
  }
  await injected.mend()
  const recovery = await timed(page, contentOf(remote), () => goTo(page, visits[remote].address))
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
  note(row)
  return row
}

/**
 * The same fault for each remote, each in a browser of its own whose document is never left. They wait together, but load
 * one after the other: what is timed must not wait for another's turn on the processor.
 */
async function tryAll(browser: Browser, plaza: Plaza, trials: Trial[], region?: string): Promise<void> {
  const opened: Opened[] = []
  for (const trial of trials) {
    const context = await browser.newContext({ ...phone, baseURL: plaza.url })
    if (region) await inRegion(context, plaza.url, region)
    opened.push(await open(context, trial))
  }
  const panels = await Promise.all(opened.map(({ page, remote }) => first(page, remote)))
  const rows: Row[] = []
  for (const [index, one] of opened.entries()) rows.push(await mend(one, panels[index] as First))
  for (const what of ['shell', 'recovery'] as const) {
    const [fastest = Number.NaN, second = fastest, ...slower] = rows.map((row) => row[what]).sort((a, b) => a - b)
    expect(second, `${what} of the faster half`).toBeLessThanOrEqual(PROMPT_MS)
    expect(slower.at(-1) ?? second, `slowest ${what}`).toBeLessThanOrEqual(SLOWEST_MS)
  }
}

const chosen = (plaza: Plaza, remote: RemoteName) => {
  const document = builtDocument(remote)
  return { document, base: `/remotes/${remote}/${idOf(document)}/`, url: plaza.url }
}

/** The same file of another release, in other bytes. */
const otherVersion = (plaza: Plaza, remote: RemoteName) => async () => {
  const made = makeRelease(plaza.releasesDir, remote, { version: '9.9.9', build: 'fade000009' })
  return async (pathname: string) => {
    const name = pathname.split('/').at(-1) ?? ''
    const response = await fetch(`${plaza.url}/remotes/${remote}/${made.id}/${name}`)
    return Buffer.from(await response.arrayBuffer())
  }
}

function filesOf(target: Target, remote: RemoteName, base: string): string[] {
  const document = builtDocument(remote)
  const { page } = visits[remote]
  if (target === 'remote.json') return [`${base}remote.json`]
  if (target === 'entry') return [base + document.entry]
  return pageFiles(document, page, target === 'style' ? '.css' : '.js').map((file) => base + file)
}

async function installFile(page: Page, plaza: Plaza, remote: RemoteName, target: Target, fault: NetworkFault) {
  const { base } = chosen(plaza, remote)
  const meant = filesOf(target, remote, base)
  const bodies = new Map<string, Buffer>()
  if (fault === 'other-version') {
    const other = await otherVersion(plaza, remote)()
    for (const path of meant) {
      const body = await other(path)
      bodies.set(path, target === 'style' ? Buffer.concat([body, Buffer.from('\n.other{color:red}')]) : body)
    }
  }
  // A remote.json is fetched where it did not come with the HTML.
  if (target === 'remote.json')
    await changeBoot(page, (boot) => {
      for (const key of Object.keys(boot.documents)) if (key.startsWith(`${remote}/`)) delete boot.documents[key]
    })
  return breakFiles(
    page,
    (path) => meant.includes(path),
    fault,
    (path) => bodies.get(path) ?? Buffer.alloc(0),
  )
}

async function installRegistry(page: Page, fault: NetworkFault, older: Buffer): Promise<Fault> {
  // Without a newer one of its own the page would not ask: what came with the HTML is made unusable, but for the replayed one.
  await changeBoot(page, (boot) => {
    if (fault !== 'other-version') boot.registry = { ...boot.registry, signature: `${'A'.repeat(86)}==` }
  })
  return breakFiles(
    page,
    (path) => path === '/registry.json',
    fault,
    () => older,
  )
}

const phone = { viewport: { width: 390, height: 844 }, locale: 'en-US', hasTouch: true, isMobile: true } as const

test.describe.configure({ mode: 'default', timeout: 120_000 })
// Recording slows down what is timed here.
test.use({ trace: 'off' })

for (const target of fileTargets) {
  for (const fault of networkFaults) {
    test(`${target} × ${fault}: the shell stands, others work, and the remote comes back`, async ({
      browser,
      plaza,
    }) => {
      await tryAll(
        browser,
        plaza,
        remoteNames.map((remote) => ({
          remote,
          target,
          fault,
          install: (page) => installFile(page, plaza, remote, target, fault),
        })),
      )
    })
  }
}

for (const fault of networkFaults) {
  test(`registry × ${fault}: the app starts all the same, and takes it once it is there`, async ({
    browser,
    plaza,
  }) => {
    const older = Buffer.from(await (await fetch(`${plaza.url}/registry.json`)).text())
    // Something newer, so that the one above is an older one.
    await plaza.operations.change('off', { remote: 'media', regions: ['000'], why: 'raise the serial' })
    await plaza.operations.change('on', { remote: 'media', regions: ['000'], why: 'raise the serial' })
    await tryAll(
      browser,
      plaza,
      remoteNames.map((remote) => ({
        remote,
        target: 'registry',
        fault,
        install: (page) => installRegistry(page, fault, older),
      })),
    )
  })
}

const throwing: [target: Target, fault: string, change: Change][] = [
  ['entry', 'throws on start', 'entry-throws'],
  ['page chunk', 'throws on start', 'page-throws-on-start'],
  ['page chunk', 'throws in render', 'page-throws-in-render'],
]
/** A region where nobody else of these tests is. */
const REGION = '981234'

for (const [index, [target, fault, change]] of throwing.entries()) {
  test(`${target} × ${fault}: a release that throws costs its own pages a panel, until it is taken back`, async ({
    browser,
    plaza,
  }) => {
    for (const [at, remote] of remoteNames.entries()) {
      const bad = makeRelease(plaza.releasesDir, remote, {
        version: `2.0.${index}`,
        build: `bad${index}00000${at}`,
        change,
      })
      await plaza.operations.change('publish', { document: bad.text, why: 'a release that throws' })
      await plaza.operations.change('promote', { remote, release: bad.id, regions: [REGION], why: 'try it' })
    }
    await tryAll(
      browser,
      plaza,
      remoteNames.map((remote) => ({
        remote,
        target,
        fault,
        install: async (page) => {
          let asked = 0
          page.on('request', (request) => {
            if (request.url().includes(`/remotes/${remote}/2.0.${index}-`)) asked += 1
          })
          return {
            count: () => asked,
            mend: async () => {
              await plaza.operations.change('rollback', { remote, why: 'it throws' })
            },
          }
        },
      })),
      REGION,
    )
  })
}

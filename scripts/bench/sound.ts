import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HostApi } from '../../shared/src/host'
import { build } from '../lib/build'
import { findChromium } from '../lib/chromium'
import { root, stop } from '../lib/project.mjs'

/** A phone of the middle on a network of the middle. */
const LATENCY_MS = 150
const BYTES_PER_S = 1_600_000 / 8
const CPU = 4
const ROUNDS = 5
/** Of a track, as it is sought to: the next one is asked for meanwhile. */
const SECONDS_LEFT = 8
const PORT = '8199'
const address = process.env.PLAZA_URL ?? `http://127.0.0.1:${PORT}`

/** What of Playwright is used here: its types are a package of the end-to-end tests. */
interface Page {
  context(): { newCDPSession(page: Page): Promise<{ send(method: string, parameters?: object): Promise<unknown> }> }
  addInitScript(script: () => void): Promise<unknown>
  goto(address: string, options: { waitUntil: 'networkidle' }): Promise<unknown>
  locator(selector: string): { first(): { boundingBox(): Promise<Box | null> } }
  mouse: { move(x: number, y: number): Promise<void>; down(): Promise<void>; up(): Promise<void> }
  waitForFunction<Given>(act: (given: Given) => unknown, given: Given, options: { timeout: number }): Promise<unknown>
  evaluate<Given, Found>(act: (given: Given) => Found, given: Given): Promise<Found>
  close(): Promise<void>
}
interface Browser {
  newPage(options: object): Promise<Page>
  close(): Promise<void>
}
interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Heard {
  tapped: number
  ended: number
  sounds: number[]
}
declare global {
  var heard: Heard
}

/** Notes when a tap ends, when a track ends and when sound begins. */
function listen(): void {
  const noted: Heard = { tapped: 0, ended: 0, sounds: [] }
  globalThis.heard = noted
  addEventListener('click', () => (noted.tapped = performance.now()), true)
  const Original = Audio
  globalThis.Audio = class extends Original {
    constructor() {
      super()
      this.addEventListener('ended', () => (noted.ended = performance.now()))
      this.addEventListener('playing', () => noted.sounds.push(performance.now()))
    }
  }
}

async function slowPage(browser: Browser, path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })
  const device = await page.context().newCDPSession(page)
  await device.send('Network.enable')
  const throughput = { downloadThroughput: BYTES_PER_S, uploadThroughput: BYTES_PER_S }
  await device.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY_MS, ...throughput })
  await device.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await page.addInitScript(listen)
  await page.goto(address + path, { waitUntil: 'networkidle' })
  return page
}

/** A finger stays on what it taps for some 80 ms. */
async function tap(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not there.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await new Promise((done) => setTimeout(done, 80))
  await page.mouse.up()
}

type Begin = 'tapped' | 'ended'

/** Milliseconds from a moment of the page to the first sound after it. */
async function sounded(page: Page, after: Begin): Promise<number> {
  const found = (since: Begin) => {
    const begun = globalThis.heard[since]
    const sound = begun > 0 ? globalThis.heard.sounds.find((at) => at > begun) : undefined
    return sound === undefined ? null : sound - begun
  }
  await page.waitForFunction(found, after, { timeout: 30_000 })
  return (await page.evaluate(found, after)) ?? 0
}

/** Goes near the end of what is heard. */
const toTheEnd = (page: Page) =>
  page.evaluate((left) => {
    const { player } = (globalThis as unknown as { __PLAZA__: { host: HostApi } }).__PLAZA__.host
    player.send({ type: 'seek', seconds: player.progress.getState().duration - left })
  }, SECONDS_LEFT)

const cases: Record<string, { limit: number; measure(browser: Browser): Promise<number> }> = {
  'a track, from the tap': {
    limit: 560,
    async measure(browser) {
      const page = await slowPage(browser, '/albums/2001')
      await tap(page, '[data-route="album"] button:has-text("播放")')
      const ms = await sounded(page, 'tapped')
      await page.close()
      return ms
    },
  },
  'the next track, from the end of the one before': {
    limit: 560,
    async measure(browser) {
      const page = await slowPage(browser, '/albums/2001')
      await tap(page, '[data-route="album"] button:has-text("播放")')
      await sounded(page, 'tapped')
      await toTheEnd(page)
      const ms = await sounded(page, 'ended')
      await page.close()
      return ms
    },
  },
  'a live channel, from the tap': {
    limit: 1500,
    async measure(browser) {
      const page = await slowPage(browser, '/radios/801')
      await tap(page, '[data-route="radio"] button:has-text("收听直播")')
      const ms = await sounded(page, 'tapped')
      await page.close()
      return ms
    },
  },
}

const data = mkdtempSync(join(tmpdir(), 'plaza-bench-'))
if (!process.env.PLAZA_URL) await build()
const server = process.env.PLAZA_URL
  ? null
  : spawn(process.execPath, [join(root, 'server/dist/main.mjs')], {
      env: { ...process.env, PORT, PLAZA_DATA: data, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
if (server)
  await new Promise<void>((ready) => server.stdout?.on('data', (text) => String(text).includes('ready at') && ready()))
const executablePath = await findChromium()
if (!executablePath) stop('No Chromium was found. Install the package `chromium` and run again.')
const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('@playwright/test')
const browser: Browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
})
try {
  for (const [name, { limit, measure }] of Object.entries(cases)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) times.push(await measure(browser))
    times.sort((one, other) => one - other)
    const half = times[Math.floor(ROUNDS / 2)] ?? 0
    console.log(
      `${name.padEnd(48)} half within ${half.toFixed(0)} ms of ${limit} (${times.map((ms) => ms.toFixed(0)).join(', ')})`,
    )
    if (half > limit) process.exitCode = 1
  }
} finally {
  await browser.close()
  server?.kill()
  rmSync(data, { recursive: true, force: true })
}

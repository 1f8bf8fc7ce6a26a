import { startServer } from '../../e2e/fixtures/server'
import {
  type Browser,
  type CDPSession,
  type Page,
  phonePage,
  slowNetwork,
  slowProcessor,
  tap,
  withBrowser,
} from '../../e2e/fixtures/slow-phone'
import type { HostApi } from '../../shared/src/host'
import { build } from '../build/build'
import { requireChromium } from '../lib/chromium'

const ROUNDS = 5
/** Seconds before the end of a track to seek to; the next track loads meanwhile. */
const SECONDS_LEFT = 8

interface SoundTimings {
  tapped: number
  ended: number
  sounds: number[]
}
declare global {
  var soundTimings: SoundTimings
}

/** Records the end of a tap, the end of a track and the start of sound. */
function listen(): void {
  const timings: SoundTimings = { tapped: 0, ended: 0, sounds: [] }
  globalThis.soundTimings = timings
  addEventListener('click', () => (timings.tapped = performance.now()), true)
  const Original = Audio
  globalThis.Audio = class extends Original {
    constructor() {
      super()
      this.addEventListener('ended', () => (timings.ended = performance.now()))
      this.addEventListener('playing', () => timings.sounds.push(performance.now()))
    }
  }
}

type StartEvent = 'tapped' | 'ended'

/** Milliseconds from an event in the page to the next start of sound. */
async function timeToSound(page: Page, after: StartEvent): Promise<number> {
  const found = (since: StartEvent) => {
    const begun = globalThis.soundTimings[since]
    const sound = begun > 0 ? globalThis.soundTimings.sounds.find((at) => at > begun) : undefined
    return sound === undefined ? null : sound - begun
  }
  await page.waitForFunction(found, after, { timeout: 30_000 })
  return (await page.evaluate(found, after)) ?? 0
}

/** Seeks near the end of the current track. */
const seekNearEnd = (page: Page) =>
  page.evaluate((left) => {
    const { player } = (globalThis as unknown as { __PLAZA__: { host: HostApi } }).__PLAZA__.host
    player.send({ type: 'seek', seconds: player.progress.getState().duration - left })
  }, SECONDS_LEFT)

/** Opens a page, taps the button that starts its sound; returns milliseconds from the tap to the sound. */
async function tapAndTimeSound(page: Page, devtools: CDPSession, button: string): Promise<number> {
  // The button is disabled until its item is loaded.
  await tap(page, devtools, `main button:enabled:has-text("${button}")`)
  return timeToSound(page, 'tapped')
}

const cases: Record<
  string,
  { limit: number; path: string; measure(page: Page, devtools: CDPSession): Promise<number> }
> = {
  'a track, from the tap': {
    limit: 560,
    path: '/albums/2001',
    measure: (page, devtools) => tapAndTimeSound(page, devtools, '播放'),
  },
  'the next track, from the end of the one before': {
    limit: 560,
    path: '/albums/2001',
    async measure(page, devtools) {
      await tapAndTimeSound(page, devtools, '播放')
      await seekNearEnd(page)
      return timeToSound(page, 'ended')
    },
  },
  'a live channel, from the tap': {
    limit: 1500,
    path: '/radios/801',
    measure: (page, devtools) => tapAndTimeSound(page, devtools, '收听直播'),
  },
}

type SoundCase = (typeof cases)[string]

/** Milliseconds to the sound on a new phone. */
async function timeOnce(browser: Browser, url: string, { path, measure }: SoundCase): Promise<number> {
  const { page, devtools } = await phonePage(browser)
  await slowNetwork(devtools)
  await slowProcessor(devtools)
  await page.addInitScript(listen)
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const ms = await measure(page, devtools)
  await page.context().close()
  return ms
}

/** Exits with 1 if half of the rounds exceed the limit. */
export async function benchSound(): Promise<void> {
  await build()
  const executablePath = await requireChromium()
  const server = await startServer()
  await withBrowser(executablePath, async (browser) => {
    for (const [name, soundCase] of Object.entries(cases)) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) times.push(await timeOnce(browser, server.url, soundCase))
      times.sort((one, other) => one - other)
      const median = times[Math.floor(ROUNDS / 2)] ?? 0
      console.log(
        `${name.padEnd(48)} median ${median.toFixed(0)} ms of ${soundCase.limit} (${times.map((ms) => ms.toFixed(0)).join(', ')})`,
      )
      if (median > soundCase.limit) process.exitCode = 1
    }
  }).finally(() => server.stop())
}

import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { startServer } from '../../e2e/fixtures/server'
import { withBrowser } from '../../e2e/fixtures/slow-phone'
import { build } from '../build/build'
import { requireChromium } from '../lib/chromium'
import { buildOneBundle } from './one-bundle/app'
import { selfSigned } from './race/certificate'
import { startFront } from './race/front'
import { waitUntilIdle } from './race/machine'
import { whenAndWhere, writeSection } from './race/report'

import { openTwice, type PageName, pages, walkThrough } from './race/run'
import { allValues, type Measurements, type RaceResult, ratios, weights } from './race/tables'
import type { PageOpening } from './race/visit'

const names = Object.keys(pages) as PageName[]
/** Share of all processors: above it the numbers say more about the machine than about the apps. */
const BUSY = 0.3
/** Longer than the minute for which a release that was late too often is not rendered. */
const WARM_MS = 90_000

const emptyMeasurements = (): Measurements => ({
  cold: { home: [], article: [], album: [], circle: [] },
  again: { home: [], article: [], album: [], circle: [] },
  walked: [],
})

/** The three apps behind fronts, and a browser for them. */
async function startRace() {
  await build()
  const bundles = await buildOneBundle()
  const executablePath = await requireChromium()
  const certificate = selfSigned()
  const server = await startServer()
  const fronts = {
    plaza: await startFront(server.url, certificate),
    one: await startFront(server.url, certificate, (path, { headers }) => bundles.one(path, headers.accept)),
    lazy: await startFront(server.url, certificate, (path, { headers }) => bundles.lazy(path, headers.accept)),
  }
  const shares: number[] = []
  return {
    server,
    fronts,
    /** Shares of the processors used by other programs, before each browser. */
    shares,
    /** In a new browser, on an idle machine. */
    async inFreshBrowser<T>(act: Parameters<typeof withBrowser<T>>[1]): Promise<T> {
      shares.push(await waitUntilIdle())
      return withBrowser(executablePath, act, [`--ignore-certificate-errors-spki-list=${certificate.spki}`])
    },
    async stop(): Promise<void> {
      for (const front of Object.values(fronts)) front.stop()
      await server.stop()
    },
  }
}
type Race = Awaited<ReturnType<typeof startRace>>

/** The HTML of an address, requested as the front does: pages are cached by origin. */
const htmlOf = ({ server, fronts }: Race, address: string): Promise<string> => {
  const { host } = new URL(fronts.plaza.url)
  const headers = { host, 'x-forwarded-proto': 'https', 'accept-language': 'zh-CN' }
  return new Promise((resolve, reject) =>
    get(server.url + address, { headers }, (answer) => text(answer).then(resolve, reject)).once('error', reject),
  )
}

/**
 * Waits until the server has cached the rendered page, as a server with visitors has: a late page soon arrives, and a
 * repeated one is compressed harder.
 */
async function warm(race: Race, address: string): Promise<void> {
  const until = Date.now() + WARM_MS
  const isRendered = async () => !(await htmlOf(race, address)).includes('"rendered":null')
  while (!(await isRendered()) && Date.now() < until) await new Promise((done) => setTimeout(done, 1_000))
  await htmlOf(race, address)
}

const summaryOf = ({ firstPaint, largestPaint, ready, blocking }: PageOpening) =>
  [firstPaint, largestPaint, ready, blocking].map((ms) => ms.toFixed(0)).join(' / ')

/** Opens all pages in both apps; each round changes which goes first. */
async function runRound(race: Race, number: number, result: RaceResult): Promise<void> {
  const apps = number % 2 ? (['one', 'plaza'] as const) : (['plaza', 'one'] as const)
  for (const name of names)
    for (const app of apps) {
      const { cold, again } = await race.inFreshBrowser(async (browser) => {
        await warm(race, pages[name].address)
        return openTwice(browser, race.fronts[app].url, name)
      })
      console.log(`${name}, ${app}: ${summaryOf(cold)}; again ${summaryOf(again)}`)
      result[app].cold[name].push(cold)
      result[app].again[name].push(again)
    }
  for (const app of [...apps, 'lazy' as const]) {
    const walked = await race.inFreshBrowser((browser) => walkThrough(browser, race.fronts[app].url))
    console.log(`walk, ${app}: ${JSON.stringify(walked)}`)
    if (app === 'lazy') result.lazy.push(walked)
    else result[app].walked.push(walked)
  }
}

export async function benchLoad(rounds: number): Promise<void> {
  const race = await startRace()
  const result: RaceResult = { plaza: emptyMeasurements(), one: emptyMeasurements(), lazy: [] }
  try {
    for (let number = 0; number < rounds; number++) await runRound(race, number, result)
    const busy = Math.max(...race.shares)
    const summary = `${whenAndWhere()}, ${rounds} rounds, others took at most ${Math.round(busy * 100)} % of the processors.`
    const tables = [summary, ratios(result), weights(result)].join('\n\n')
    console.log(tables)
    const all = `<details><summary>All values</summary>\n\n${allValues(result)}\n\n</details>`
    if (busy > BUSY) console.log('The machine was too busy for figures that are kept.')
    else writeSection('load', `${tables}\n\n${all}`)
  } finally {
    await race.stop()
  }
}

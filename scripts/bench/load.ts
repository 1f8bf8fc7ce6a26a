import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { startServer } from '../../e2e/fixtures/server'
import { withBrowser } from '../../e2e/fixtures/slow-phone'
import { build } from '../lib/build'
import { findChromium } from '../lib/chromium'
import { stop } from '../lib/project.mjs'
import { buildOneBundle } from './one-bundle/app'
import { selfSigned } from './race/certificate'
import { startFront } from './race/front'
import { waitUntilIdle } from './race/machine'
import { whenAndWhere, writeSection } from './race/report'

import { openTwice, type PageName, pages, walkThrough } from './race/run'
import { allValues, type Measurements, type RaceResult, ratios, weights } from './race/tables'
import type { PageOpening } from './race/visit'

const ROUNDS = Number(process.argv[2] ?? 5)
const names = Object.keys(pages) as PageName[]
/** Of all processors: above it a figure says more about the machine than about the apps. */
const BUSY = 0.3
/** A release that was late too often is left alone for a minute. */
const WARM_MS = 90_000

const emptyMeasurements = (): Measurements => ({
  cold: { home: [], article: [], album: [], circle: [] },
  again: { home: [], article: [], album: [], circle: [] },
  walked: [],
})

await build()
const bundles = await buildOneBundle()
const executablePath =
  (await findChromium()) ?? stop('No Chromium was found. Install the package `chromium` and run again.')
const certificate = selfSigned()
const server = await startServer()
const fronts = {
  plaza: await startFront(server.url, certificate),
  one: await startFront(server.url, certificate, (path, { headers }) => bundles.one(path, headers.accept)),
  lazy: await startFront(server.url, certificate, (path, { headers }) => bundles.lazy(path, headers.accept)),
}
const race: RaceResult = { plaza: emptyMeasurements(), one: emptyMeasurements(), lazy: [] }
const shares: number[] = []

/** The HTML of an address, asked for as the front does: pages are kept by the origin that they are asked at. */
const htmlOf = (address: string): Promise<string> => {
  const { host } = new URL(fronts.plaza.url)
  const headers = { host, 'x-forwarded-proto': 'https', 'accept-language': 'zh-CN' }
  return new Promise((resolve, reject) =>
    get(server.url + address, { headers }, (answer) => text(answer).then(resolve, reject)).once('error', reject),
  )
}

/**
 * The server has the rendered page of an address by then, as a server that people ask has: one that was late is soon
 * there, and what is sent again is packed harder.
 */
async function warm(address: string): Promise<void> {
  const until = Date.now() + WARM_MS
  const isRendered = async () => !(await htmlOf(address)).includes('"rendered":null')
  while (!(await isRendered()) && Date.now() < until) await new Promise((done) => setTimeout(done, 1_000))
  await htmlOf(address)
}

/** In a browser of its own, on a machine that is at rest. */
async function inFreshBrowser<T>(act: Parameters<typeof withBrowser<T>>[1]): Promise<T> {
  shares.push(await waitUntilIdle())
  return withBrowser(executablePath, act, [`--ignore-certificate-errors-spki-list=${certificate.spki}`])
}

const summaryOf = ({ firstPaint, largestPaint, ready, blocking }: PageOpening) =>
  [firstPaint, largestPaint, ready, blocking].map((ms) => ms.toFixed(0)).join(' / ')

/** All pages by one app, and by the other: now the one goes first, now the other. */
async function round(number: number): Promise<void> {
  const apps = number % 2 ? (['one', 'plaza'] as const) : (['plaza', 'one'] as const)
  for (const name of names)
    for (const app of apps) {
      const { cold, again } = await inFreshBrowser(async (browser) => {
        await warm(pages[name].address)
        return openTwice(browser, fronts[app].url, name)
      })
      console.log(`${name}, ${app}: ${summaryOf(cold)}; again ${summaryOf(again)}`)
      race[app].cold[name].push(cold)
      race[app].again[name].push(again)
    }
  for (const app of [...apps, 'lazy' as const]) {
    const walked = await inFreshBrowser((browser) => walkThrough(browser, fronts[app].url))
    console.log(`walk, ${app}: ${JSON.stringify(walked)}`)
    if (app === 'lazy') race.lazy.push(walked)
    else race[app].walked.push(walked)
  }
}

try {
  for (let number = 0; number < ROUNDS; number++) await round(number)
  const busy = Math.max(...shares)
  const summary = `${whenAndWhere()}, ${ROUNDS} rounds, others took at most ${Math.round(busy * 100)} % of the processors.`
  const tables = [summary, ratios(race), weights(race)].join('\n\n')
  console.log(tables)
  const all = `<details><summary>All values</summary>\n\n${allValues(race)}\n\n</details>`
  if (busy > BUSY) console.log('The machine was too busy for figures that are kept.')
  else writeSection('load', `${tables}\n\n${all}`)
} finally {
  for (const front of Object.values(fronts)) front.stop()
  await server.stop()
}

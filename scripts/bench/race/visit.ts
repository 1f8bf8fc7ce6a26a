import { once } from 'node:events'
import {
  type BrowserContext,
  type CDPSession,
  type Page,
  pageOf,
  slowNetwork,
  slowProcessor,
  tap,
} from '../../../e2e/fixtures/slow-phone'
import { awaitPaint, measureTransfer, observe, type TransferSize } from './observe'

/** Measurements of one page load. */
export interface PageOpening extends TransferSize {
  firstPaint: number
  largestPaint: number
  ready: number
  shift: number
  /** Total time of tasks beyond 50 ms each, until some time after `ready`. */
  blocking: number
  longest: number
}

/** A page to measure. */
export interface RacePage {
  address: string
  /** A control of its content, on its first screen. */
  control: string
}

/** How long after `ready` tasks are counted. */
const AFTER_MS = 2_000
const TASK_MS = 50
const TIMEOUT_MS = 60_000

/** An empty page of a slow phone on a slow network. */
export async function slowPage(phone: BrowserContext, control: string): Promise<{ page: Page; devtools: CDPSession }> {
  const { page, devtools } = await pageOf(phone)
  page.setDefaultTimeout(TIMEOUT_MS)
  await slowNetwork(devtools)
  await slowProcessor(devtools)
  await devtools.send('Runtime.enable')
  await devtools.send('Runtime.addBinding', { name: 'raceOver' })
  await page.addInitScript(observe, { control, afterMs: AFTER_MS })
  return { page, devtools }
}

/** Opens a page and reads its own timings. */
export async function openPage(
  page: Page,
  devtools: CDPSession,
  url: string,
  { address }: RacePage,
): Promise<PageOpening> {
  const isOver = new Promise((resolve) => devtools.once('Runtime.bindingCalled', resolve))
  const isLate = AbortSignal.timeout(TIMEOUT_MS)
  await page.goto(url + address, { waitUntil: 'commit' })
  await Promise.race([isOver, once(isLate, 'abort').then(() => isLate.throwIfAborted())])
  const { firstPaint, largestPaint, shift, ready, tasks } = await page.evaluate(() => globalThis.raced)
  const until = (ready ?? 0) + AFTER_MS
  const weight = await page.evaluate(measureTransfer, until)
  const counted = tasks.filter(({ start }) => start < until).map(({ ms }) => ms)
  return {
    ...{ firstPaint, largestPaint, shift, ready: ready ?? 0, ...weight },
    blocking: counted.reduce((sum, ms) => sum + ms - TASK_MS, 0),
    longest: Math.max(0, ...counted),
  }
}

/** Taps a link and waits for the content; returns milliseconds since the tap. Fails if a new document loads. */
export async function tapTo(page: Page, devtools: CDPSession, link: string, content: string): Promise<number> {
  const document = await page.evaluate(() => performance.timeOrigin)
  await page
    .locator(link)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.evaluate(awaitPaint, content)
  await tap(page, devtools, link)
  const painted = await page.waitForFunction(() => globalThis.raced?.painted)
  if ((await page.evaluate(() => performance.timeOrigin)) !== document) throw new Error(`${link} left the document.`)
  return (await painted.jsonValue()) ?? Number.NaN
}

/** Resolves after this time without network traffic, when prefetching has finished. */
export const waitForQuiet = (page: Page, ms: number): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const last = performance.getEntriesByType('resource').at(-1) as PerformanceResourceTiming | undefined
    return document.readyState === 'complete' && performance.now() - (last?.responseEnd ?? 0) > wanted
  }, ms)

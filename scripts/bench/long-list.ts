import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../e2e/fixtures/server'
import { type CDPSession, type Page, phonePage, slowProcessor, withBrowser } from '../../e2e/fixtures/slow-phone'
import { openDatabase } from '../../server/src/data/database'
import { contents } from '../../server/src/data/schema/index'
import { readEnvironment } from '../../server/src/environment'
import { build } from '../build/build'
import { requireChromium } from '../lib/chromium'

const ITEMS = 10_000
const ROWS_AT_ONCE = 500
const LEAST_FRAMES = 55
/** Distance in px per direction, and speed in px per second, like a fast fling. */
const DISTANCE = 24_000
const SPEED = 4_000
const HOUR_MS = 3_600_000

async function fillDatabase(dir: string): Promise<void> {
  const { migrationsDir } = readEnvironment()
  const { db, close } = await openDatabase({ inThread: join(dir, 'pg') }, migrationsDir, (error) =>
    console.error(error),
  )
  const now = Date.now()
  const rows = Array.from({ length: ITEMS }, (_, at) => ({
    id: `long-${at}`,
    type: 3,
    title: `第 ${at + 1} 条：潮水退下去以后，码头上留下的脚印`,
    source: '星湾日报',
    categoryId: '1',
    image: '/media/pictures/harbour-dawn.webp',
    images: ['/media/pictures/harbour-dawn.webp', '/media/pictures/old-town-lane.webp', '/media/pictures/ferry.webp'],
    layout: (['right', 'three', 'large', 'text'] as const)[at % 4] ?? 'right',
    publishedAt: new Date(now - at * HOUR_MS),
    updatedAt: new Date(now - at * HOUR_MS),
  }))
  for (let from = 0; from < ITEMS; from += ROWS_AT_ONCE)
    await db.insert(contents).values(rows.slice(from, from + ROWS_AT_ONCE))
  await close()
}

/** Frames per second over the whole fling. */
const framesOf = (moments: readonly number[]) => {
  const [first = 0, last = 0] = [moments[0], moments.at(-1)]
  return ((moments.length - 1) * 1000) / (last - first)
}

/** Opens a list and scrolls until its end is loaded; returns its height in px. */
async function loadAll(page: Page, url: string): Promise<number> {
  // A hundred items per request, to load them quickly.
  await page.route('**/categories/1/contents*', (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('page_size', '100')
    return route.continue({ url: url.href })
  })
  await page.goto(`${url}/cates/1`)
  await page.evaluate(async () => {
    const ended = () =>
      [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
        /没有更多了|No more/.test(textContent ?? ''),
      )
    while (!ended()) {
      scrollTo(0, document.documentElement.scrollHeight)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** Flings the list down (-1) or up (1); returns frames per second. */
async function fling(page: Page, devtools: CDPSession, way: number): Promise<number> {
  await page.evaluate(() => {
    const moments: number[] = []
    Object.assign(window, { frames: moments })
    const note = (at: number) => {
      moments.push(at)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 422,
    yDistance: way * DISTANCE,
    speed: SPEED,
    gestureSourceType: 'touch',
    preventFling: true,
  })
  return framesOf(await page.evaluate(() => (window as unknown as { frames: number[] }).frames))
}

/** Opens a visible item and goes back; returns the distance in px from the earlier position. */
async function goAndReturn(page: Page): Promise<number> {
  // Taps by coordinates: a click on the element would scroll it into view first.
  const target = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('article a')].map((link) => link.getBoundingClientRect())
    const box = boxes.find(({ top, bottom }) => top > 200 && bottom < 700)
    return box ? { x: box.left + 20, y: box.top + 10 } : null
  })
  const before = await page.evaluate(() => scrollY)
  if (target) await page.touchscreen.tap(target.x, target.y)
  await page.waitForURL('**/posts/**')
  await page.goBack()
  await page.waitForURL('**/cates/1')
  const after = await page.evaluate(
    () => new Promise<number>((settled) => requestAnimationFrame(() => requestAnimationFrame(() => settled(scrollY)))),
  )
  return Math.abs(after - before)
}

/** Whether the list is smooth enough, and Back restores the position. */
async function measure(page: Page, devtools: CDPSession, url: string): Promise<boolean> {
  const began = performance.now()
  const height = await loadAll(page, url)
  console.log(`${ITEMS} items, ${height} px, loaded in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  await page.evaluate((to: number) => scrollTo(0, to), Math.round(height / 2))

  await slowProcessor(devtools)
  const results: number[] = []
  for (const way of [-1, 1, -1, 1]) {
    const frames = await fling(page, devtools, way)
    results.push(frames)
    console.log(`${way < 0 ? 'down' : 'up'}: ${frames.toFixed(1)} frames a second`)
  }
  await slowProcessor(devtools, 1)
  const moved = await goAndReturn(page)
  console.log(`Back stands ${moved} px from where it was left.`)
  const slowest = Math.min(...results)
  console.log(`The slowest: ${slowest.toFixed(1)} of ${LEAST_FRAMES} frames a second.`)
  return slowest >= LEAST_FRAMES && moved <= 1
}

/** Exits with 1 if the list is not smooth enough. */
export async function benchLongList(): Promise<void> {
  await build()
  const executablePath = await requireChromium()
  const dir = mkdtempSync(join(tmpdir(), 'plaza-long-list-'))
  await fillDatabase(dir)
  const server = await startServer({ dataDir: dir })
  try {
    const smooth = await withBrowser(executablePath, async (browser) => {
      const { page, devtools } = await phonePage(browser)
      return measure(page, devtools, server.url)
    })
    process.exitCode = smooth ? 0 : 1
  } finally {
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

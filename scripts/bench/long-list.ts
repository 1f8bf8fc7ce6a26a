import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../server/src/data/database'
import { contents } from '../../server/src/data/schema/index'
import { readEnvironment } from '../../server/src/environment'
import { build } from '../lib/build'
import { findChromium } from '../lib/chromium'
import { root, stop } from '../lib/project.mjs'

const ITEMS = 10_000
const ROWS_AT_ONCE = 500
const PORT = '8198'
const SLOWER = 4
const LEAST_FRAMES = 55
/** Each way, in px and px a second: as fast as a thumb flings. */
const DISTANCE = 24_000
const SPEED = 4_000
const HOUR_MS = 3_600_000

const { migrationsDir } = readEnvironment()
const dir = mkdtempSync(join(tmpdir(), 'plaza-long-list-'))

async function fill(): Promise<void> {
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

function serve(): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(root, 'server/dist/main.mjs')], {
    env: { ...process.env, PORT, PLAZA_DATA: dir, PLAZA_RELEASES: join(dir, 'releases'), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((ready, failed) => {
    server.stdout?.on('data', (data) => String(data).includes('ready at') && ready(server))
    server.on('exit', () => failed(new Error('The server ended.')))
  })
}

/** Frames that the page drew in a second while it was flung, over the whole way. */
const framesOf = (moments: readonly number[]) => {
  const [first = 0, last = 0] = [moments[0], moments.at(-1)]
  return ((moments.length - 1) * 1000) / (last - first)
}

/** What Playwright hands to a listener of requests. */
interface AskedRoute {
  request(): { url(): string }
  continue(change: { url: string }): Promise<void>
}

async function measure(): Promise<boolean> {
  const executablePath = await findChromium()
  if (!executablePath) stop('No Chromium was found.')
  const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  try {
    // The compiler names functions by a helper of its own, which the page does not know.
    await page.addInitScript('globalThis.__name = (named) => named')
    // A hundred at a time, so that all are there soon.
    await page.route('**/categories/1/contents*', (route: AskedRoute) => {
      const url = new URL(route.request().url())
      url.searchParams.set('page_size', '100')
      return route.continue({ url: url.href })
    })
    await page.goto(`http://127.0.0.1:${PORT}/cates/1`)
    const began = performance.now()
    await page.evaluate(async () => {
      const ended = () =>
        [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
          /没有更多了|No more/.test(textContent ?? ''),
        )
      while (!ended()) {
        scrollTo(0, document.documentElement.scrollHeight)
        await new Promise((drawn) => requestAnimationFrame(drawn))
      }
    })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    console.log(`${ITEMS} items, ${height} px, loaded in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    await page.evaluate((to: number) => scrollTo(0, to), Math.round(height / 2))

    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const results: number[] = []
    for (const way of [-1, 1, -1, 1]) {
      await page.evaluate(() => {
        const kept: number[] = []
        Object.assign(window, { frames: kept })
        const note = (at: number) => {
          kept.push(at)
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
      const moments: number[] = await page.evaluate(() => (window as unknown as { frames: number[] }).frames)
      results.push(framesOf(moments))
      console.log(`${way < 0 ? 'down' : 'up'}: ${framesOf(moments).toFixed(1)} frames a second`)
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    // Tapped where it is seen: a click by its element would scroll it into view first.
    const seen = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('article a')].map((link) => link.getBoundingClientRect())
      const box = boxes.find(({ top, bottom }) => top > 200 && bottom < 700)
      return box ? { x: box.left + 20, y: box.top + 10 } : null
    })
    const before = await page.evaluate(() => scrollY)
    if (seen) await page.touchscreen.tap(seen.x, seen.y)
    await page.waitForURL('**/posts/**')
    await page.goBack()
    await page.waitForURL('**/cates/1')
    const after = await page.evaluate(
      () =>
        new Promise<number>((settled) => requestAnimationFrame(() => requestAnimationFrame(() => settled(scrollY)))),
    )
    console.log(`Back stands at ${after} px, ${Math.abs(after - before)} px from where it was left.`)
    const slowest = Math.min(...results)
    console.log(`The slowest: ${slowest.toFixed(1)} of ${LEAST_FRAMES} frames a second, ${SLOWER} times slower.`)
    return slowest >= LEAST_FRAMES && Math.abs(after - before) <= 1
  } finally {
    await browser.close()
  }
}

await build()
await fill()
const server = await serve()
try {
  process.exitCode = (await measure()) ? 0 : 1
} finally {
  server.kill()
  rmSync(dir, { recursive: true, force: true })
}

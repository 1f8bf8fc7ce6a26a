import type { Settings } from '@plaza/shared/host'
import { long, sampleOf, turn } from '@plaza/shared/testing/sampling'
import { settled } from '../fixtures/settled'
import { expect, type Page, test } from '../fixtures/test'
import { guestVisits, type Visit, visitTo } from '../fixtures/visits'

test.describe.configure({ mode: 'parallel' })

/** Position of the followed element in each frame since it was first seen. */
interface TrackedElement {
  tops: number[]
  isThere: () => boolean
}

/** Chromium's layout shift entry. */
interface LayoutShift {
  value: number
  sources: readonly { node: Node | null }[]
}

declare global {
  var followed: TrackedElement
  /** The beginning of each shifted text. */
  var shifts: unknown[]
}

/** The server's HTML does not contain their content: their links are signed, or an embedding page supplies it. */
const previews = ['preview', 'video-preview', 'page-builder-preview']
const visits = guestVisits.filter(({ owner, id }) => owner !== 'host' && !previews.includes(id))
/** Sample size; the sample differs per commit. */
const SAMPLE_SIZE = 6
const sampledVisits = sampleOf(visits, SAMPLE_SIZE)
const texts = [1, 1.6]
const places = ['600 px down', 'at the end'] as const
const ways = texts.flatMap((multiple) => places.map((place) => ({ multiple, place })))
/** Each page in one variant, another one with the next commit; all in the long run. */
const rows = sampledVisits.flatMap((visit, index) =>
  ways.filter((_, at) => long || at === (index + turn) % ways.length).map((way) => ({ visit, ...way })),
)
/** Tolerance in px for the browser's rounding. */
const MAX_MOVED_PX = 2

/** Opens a page as sent: no script runs before `release`. */
async function openPaused(page: Page, { address }: Visit, settings: Partial<Settings> = {}): Promise<() => void> {
  await page.addInitScript(
    (data) => localStorage.setItem('plaza.settings', JSON.stringify({ v: 1, at: Date.now(), data })),
    settings,
  )
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(address, { headers: { 'accept-language': 'en-US' } })
        return (await answer.text()).includes('"rendered":null')
      },
      { timeout: 20_000 },
    )
    .toBe(false)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('#plaza-own').waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  return release
}

const scroll = (page: Page, place: (typeof places)[number]) =>
  page.evaluate(
    (to) => {
      scrollTo(0, to)
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    },
    place === 'at the end' ? 1e6 : 600,
  )

/**
 * Follows the text or section in the middle of the screen, or else the element there, while scrolling by `speed` px per
 * frame. The page itself may grow above the screen.
 */
const follow = (page: Page, speed = 0) =>
  page.evaluate((by) => {
    const seen = document.elementFromPoint(195, 400)
    const text = seen?.closest('li, p, h1, h2, h3, article, section')
    const read = text ?? seen
    if (!read) throw new Error('nothing is there to be read')
    // What is no text may be a skeleton, which the content replaces.
    globalThis.followed = { tops: [], isThere: () => read.isConnected || !text }
    let way = 0
    const note = () => {
      const before = scrollY
      if (by && globalThis.followed.tops.length < 60) scrollBy(0, by)
      way += scrollY - before
      if (read.isConnected) globalThis.followed.tops.push(read.getBoundingClientRect().top + way)
      requestAnimationFrame(note)
    }
    note()
  }, speed)

/** The page is completely hydrated and laid out, and nothing on it is loading. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('html[data-first]')).toHaveCount(0)
  await settled(page)
}

/** Maximum distance in px from its first position. */
async function moved(page: Page): Promise<number> {
  const { tops, isThere } = await page.evaluate(() => ({
    tops: globalThis.followed.tops,
    isThere: globalThis.followed.isThere(),
  }))
  expect(isThere, 'what is read is the element that came with the HTML').toBe(true)
  const [first = 0] = tops
  return Math.max(...tops.map((top) => Math.abs(top - first)))
}

for (const { visit, multiple, place } of rows) {
  test(`${visit.id} keeps the reading position, ${place}, at ${multiple}`, async ({ page }) => {
    const release = await openPaused(page, visit, { multiple })
    await scroll(page, place)
    await follow(page)
    release()
    await settle(page)
    expect(await moved(page)).toBeLessThanOrEqual(MAX_MOVED_PX)
  })
}

for (const id of ['category', 'circle', 'article'] as const) {
  test(`${id} can be scrolled during hydration`, async ({ page }) => {
    const release = await openPaused(page, visitTo(id))
    await scroll(page, '600 px down')
    await follow(page, 8)
    release()
    await settle(page)
    expect(await moved(page)).toBeLessThanOrEqual(MAX_MOVED_PX)
  })
}

test('a reload restores the comment being read, in whatever order the page loads', async ({ page }) => {
  const comment = page.getByRole('region', { name: 'Comments' }).getByRole('listitem').nth(5)
  const placeOf = async () => (await comment.boundingBox())?.y
  await page.goto(visitTo('article').address)
  await settle(page)
  await comment.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const before = await placeOf()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/relatedPosts*', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await comment.waitFor()
  release()
  await settle(page)
  await expect.poll(async () => Math.abs(((await placeOf()) ?? 0) - (before ?? 0))).toBeLessThanOrEqual(MAX_MOVED_PX)
})

for (const [index, id] of (['index', 'article', 'category'] as const).entries()) {
  for (const [at, multiple] of texts.entries()) {
    // Each page at one size, at the other one with the next commit.
    if (!long && (index + at + turn) % texts.length !== 0) continue
    test(`${id} shifts nothing during hydration, at ${multiple}`, async ({ page }) => {
      await page.addInitScript(() => {
        globalThis.shifts = []
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as unknown as LayoutShift[])
            if (shift.value > 0)
              globalThis.shifts.push(
                shift.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 60)}`),
              )
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const release = await openPaused(page, visitTo(id), { multiple })
      await page.evaluate(() =>
        Promise.all([...document.images].slice(0, 4).map((image) => image.decode().catch(() => {}))),
      )
      // Drops the shifts while the document loads: the test is about those of hydration.
      await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        globalThis.shifts.splice(0)
      })
      release()
      await settle(page)
      expect(await page.evaluate(() => globalThis.shifts)).toEqual([])
    })
  }
}

test('only users in elder mode get its home page in the HTML', async ({ page, context, baseURL }) => {
  await context.addInitScript(() =>
    localStorage.setItem('plaza.settings', JSON.stringify({ v: 1, at: Date.now(), data: { elder: true } })),
  )
  const home = visitTo('index')
  const simple = page.getByRole('button', { name: 'Standard version' })
  await page.goto(home.address)
  await expect(simple).toBeVisible()
  expect(await context.cookies(baseURL)).toContainEqual(expect.objectContaining({ name: 'Elder', value: '1' }))
  const release = await openPaused(page, home, { elder: true })
  await expect(simple).toBeVisible()
  const header = await simple.elementHandle()
  release()
  await settle(page)
  expect(await header?.evaluate((one) => one.isConnected), 'it is hydrated as it stands').toBe(true)
  await simple.click()
  await expect(page.getByRole('tablist').first()).toBeVisible()
  expect((await context.cookies(baseURL)).map(({ name }) => name)).not.toContain('Elder')
})

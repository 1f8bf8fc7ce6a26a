import { long, sampleOf, turn } from '@plaza/shared/testing/sampling'
import { reportedEvents } from '../fixtures/app'
import { logIn } from '../fixtures/person'
import { rendered } from '../fixtures/rendered-html'
import { expect, type Page, test } from '../fixtures/test'
import { guestVisits, type Visit, visitTo } from '../fixtures/visits'

test.describe.configure({ mode: 'parallel' })

declare global {
  /** Elements in the server's HTML: the page, its cards and their icons. */
  var firstDrawn: Element[]
}

/** Their links are signed, so the server's HTML does not contain their content. */
const signed = ['preview', 'video-preview']
/** Pages of remotes: the host's own are its frame and a short text. */
const visits = guestVisits.filter(({ owner, id }) => owner !== 'host' && !signed.includes(id))
const languages = ['en-US', 'zh-CN'] as const
/** User agents of a browser and a native shell. */
const shells = [undefined, 'Mozilla/5.0 (Linux; Android 15) Mobile PlazaApp/3.1'] as const
const seen = languages.flatMap((language) => shells.map((userAgent) => ({ language, userAgent })))
/** Display settings of users. */
const looks = ['light', 'dark'].flatMap((theme) => [1, 1.5].map((multiple) => ({ theme, multiple })))
/** Each page gets one of the variants in turn; the long run has all of them. */
const inTurn = <T>(all: readonly T[], index: number): T[] => all.filter((_, at) => long || at === index % all.length)
/** Sample size, independent of the number of pages; the sample differs per commit. */
const SAMPLE_SIZE = 8
const sampledVisits = sampleOf(visits, SAMPLE_SIZE)
const rows = sampledVisits.flatMap((visit, index) =>
  inTurn(seen, index + turn).map((as) => ({ visit, as, looks: inTurn(looks, index + Math.floor(turn / seen.length)) })),
)

type Appearance = (typeof looks)[number]

const choose = (page: Page, look: Appearance) =>
  page.addInitScript(
    (data) => localStorage.setItem('plaza.settings', JSON.stringify({ v: 1, at: Date.now(), data })),
    look,
  )

async function expectHydratedInPlace(page: Page, visit: Visit): Promise<void> {
  await page.goto(visit.address)
  await expect(page.locator(visit.content).last()).toBeVisible()
  await page.waitForFunction(() => performance.getEntriesByName('plaza-page').length > 0)
  expect(await reportedEvents(page, 'error')).toEqual([])
  expect(await page.evaluate(() => globalThis.firstDrawn.length), 'elements came with the HTML').toBeGreaterThan(0)
  const removed = await page.evaluate(() =>
    globalThis.firstDrawn.filter((one) => !one.isConnected).map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )
  expect(removed, 'the elements that came with the HTML are those of the page').toEqual([])
}

for (const { visit, as, looks: all } of rows) {
  const { language, userAgent } = as
  test.describe(`${language}${userAgent ? ' in the app' : ''}`, () => {
    test.use({ locale: language, ...(userAgent && { userAgent }) })

    test(`${visit.id} is in the HTML, and hydrates without a change`, async ({ page }) => {
      const html = await rendered(page, visit, language)
      expect(html).toContain(`data-route="${visit.id}"`)
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          globalThis.firstDrawn = [
            ...document.querySelectorAll('#plaza > div [data-route], [data-card], [data-card] svg'),
          ]
        })
      })
      // Without the shell's bridge object the host treats the page as a plain browser's, whatever the user agent is.
      if (userAgent)
        await page.addInitScript(() => Object.assign(window, { PlazaAndroid: { getToken: () => '', post: () => {} } }))
      for (const look of all) {
        await test.step(`${look.theme}, ${look.multiple}`, async () => {
          await choose(page, look)
          await expectHydratedInPlace(page, visit)
          await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme)
        })
      }
    })
  })
}

test('a link that came with the HTML stays while a user is recognised, so a tap on it is not lost', async ({
  page,
}) => {
  test.setTimeout(120_000)
  // Always the home page: the feed under its cards becomes the user's own.
  const home = visits.filter(({ id }) => id === 'index')
  const others = sampledVisits.filter(({ id }) => id !== 'index')
  const few = [...home, ...(long ? others : others.slice(0, 2))]
  for (const visit of few) await rendered(page, visit, 'en-US')
  await logIn(page)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      globalThis.firstDrawn = [...document.querySelectorAll('#plaza a[href]')]
    })
  })
  let links = 0
  for (const visit of few) {
    await page.goto(visit.address)
    await page.waitForFunction(() => globalThis.__PLAZA__?.host.session.getState().status === 'user')
    // A part that now waits for the user's answers is drawn by the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    links += await page.evaluate(() => globalThis.firstDrawn.length)
    const removed = await page.evaluate(() =>
      globalThis.firstDrawn.filter((one) => !one.isConnected).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    )
    expect(removed, visit.id).toEqual([])
  }
  expect(links).toBeGreaterThan(0)
})

test('links stay while the code of later cards loads, though the user’s answer is another one', async ({ page }) => {
  test.setTimeout(120_000)
  const home = visits.find(({ id }) => id === 'index') as Visit
  const html = await rendered(page, home, 'en-US')
  await logIn(page)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      globalThis.firstDrawn = [...document.querySelectorAll('#plaza a[href]')]
    })
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/remotes\/media\/.*\.js$/, async (route) => {
    const name = route.request().url().split('/').at(-1) ?? ''
    if (!html.includes(name)) await released
    await route.continue()
  })
  await page.route('**/page_card_data/home', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('Presenters', 'Voices of the day') })
  })
  const changed = page.waitForResponse('**/page_card_data/home')
  await page.goto(home.address)
  await (await changed).finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const removed = () => page.evaluate(() => globalThis.firstDrawn.filter((one) => !one.isConnected).length)
  expect(await removed()).toBe(0)
  release()
  await expect(page.getByRole('heading', { name: 'Voices of the day' })).toBeVisible()
  expect(await removed()).toBe(0)
  expect(await page.evaluate(() => globalThis.firstDrawn.length)).toBeGreaterThan(50)
})

test('content below the first screen is laid out once the page is shown', async ({ page }) => {
  const home = visits.find(({ id }) => id === 'index') as Visit
  expect(await rendered(page, home, 'en-US')).toContain('<html lang="en" data-first')
  await page.goto(home.address)
  await expect(page.locator('html[data-first]')).toHaveCount(0)
  const below = page.locator('[data-card][data-below]')
  expect(await below.count()).toBeGreaterThan(3)
  await expect(below.last()).toHaveCSS('content-visibility', 'visible')
})

test('can be read and followed without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }), locale: 'en-US' })
  const page = await context.newPage()
  const home = visits.find(({ id }) => id === 'index') as Visit
  await rendered(page, home, 'en-US')
  await page.goto(home.address)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  const link = page.locator('main a[href^="/posts/"]').first()
  await rendered(page, { ...home, address: (await link.getAttribute('href')) ?? '' }, 'en-US')
  await link.click()
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
})

for (const [language, words] of [
  ['en-US', 'Playing, logging in and posting need JavaScript.'],
  ['zh-CN', '播放、登录和发布需要启用 JavaScript。'],
] as const) {
  test(`lists in ${language} what needs scripts, and shows no element that waits for them`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
      locale: language,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    for (const id of ['category', 'article'] as const) {
      const visit = visitTo(id)
      await rendered(page, visit, language)
      await page.goto(visit.address)
      const line = page.locator('noscript p')
      await expect(line).toHaveText(words)
      await expect(line).toBeVisible()
      expect(await page.locator('[data-waits]').count()).toBeGreaterThan(0)
      await expect(page.locator('[data-waits]:visible, [aria-busy]:visible')).toHaveCount(0)
    }
    await page.goto(visitTo('category').address)
    const rows = await page.locator('main section li').all()
    expect(rows.length).toBe(20)
    const boxes = await Promise.all(rows.map((row) => row.boundingBox()))
    for (const [at, box] of boxes.entries())
      expect(box?.y, 'no row stands on another').toBeGreaterThanOrEqual(
        at ? (boxes[at - 1]?.y ?? 0) + (boxes[at - 1]?.height ?? 0) - 1 : 0,
      )
  })
}

import { rendered } from '../fixtures/rendered-html'
import { expect, type Page, test } from '../fixtures/test'

/** Scripts of the host and the remotes. */
const SCRIPTS = /\/(assets\/host|remotes\/[^/]+\/[^/]+)\/[^/]+\.js$/

declare global {
  /** The values of `data-first` in order. */
  var firstStates: (string | null)[]
}

/** Opens a rendered page whose scripts are held back until released. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  await rendered(page, { address }, 'en-US')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(SCRIPTS, (route) => held.then(() => route.continue()))
  await page.goto(address, { waitUntil: 'commit' })
  return letGo
}

test('a button tapped before the scripts arrive acts once, when they have', async ({ page }) => {
  const letGo = await openHeld(page, '/posts/3001')
  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Text size' }).tap()
  await expect(sheet).toHaveCount(0)
  letGo()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('of two tapped buttons the last one counts', async ({ page }) => {
  const letGo = await openHeld(page, '/posts/3001')
  await page.getByRole('button', { name: 'Text size' }).tap()
  await page.getByRole('button', { name: 'Share' }).tap()
  letGo()
  await expect(page.getByRole('dialog', { name: /share/i })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('text typed before the scripts arrive stays, and the page knows it', async ({ page }) => {
  const letGo = await openHeld(page, '/search')
  const field = page.getByRole('searchbox')
  await field.fill('daqiao')
  letGo()
  await page.waitForFunction(() => performance.getEntriesByName('plaza-page').length > 0)
  await expect(field).toHaveValue('daqiao')
  await field.press('Enter')
  await expect(page).toHaveURL(/daqiao/)
})

test('a link tapped before the scripts arrive is followed', async ({ page }) => {
  await openHeld(page, '/index')
  const link = page.locator('main a[href^="/posts/"]').first()
  const address = await link.getAttribute('href')
  await link.tap()
  await expect(page).toHaveURL(address ?? '')
})

/** Pictures of the page that the browser has requested. */
const picturesOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/pictures\/[^?]*/.exec(new URL(name).pathname) ?? []),
  )

/** Disables the timeout after which pictures load anyway. */
const withoutPatience = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = globalThis
    Object.assign(globalThis, { setTimeout: (act: () => void, ms = 0) => (ms < 3_000 ? setTimeout(act, ms) : 0) })
  })

test.describe('pictures other than the main one', () => {
  test('wait for the scripts, which share the network with them', async ({ page }) => {
    await withoutPatience(page)
    const letGo = await openHeld(page, '/index')
    const later = page.locator('main img[loading="lazy"]').first()
    await expect(page.locator('main img[loading="eager"]').first()).toBeVisible()
    await expect(later).toBeHidden()
    const before = await picturesOf(page)
    letGo()
    await expect(later).toBeVisible()
    await expect.poll(async () => (await picturesOf(page)).length).toBeGreaterThan(before.length + 3)
  })

  for (const [what, moves] of [
    ['the page', (page) => page.mouse.wheel(0, 300)],
    [
      'a row of it',
      (page) =>
        page
          .locator('main img[loading="eager"]')
          .first()
          .evaluate((picture) => {
            for (let part = picture.parentElement; part; part = part.parentElement) part.scrollBy(40, 0)
          }),
    ],
  ] as const satisfies [string, (page: Page) => Promise<unknown>][])
    test(`stop waiting when the reader moves ${what}`, async ({ page }) => {
      await withoutPatience(page)
      await openHeld(page, '/index')
      const later = page.locator('main img[loading="lazy"]').first()
      await expect(page.locator('main img[loading="eager"]').first()).toBeVisible()
      await expect(later).toBeHidden()
      await moves(page)
      await expect(later).toBeVisible()
    })

  test('do not wait without a main picture', async ({ page }) => {
    await openHeld(page, '/radios')
    await expect(page.locator('main img[loading="lazy"]').first()).toBeVisible()
    await expect(page.locator('html[data-scripts-first]')).toHaveCount(0)
  })

  test('load eventually without scripts', async ({ page }) => {
    await openHeld(page, '/index')
    await expect(page.locator('main img[loading="lazy"]').first()).toBeVisible({ timeout: 20_000 })
  })
})

test('content below the first screen is missing only in the first frame', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.firstStates = []
    new MutationObserver(() => {
      const state = document.documentElement.getAttribute('data-first')
      if (globalThis.firstStates.at(-1) !== state) globalThis.firstStates.push(state)
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-first'] })
  })
  await openHeld(page, '/index')
  await expect.poll(() => page.evaluate(() => globalThis.firstStates)).toEqual(['screen', ''])
  await expect(page.locator('[data-card][data-below]').first()).toHaveCSS('content-visibility', 'auto')
})

test.describe('a script of the document', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] })

  const breaking = async (page: Page, isBroken: (nth: number) => boolean) => {
    const address = '/posts/3001'
    await rendered(page, { address }, 'en-US')
    let count = 0
    await page.route(/\/assets\/host\/main\..*\.js$/, (route) => (isBroken(count++) ? route.abort() : route.continue()))
    await page.goto(address)
    return () => count
  }

  test('is requested again if it does not arrive', async ({ page }) => {
    const asked = await breaking(page, (nth) => nth === 0)
    await page.waitForFunction(() => performance.getEntriesByName('plaza-page').length > 0)
    expect(asked()).toBe(2)
    await expect(page.locator('#plaza-failed')).toHaveCount(0)
  })

  test('leaves the page as it is if it never arrives, and a strip reports it', async ({ page }) => {
    await breaking(page, () => true)
    await expect(page.locator('#plaza-failed')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  })
})

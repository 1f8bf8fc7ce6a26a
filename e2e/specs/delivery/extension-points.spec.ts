import { expect, liveIn, type Page, partFailures, test } from '../../fixtures/plaza'
import { rendered } from '../../fixtures/rendered-html'
import { standsStill } from '../../fixtures/shifts'
import { inRegion } from '../../fixtures/visits'

const region = '976001'
const entries = (page: Page) => page.getByRole('navigation', { name: 'My services' }).getByRole('link')
const labels = (page: Page) => entries(page).allTextContents()
const everything = (page: Page) => page.locator('[data-route="mine"]')

/** Tells the open page of a change at once. */
async function refresh(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.__PLAZA__)
  await page.evaluate(() => globalThis.__PLAZA__.refresh())
}

test('entries of a remote are in the first HTML of another one’s page, leave it open with off, and come back', async ({
  page,
  plaza,
}) => {
  await inRegion(page.context(), plaza.url, region)
  const html = await rendered(page, { address: '/mine' }, 'en')
  const [drawn = ''] = html.split('id="plaza-boot"')
  for (const label of ['My circles', 'Publish', 'Bookings']) expect(drawn).toContain(label)

  await page.goto('/mine')
  await expect(entries(page).first()).toBeVisible()
  const before = await labels(page)
  expect(before).toContain('My circles')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await plaza.operations.change('off', { remote: 'community', regions: [region], why: 'not in this town' })
  await refresh(page)
  await expect(everything(page).getByText('My circles')).toHaveCount(0)
  expect(await labels(page)).toEqual(before.filter((label) => !['My circles', 'My letters'].includes(label)))
  await expect(everything(page).getByText('Blocked people')).toHaveCount(0)

  await plaza.operations.change('on', { remote: 'community', regions: [region], why: 'here it is' })
  await refresh(page)
  await expect.poll(() => labels(page)).toEqual(before)
  expect(asked.filter((url) => /\/remotes\/community\/.+\.js$/.test(url))).toEqual([])
})

const BOX = '[data-part="practice/volunteer-strip"]'
const box = (page: Page) => page.locator(`[data-route="mine"] ${BOX}`)
const SETTINGS = '[data-route="mine"] a[href="/setting"]'

/** Everything else of the page is there, and stays where it first was. */
async function othersStandStill(page: Page): Promise<void> {
  await expect(page.locator(SETTINGS)).toBeVisible()
  await expect(entries(page).filter({ hasText: 'Wishes' })).toBeVisible()
  await standsStill(page)
}

test.describe('a part of another remote', () => {
  test.use({ expectedErrors: [/made to throw|Failed to load resource/] })

  test('is drawn by the server, and again by the browser in the same place', async ({ page }) => {
    // A server that has just started may be too busy for the first drawing.
    const drawn = async () => (await rendered(page, { address: '/mine' }, 'en')).split('id="plaza-boot"')[0]
    await expect.poll(drawn, { timeout: 60_000 }).toContain('Become a volunteer')
    await page.goto('/mine')
    await expect(box(page).getByRole('link', { name: /Become a volunteer/ })).toBeVisible()
    await page.waitForFunction(() => globalThis.__PLAZA__)
    await othersStandStill(page)
  })

  test('that throws, on the server and in the browser, costs its box alone', async ({ page, plaza }) => {
    const made = await liveIn(page, plaza, 'parts-throw', '976002')
    const html = await rendered(page, { address: '/mine' }, 'en')
    expect(html.split('id="plaza-boot"')[0]).not.toContain('Become a volunteer')
    await page.goto('/mine')
    await expect.poll(() => partFailures(page)).toMatchObject([{ owner: 'practice', release: made.id }])
    await expect(box(page)).toHaveText('')
    await othersStandStill(page)
  })

  test('that never ends on the server, and grows in the browser, is cut off at its box', async ({ page, plaza }) => {
    await liveIn(page, plaza, 'parts-grow', '976003')
    const html = await rendered(page, { address: '/mine' }, 'en')
    expect(html.split('id="plaza-boot"')[0]).toContain('data-part')
    await page.goto('/mine')
    await expect(box(page)).toHaveText('grown')
    expect((await box(page).boundingBox())?.height).toBeLessThan(100)
    await othersStandStill(page)
  })

  test('whose code never comes leaves its box as the server drew it', async ({ page }) => {
    await page.route(/\/remotes\/practice\/.+\.js$/, () => undefined)
    await page.goto('/mine')
    await expect(box(page)).toBeAttached()
    await othersStandStill(page)
    await expect.poll(() => partFailures(page), { timeout: 40_000 }).toMatchObject([{ owner: 'practice' }])
    await othersStandStill(page)
  })
})

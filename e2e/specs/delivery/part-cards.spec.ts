import { addOperator, openKind, openOffice, publish } from '../../fixtures/office'
import { expect, liveIn, type Page, partFailures, test } from '../../fixtures/plaza'
import { rendered } from '../../fixtures/rendered-html'
import { standsStill } from '../../fixtures/shifts'
import { inRegion } from '../../fixtures/visits'

const address = '/page/3'
const card = (page: Page) => page.locator('[data-card="part"]')
const box = (page: Page) => card(page).locator('[data-part="practice/next-activity"]')

const drawn = async (page: Page) => (await rendered(page, { address }, 'en')).split('id="plaza-boot"')[0] ?? ''

/** The cards before and after that of the remote are there, and stay where they first were. */
async function othersStandStill(page: Page): Promise<void> {
  for (const type of ['icon_grid', 'volunteer_stats'])
    await expect(page.locator(`[data-card="${type}"]`).first()).toBeVisible()
  await standsStill(page)
}

test.use({ expectedErrors: [/made to throw|Failed to load resource/] })

test('a card of a remote is drawn by the server, and again by the browser in the same box', async ({ page }) => {
  // A server that has just started may be too busy for the first drawing.
  await expect.poll(() => drawn(page), { timeout: 60_000 }).toContain('Become a volunteer')
  await page.goto(address)
  await page.waitForFunction(() => globalThis.__PLAZA__)
  await expect(box(page).getByRole('link', { name: /Become a volunteer/ })).toBeVisible()
  await othersStandStill(page)
  await box(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fregister-volunteer$/)
})

test('a card of a remote is not there without it, comes back with it, and is left out for a shell by a rule', async ({
  page,
  plaza,
  browser,
}) => {
  test.slow()
  const region = '977001'
  await inRegion(page.context(), plaza.url, region)
  await page.goto(address)
  await expect(box(page)).toBeVisible()
  const rule = { remote: 'practice', regions: [region], shells: ['h5' as const] }
  await plaza.operations.change('off', { ...rule, why: 'not in this town' })
  expect(await drawn(page)).not.toContain('data-part')
  await page.reload()
  await expect(page.locator('[data-card="article_list"], [data-card="audio_row"]').first()).toBeVisible()
  await expect(box(page)).toHaveCount(0)
  await standsStill(page)

  const wechat = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36 MicroMessenger/8.0.50',
  })
  await inRegion(wechat, plaza.url, region)
  const other = await wechat.newPage()
  await other.goto(plaza.url + address)
  await expect(box(other)).toBeVisible()
  await wechat.close()

  await plaza.operations.change('on', { ...rule, why: 'here it is' })
  await page.reload()
  await expect(box(page)).toBeVisible()
})

test('a card that throws, on the server and in the browser, costs its box alone', async ({ page, plaza }) => {
  const made = await liveIn(page, plaza, 'parts-throw', '977002')
  expect(await drawn(page)).not.toContain('Become a volunteer')
  await page.goto(address)
  await expect.poll(() => partFailures(page)).toMatchObject([{ owner: 'practice', release: made.id }])
  await expect(box(page)).toHaveText('')
  await othersStandStill(page)
})

test('a card that never ends on the server, and grows in the browser, is cut off at its box', async ({
  page,
  plaza,
}) => {
  await liveIn(page, plaza, 'parts-grow', '977003')
  expect(await drawn(page)).toContain('data-part')
  await page.goto(address)
  await expect(box(page)).toHaveText('grown')
  expect((await box(page).boundingBox())?.height).toBeLessThan(92)
  await othersStandStill(page)
})

test('a card whose code never comes leaves its box as the server drew it', async ({ page }) => {
  test.slow()
  await expect.poll(() => drawn(page), { timeout: 60_000 }).toContain('Become a volunteer')
  await page.route(/\/remotes\/practice\/.+\.js$/, () => undefined)
  await page.goto(address)
  await expect(box(page)).toContainText('Become a volunteer')
  await othersStandStill(page)
  await expect.poll(() => partFailures(page), { timeout: 40_000 }).toMatchObject([{ owner: 'practice' }])
  await expect(box(page)).toContainText('Become a volunteer')
  await othersStandStill(page)
})

test('editors put a card of a remote into a page by its name, and see it in the preview', async ({
  page,
  plaza,
  browser,
}) => {
  await addOperator(plaza, 'ed', { role: 'editor' })
  const office = await openOffice(browser, plaza, 'ed')
  await openKind(office, 'Pages')
  await office.getByRole('button', { name: 'New', exact: true }).click()
  const fields = office.getByRole('region', { name: 'The page', exact: true })
  await fields.getByLabel('Id in the address', { exact: true }).fill('walks')
  await fields.getByLabel('Title', { exact: true }).fill('散步')
  await office.getByRole('button', { name: 'Add · Own next activity', exact: true }).click()
  const chosen = office.getByRole('region', { name: 'Own next activity', exact: true })
  await chosen.getByLabel('Title', { exact: true }).fill('下一场')
  const phone = office.frameLocator('iframe[title="Preview on a phone"]')
  await expect(phone.getByRole('link', { name: /Become a volunteer/ })).toBeVisible()
  await expect(phone.getByRole('heading', { name: '下一场' })).toBeVisible()
  const published = await publish(office)
  await office.close()

  await page.goto(published)
  await expect(page.getByRole('heading', { name: '下一场' })).toBeVisible()
  await expect(box(page).getByRole('link', { name: /Become a volunteer/ })).toBeVisible()
})

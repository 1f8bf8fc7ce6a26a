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

const TAB = '/mine?tab=volunteering'
const box = (page: Page) => page.locator('[data-route="mine"] [data-part="practice/volunteering"]')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const drawn = async (page: Page, address = TAB) =>
  (await rendered(page, { address }, 'en')).split('id="plaza-boot"')[0] ?? ''

/** Head and tabs are there, and everything stays where it first was; the first tab has what it has without others. */
async function othersStandStill(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'What you keep' })).toBeVisible()
  await expect(tab(page, 'Volunteering')).toHaveAttribute('aria-selected', 'true')
  await standsStill(page)
  await tab(page, 'Overview').click()
  await expect(entries(page).filter({ hasText: 'Wishes' })).toBeVisible()
  await expect(page.locator('[data-route="mine"] a[href="/setting"]')).toBeVisible()
}

test.describe('a tab of another remote', () => {
  test.use({ expectedErrors: [/made to throw|Failed to load resource/] })

  test('is drawn by the server where its address opens it, and again by the browser', async ({ page }) => {
    // A server that has just started may be too busy for the first drawing.
    await expect.poll(() => drawn(page), { timeout: 60_000 }).toContain('Become a volunteer')
    expect(await drawn(page)).not.toContain('href="/setting"')
    expect(await drawn(page, '/mine')).not.toContain('Become a volunteer')
    await page.goto(TAB)
    await expect(box(page).getByRole('link', { name: /Become a volunteer/ })).toBeVisible()
    await page.waitForFunction(() => globalThis.__PLAZA__)
    await othersStandStill(page)
    await expect(page).toHaveURL(/\/mine$/)
  })

  test('is opened by a tap and by keys, and kept by reload and Back', async ({ page }) => {
    const parts: string[] = []
    page.on('request', (request) => parts.push(request.url()))
    await page.goto('/mine')
    await page.waitForFunction(() => globalThis.__PLAZA__)
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true')
    expect(parts.filter((url) => /\/remotes\/practice\/.+\.js$/.test(url))).toEqual([])

    await tab(page, 'Volunteering').click()
    await expect(box(page).getByRole('link', { name: /Become a volunteer/ })).toBeVisible()
    await expect(page).toHaveURL(/\/mine\?tab=volunteering$/)
    expect((await tab(page, 'Volunteering').boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Overview')).toBeFocused()
    await expect(box(page)).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, 'Volunteering')).toBeFocused()

    await page.reload()
    await box(page).getByRole('link', { name: /^More/ }).click()
    await expect(page).toHaveURL(/\/voluntary-activities$/)
    await page.goBack()
    await expect(box(page).getByRole('link', { name: /Become a volunteer/ })).toBeVisible()
  })

  test('is not there without its remote, and its address shows the page without tabs', async ({ page, plaza }) => {
    const region = '976004'
    await inRegion(page.context(), plaza.url, region)
    await page.goto(TAB)
    await expect(box(page)).toBeVisible()
    await plaza.operations.change('off', { remote: 'practice', regions: [region], why: 'not in this town' })
    await refresh(page)
    await expect(page.getByRole('tablist')).toHaveCount(0)
    await expect(entries(page).first()).toBeVisible()
    await page.reload()
    await expect(entries(page).first()).toBeVisible()
    await expect(page.getByRole('tablist')).toHaveCount(0)
    await standsStill(page)
    await plaza.operations.change('on', { remote: 'practice', regions: [region], why: 'here it is' })
    await page.reload()
    await expect(box(page)).toBeVisible()
  })

  test('that throws, on the server and in the browser, costs its box alone', async ({ page, plaza }) => {
    const made = await liveIn(page, plaza, 'parts-throw', '976002')
    expect(await drawn(page)).not.toContain('Become a volunteer')
    await page.goto(TAB)
    await expect.poll(() => partFailures(page)).toMatchObject([{ owner: 'practice', release: made.id }])
    await expect(box(page)).toContainText('This could not be loaded')
    await othersStandStill(page)
  })

  test('that never ends on the server, and grows in the browser, grows below everything else', async ({
    page,
    plaza,
  }) => {
    await liveIn(page, plaza, 'parts-grow', '976003')
    expect(await drawn(page)).toContain('data-part')
    await page.goto(TAB)
    await expect(box(page)).toHaveText('grown')
    const { width = 0, height = 0 } = (await box(page).boundingBox()) ?? {}
    expect(height).toBe(5000)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    )
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    await othersStandStill(page)
  })

  test('whose code fails is loaded again by a tap', async ({ page }) => {
    const code = /\/remotes\/practice\/.+\.js(\?.*)?$/
    await page.goto('/mine')
    await page.waitForFunction(() => globalThis.__PLAZA__)
    await page.route(code, (route) => route.abort())
    await tab(page, 'Volunteering').click()
    await expect(box(page)).toContainText('This could not be loaded')
    await page.unroute(code)
    await box(page).getByRole('button', { name: 'Try again' }).click()
    await expect(box(page).getByRole('link', { name: /Become a volunteer/ })).toBeVisible()
  })

  test('of which the server draws nothing shows that it loads, then that it failed', async ({ page, plaza }) => {
    await liveIn(page, plaza, 'parts-grow', '976005')
    const code = /\/remotes\/practice\/.+\.js$/
    let giveUp = () => {}
    const wait = new Promise<void>((resolve) => {
      giveUp = resolve
    })
    await page.route(code, (route) => wait.then(() => route.abort()))
    await page.goto(TAB)
    await expect(box(page).getByRole('status')).toContainText('Loading')
    giveUp()
    await expect(box(page)).toContainText('This could not be loaded')
    await page.unroute(code)
    await box(page).getByRole('button', { name: 'Try again' }).click()
    await expect(box(page)).toHaveText('grown')
  })

  test('whose code never comes leaves its box as the server drew it', async ({ page }) => {
    test.slow()
    await expect.poll(() => drawn(page), { timeout: 60_000 }).toContain('Become a volunteer')
    await page.route(/\/remotes\/practice\/.+\.js$/, () => undefined)
    await page.goto(TAB)
    await expect.poll(() => partFailures(page), { timeout: 40_000 }).toMatchObject([{ owner: 'practice' }])
    await expect(box(page)).toContainText('Become a volunteer')
    await othersStandStill(page)
  })
})

import { expect, type Page, test } from '../fixtures/test'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load|ChunkLoadError|Loading chunk/] })

const ready = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('plaza-page').length > 0)

test('a confirmation is shown without a network, even the first one', async ({ page }) => {
  await page.goto('/search')
  await ready(page)
  await page.getByRole('searchbox').fill('harbour')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/harbour/)
  const dialogCode = page.waitForResponse(
    async (response) =>
      /\/assets\/host\/.*\.js$/.test(response.url()) &&
      // What the page before asked for cannot be read any more.
      /alertdialog.*data-first-focus/s.test(await response.text().catch(() => '')),
  )
  await page.goto('/search')
  await ready(page)
  await dialogCode
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Clear recent searches' }).tap()
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('a page that is not loaded yet has a header and a way back as soon as the network is gone', async ({ page }) => {
  await page.goto('/index')
  await ready(page)
  await page.context().setOffline(true)
  await page.locator('main a[href="/voluntary-activities"]').first().tap()
  const trouble = page.locator('[data-problem]')
  await expect(trouble).toContainText('You are offline.')
  await expect(trouble.getByRole('heading', { name: 'Not available' })).toBeVisible()
  await trouble.getByRole('button', { name: 'Back' }).first().tap()
  await expect(page.locator('[data-card]').first()).toBeVisible()
})

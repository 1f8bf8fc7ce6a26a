import { expect, test } from '../../fixtures/test'

test('a guest comes from the government home to an account, and opens its latest article', async ({ page }) => {
  await page.goto('/gover')
  const government = page.locator('[data-route="government"]')
  await government.getByRole('link', { name: 'Starbay Services' }).click()
  const account = page.locator('[data-route="matrix-account"]')
  await expect(account.getByRole('img', { name: 'QR code of Starbay Services' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await account.getByRole('button', { name: 'Save the QR code' }).click()
  expect((await saved).suggestedFilename()).toBe('starbay-service.gif')
  await account
    .getByRole('region', { name: /Latest articles/ })
    // By the hour of the run the newest article may open an external address.
    .locator('a[href^="/posts/"]')
    .first()
    .click()
  await expect(page.locator('[data-route="article"]').getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(government.getByRole('link', { name: 'Starbay Services' })).toBeVisible()
})

test('a guest walks down the tree of party organisations to a branch', async ({ page }) => {
  await page.goto('/dj?tab=organisations')
  const party = page.locator('[data-route="party"]').last()
  await party.getByRole('link', { name: /Yunxi District/ }).click()
  await party.getByRole('link', { name: /Tea Hills Town/ }).click()
  await expect(party.getByRole('heading', { name: 'Committee of Tea Hills Town' })).toBeVisible()
  await expect(party.getByRole('link', { name: /^Call/ })).toBeVisible()
})

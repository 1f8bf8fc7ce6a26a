import { playing } from '../../fixtures/app'
import { expect, test } from '../../fixtures/test'

test('a live radio channel plays, at rate 1, and continues over another page', async ({ page }) => {
  test.slow()
  await page.goto('/radios/801')
  await page
    .locator('[data-route="radio"] button')
    .filter({ hasText: /listen/i })
    .first()
    .click()
  await expect.poll(async () => (await playing(page)).playing, { timeout: 30_000 }).toBe(true)
  const begun = (await playing(page)).position
  await expect.poll(async () => (await playing(page)).position, { timeout: 20_000 }).toBeGreaterThan(begun + 1)
  expect(await page.evaluate(() => globalThis.__PLAZA__.host.player.getState().rate)).toBe(1)

  await page.evaluate(() => globalThis.__PLAZA__.host.navigate('/voluntary-activities'))
  await expect(page.locator('[data-route="voluntary-activities"]')).toBeVisible()
  const there = (await playing(page)).position
  await expect.poll(async () => (await playing(page)).position, { timeout: 20_000 }).toBeGreaterThan(there + 1)
})

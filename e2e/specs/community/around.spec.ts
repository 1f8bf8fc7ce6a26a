import { expect, test } from '../../fixtures/test'

const LIBRARY = { latitude: 30.4985, longitude: 121.8962 }

test.use({ permissions: ['geolocation'], geolocation: LIBRARY })

test('a guest finds the nearest library, sees its hours and comes back to the list', async ({ page }) => {
  await page.goto('/around')
  const list = page.locator('[data-route="around"]')
  await list.getByRole('button', { name: 'Libraries' }).click()
  await list.getByRole('button', { name: 'Sort by distance' }).click()
  await expect(list.getByText('Sorted by the distance from here')).toBeVisible()
  const nearest = list.getByRole('region', { name: 'Nearby' }).getByRole('link').first()
  await expect(nearest).toContainText('Starbay Library')
  await expect(nearest).toContainText('less than 100m')
  await nearest.click()
  const detail = page.locator('[data-route="around-detail"]')
  await expect(detail.getByText('88 Wenhui Road, Linjiang')).toBeVisible()
  await expect(detail.getByText('less than 100m away')).toBeVisible()
  await page.goBack()
  await expect(list.getByRole('button', { name: 'Libraries', pressed: true })).toBeVisible()
  await expect(nearest).toContainText('less than 100m')
})

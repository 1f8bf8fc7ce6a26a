import { expect, test } from '../../fixtures/test'

// What an idle page fetches ahead fails while there is no network.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

test('a guest finds a guide, answers for the own case, ticks papers off without a network and rates it', async ({
  page,
  context,
}) => {
  await page.goto('/guide/search?q=居住证')
  await page.getByRole('link', { name: 'Residence permit' }).click()
  const guide = page.locator('[data-route="guide"]')
  await guide.getByRole('button', { name: 'Yes' }).first().click()
  await guide.getByRole('button', { name: 'A home' }).click()
  await guide.getByRole('button', { name: 'Rented' }).click()
  await expect(page).toHaveURL(/case=/)
  await expect(guide.getByRole('checkbox', { name: /Tenancy agreement/ })).toBeVisible()
  await expect(guide.getByRole('checkbox', { name: /Student card/ })).toHaveCount(0)
  await context.setOffline(true)
  await guide.getByRole('checkbox', { name: /Tenancy agreement/ }).check()
  await context.setOffline(false)
  await page.reload()
  await expect(guide.getByRole('checkbox', { name: /Tenancy agreement/ })).toBeChecked()
  await expect(guide.getByRole('checkbox', { name: /Identity card/ })).not.toBeChecked()
  const useful = guide.locator('section', { hasText: 'Was this useful' })
  await useful.getByRole('button', { name: 'Yes' }).click()
  await expect(useful.getByRole('button', { name: 'Yes', pressed: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(guide.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(guide.getByRole('button', { name: 'Back' })).toBeHidden()
  await expect(useful).toBeHidden()
  const places = guide.locator('section', { has: page.getByRole('heading', { name: /^Where/ }) })
  await expect(places.getByText(/^0999-/).first()).toBeVisible()
  for (const name of ['Nearest first', /^Change/]) await expect(guide.getByRole('button', { name })).toHaveCount(0)
})

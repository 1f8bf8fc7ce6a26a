import { logIn } from '../../fixtures/person'
import { expect, type Page, test } from '../../fixtures/test'

const menus = (page: Page) => page.getByRole('button', { name: /^Why “/ })

async function openFeed(page: Page): Promise<void> {
  await page.goto('/index')
  await page.getByRole('region', { name: 'For you' }).scrollIntoViewIfNeeded()
  await expect(menus(page).first()).toBeAttached()
}

const titles = async (page: Page) =>
  (await menus(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))).map((label) =>
    label.replace(/^Why “(.*)” is here, and less of it$/, '$1'),
  )

test('a person is told why a content is there, hides one for good, and switches it off', async ({ page }) => {
  test.slow()
  await logIn(page)
  await openFeed(page)
  const first = await titles(page)
  expect(first.length).toBeGreaterThan(9)
  const hidden = first[7] ?? ''
  await menus(page).nth(7).click()
  await expect(page.getByRole('dialog').getByText(/\.$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Less of this' }).click()
  await expect.poll(() => titles(page)).not.toContain(hidden)
  await page.reload()
  await openFeed(page)
  expect(await titles(page)).not.toContain(hidden)

  await menus(page).nth(7).click()
  await page.getByRole('button', { name: 'What your feed has learned' }).click()
  await page.getByRole('button', { name: `Show ${hidden} again` }).click()
  await expect(page.getByRole('button', { name: `Show ${hidden} again` })).toHaveCount(0)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  const learns = page.getByRole('switch', { name: 'Let my feed follow my interests' })
  await learns.click()
  await expect(learns).toHaveAttribute('aria-checked', 'false')
  await page.reload()
  await expect(learns).toHaveAttribute('aria-checked', 'false')
  await openFeed(page)
  await menus(page).nth(8).click()
  await expect(page.getByText('It is new.')).toBeVisible()
  expect(await titles(page)).toContain(hidden)
})

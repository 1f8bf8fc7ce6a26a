import { logIn } from '../../fixtures/person'
import { expect, test } from '../../fixtures/test'

test('a topic is found in its circle, takes a post, and shows it first', async ({ page }) => {
  await logIn(page)
  await page.goto('/group-detail/61')
  await page.getByRole('link', { name: 'All topics' }).click()
  await page
    .locator('[data-route="topics"]')
    .getByRole('link', { name: /老码头第七级台阶/ })
    .click()
  await expect(page.locator('[data-route="topic"] article:visible').first()).toContainText('三号埠头')
  await page.getByRole('tab', { name: 'Hot' }).click()
  await expect(page).toHaveURL(/tab=hot/)
  await page.getByRole('link', { name: 'Take part' }).click()
  await page.getByRole('button', { name: 'Understood, write a post' }).click()
  const form = page.locator('[data-route="post-publish"]')
  await expect(form.getByText('老码头第七级台阶')).toBeVisible()
  const words = `台阶还在 ${crypto.randomUUID().slice(0, 8)}`
  await form.getByRole('textbox').first().fill(words)
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(page.locator('[data-route="circle-post"]')).toContainText(words)
  await page.locator('[data-route="circle-post"] a[href="/topic-detail/72"]').click()
  await expect(
    page.locator('[data-route="topic"]:visible').getByRole('tab', { name: 'Latest', selected: true }),
  ).toBeVisible()
  await expect(page.locator('[data-route="topic"] article:visible').first()).toContainText(words)
})

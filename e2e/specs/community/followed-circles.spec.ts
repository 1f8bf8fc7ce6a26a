import { logIn } from '../../fixtures/person'
import { expect, test } from '../../fixtures/test'

test('a joined circle stands first among the own ones, with its posts below', async ({ page }) => {
  await logIn(page)
  await page.goto('/group-follow-list')
  const shown = page.locator('[data-route="followed-circles"]:visible')
  await shown.getByRole('region', { name: 'Circles to join' }).getByRole('link', { name: '慢跑俱乐部' }).click()
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('button', { name: 'Joined' })).toBeVisible()
  await page.goBack()
  await expect(shown.getByRole('region', { name: 'Circles that you have joined' }).getByRole('link')).toHaveText([
    '慢跑俱乐部',
  ])
  await expect(shown.locator('article a[href="/group-detail/61"]')).toHaveCount(0)
  await expect(shown.locator('article a[href="/group-detail/64"]').first()).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expectAccessible } from '../../fixtures/axe'
import { logIn } from '../../fixtures/person'
import { expect, test } from '../../fixtures/test'

const settings = (page: Page) => page.locator('[data-route="user-settings"]:visible')

/** Proves the account by a code to its phone, which the page shows where messages are kept. */
async function prove(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Is it you?' })
  await sheet.getByRole('button', { name: /get code|send/i }).click()
  await sheet.getByRole('button', { name: /fill/i }).click()
  await sheet.getByRole('button', { name: 'Next' }).click()
  await expect(sheet).toBeHidden()
}

test('the language changes at once and is still there after a reload', async ({ page }) => {
  await page.goto('/setting')
  await page.getByText('简体中文').click()
  await expect(page.getByRole('heading', { name: '设置' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '设置' })).toBeVisible()
  await page.getByText('English', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
})

test('a kind of messages is switched off for good, and the page is accessible', async ({ page }) => {
  await logIn(page)
  await page.goto('/setting')
  await page.getByRole('link', { name: 'Messages, privacy and my data' }).click()
  const replies = settings(page).getByRole('switch', { name: 'Replies' })
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await replies.click()
  await expect(replies).toHaveAttribute('aria-checked', 'false')
  await answered
  await page.reload()
  await expect(replies).toHaveAttribute('aria-checked', 'false')
  await expect(settings(page).getByRole('switch', { name: 'Departments' })).toHaveAttribute('aria-checked', 'true')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'dark')
})

test('a file with all that is held is made, fetched once, and refused the second time', async ({ page }) => {
  // The job that makes it runs every minute.
  test.setTimeout(240_000)
  const { token } = await logIn(page)
  await page.goto('/user-set')
  await settings(page)
    .getByRole('button', { name: /Get a copy of my data/ })
    .click()
  await prove(page)
  await expect(settings(page).getByText('Your file is being made')).toBeVisible()
  const download = settings(page).getByRole('button', { name: 'Download' })
  await expect(download).toBeVisible({ timeout: 150_000 })
  const fetched = page.waitForRequest(/data_exports\/[^/]+\/file$/)
  const saved = page.waitForEvent('download')
  await download.click()
  expect((await saved).suggestedFilename()).toMatch(/^plaza-.*\.json$/)
  await expect(settings(page).getByText('The last file was fetched.')).toBeVisible()
  const again = await page.request.post((await fetched).url(), { headers: { authorization: token } })
  expect((await again.json()).code).toBe(409004)
})

test('closing the account is asked for, and taken back from the banner above another page', async ({ page }) => {
  test.setTimeout(120_000)
  await logIn(page)
  await page.goto('/user-set')
  await settings(page).getByRole('button', { name: 'Close my account' }).click()
  const sheet = page.getByRole('dialog', { name: 'Closing your account' })
  await expect(sheet.getByText(/Nothing happens for 7 days/)).toBeVisible()
  await expectAccessible(page, 'what happens')
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await prove(page)
  await expect(settings(page).getByText(/Your account is closed on/)).toBeVisible()
  await page.goto('/mine')
  const banner = page.getByRole('region', { name: 'Closing of your account' })
  await expect(banner).toContainText('Your account is closed on')
  await expectAccessible(page, 'banner')
  await banner.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText('Your account stays')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.goto('/user-set')
  await expect(settings(page).getByRole('button', { name: 'Close my account' })).toBeVisible()
})

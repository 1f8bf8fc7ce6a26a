import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { logIn } from '../../fixtures/person'
import { expect, type Page, test } from '../../fixtures/test'

const CIRCLE = '慢跑俱乐部'
const picture = readFileSync(new URL('../../../server/assets/pictures/circle-run.webp', import.meta.url))

const asked = (page: Page, question: string): Locator =>
  page
    .locator('[data-route="circle"]:visible')
    .getByRole('article')
    .filter({ has: page.getByRole('group', { name: question }) })

async function cast(post: Locator, option: string): Promise<void> {
  await post.getByRole('radio', { name: option }).check()
  await post.getByRole('button', { name: 'Vote', exact: true }).click()
  await expect(post.getByRole('button', { name: 'Vote', exact: true })).toHaveCount(0)
}

test('a vote with pictures is written for a chosen circle, and two people read the same result', async ({
  page,
  browser,
  baseURL,
}) => {
  const question = `Where to run ${randomUUID()}`
  await logIn(page)
  await page.goto('/group-follow-list')
  await page.getByRole('link', { name: 'Write', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search circles' }).fill('manpao')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Search results' }).getByRole('link', { name: CIRCLE }).click()
  await page.getByRole('radio').nth(1).click()
  await page.getByRole('button', { name: 'Start a vote' }).click()
  await page.getByRole('button', { name: 'Understood, write a post' }).click()
  await page.getByLabel('Question').fill(question)
  await page.getByLabel('Option 1', { exact: true }).fill('River')
  await page.getByLabel('Option 2', { exact: true }).fill('Hill')
  await page
    .getByLabel('Add a picture: Picture of option 1')
    .setInputFiles({ name: 'river.webp', mimeType: 'image/webp', buffer: picture })
  await expect(page.getByRole('img', { name: 'Picture of option 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.waitForURL('**/group-post-detail/*')
  await page.getByRole('link', { name: `From ${CIRCLE}` }).click()
  const own = asked(page, question)
  await expect(own.getByRole('button', { name: 'Enlarge the picture of River' })).toBeVisible()
  await cast(own, 'River')

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await logIn(other)
  await other.goto(new URL(page.url()).pathname)
  await cast(asked(other, question), 'Hill')
  for (const reader of [page, other]) {
    await reader.reload()
    await expect(asked(reader, question)).toContainText('2 people voted')
    await expect(asked(reader, question).getByText('50%')).toHaveCount(2)
  }
  await context.close()
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type TestInfo } from '@playwright/test'
import { freshPhone, logIn } from '../../fixtures/person'
import { expect, type Page, test } from '../../fixtures/test'

const POST = '20002'
const CIRCLE = '61'

/** A browser whose storage stays in a folder, as on a phone. */
async function openPhone(
  folder: string,
  { project: { use } }: TestInfo,
): Promise<{ context: BrowserContext; page: Page }> {
  const { launchOptions, ...phone } = use
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...{ viewport: phone.viewport ?? null, hasTouch: true, isMobile: true, locale: 'en-US' },
    ...(process.env.PLAZA_URL && { baseURL: process.env.PLAZA_URL }),
  })
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

/** As when the system kills the browser. */
async function kill(context: BrowserContext, folder: string): Promise<void> {
  const closed = context.waitForEvent('close')
  spawnSync('pkill', ['-KILL', '-f', `user-data-dir=${folder}`])
  await closed
}

async function countOf(page: Page, path: string, words: string, token: string): Promise<number> {
  const answer = await page.request.get(path, { headers: { authorization: token } })
  const { data } = (await answer.json()) as { data: { list: { content: string }[] } }
  return data.list.filter(({ content }) => content === words).length
}
const inCircle = `/api/v1/circles/${CIRCLE}/posts`
const ofPost = `/api/post_comments/${POST}?target=post`

const like = (page: Page) => page.locator('[data-route="circle-post"]:visible').getByRole('button', { name: /^Like, / })

test('a post, a comment and a like without a network outlive a killed browser, and are sent once', async ({
  page: _,
}, info) => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-phone-'))
  const [post, comment] = [`Written on the ferry ${Date.now()}`, `Seen from the ferry ${Date.now()}`]
  const before = await openPhone(folder, info)
  const { page } = before
  const { token } = await logIn(page, freshPhone())
  await page.goto(`/post-publish/${CIRCLE}`)
  await page.getByRole('button', { name: 'Understood, write a post' }).click()
  await page.getByRole('textbox', { name: 'What do you want to tell?' }).fill(post)
  await page.goto(`/group-post-detail/${POST}`)
  await page.waitForFunction(() => globalThis.__PLAZA__?.host.session.getState().status === 'user')
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Write a comment' }).first().click()
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(comment)
  // What comes after the first page is there: without a network it could not be fetched.
  await page.evaluate(() => globalThis.__PLAZA__.host.outbox.pictureUrl('kept:none'))

  await before.context.setOffline(true)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(comment)).toBeVisible()
  await expect(page.getByText('Waits for the network')).toBeVisible()
  await like(page).click()
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('2 waiting to be sent')).toBeVisible()
  await page.evaluate((circle) => globalThis.__PLAZA__.host.navigate(`/post-publish/${circle}`), CIRCLE)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('3 waiting to be sent')).toBeVisible()
  await kill(before.context, folder)

  const after = await openPhone(folder, info)
  // Chromium writes cookies half a minute later.
  await after.context.addCookies([{ name: 'Authorization', value: token, url: process.env.PLAZA_URL ?? '' }])
  await after.page.goto(`/group-detail/${CIRCLE}`)
  await expect(after.page.getByRole('article').filter({ hasText: post })).toHaveCount(1)
  await expect.poll(() => countOf(after.page, ofPost, comment, token)).toBe(1)
  await after.page.goto(`/group-post-detail/${POST}`)
  await expect(like(after.page)).toHaveAttribute('aria-pressed', 'true')
  await expect(after.page.getByText('waits for the network')).toHaveCount(0)
  expect(await countOf(after.page, inCircle, post, token)).toBe(1)
  await after.context.close()
})

test.describe('an answer that is lost', () => {
  test.use({ expectedErrors: [/ERR_/] })

  test('leads to the same call again, and to one comment', async ({ page }) => {
    const words = `Said once ${Date.now()}`
    const { token } = await logIn(page)
    const bodies: unknown[] = []
    await page.route('**/api/v1/mobile/comment', async (route) => {
      bodies.push(route.request().postDataJSON())
      if (bodies.length > 1) return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.goto(`/group-post-detail/${POST}`)
    await page.waitForFunction(() => globalThis.__PLAZA__?.host.session.getState().status === 'user')
    await page.getByRole('button', { name: 'Write a comment' }).first().click()
    await page.getByRole('textbox', { name: 'Write a comment' }).fill(words)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(() => bodies.length, { timeout: 20_000 }).toBe(2)
    await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1)
    await expect(page.getByText('Waits for the network')).toHaveCount(0)
    expect(bodies[1]).toEqual(bodies[0])
    expect(await countOf(page, ofPost, words, token)).toBe(1)
  })
})

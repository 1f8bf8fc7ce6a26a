import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Request, type TestInfo } from '@playwright/test'
import { logIn } from '../../fixtures/person'
import { expect, type Page, test } from '../../fixtures/test'

/** With a vote of one choice. */
const POST = '20045'
const CIRCLE = '64'
const inCircle = `/api/v1/circles/${CIRCLE}/posts`
const ofPost = `/api/post_comments/${POST}?target=post`

interface Answer {
  data: { liked: boolean; vote: { chosen: string[] } | null; list: { content: string }[] }
}
async function read(page: Page, path: string, token: string): Promise<Answer['data']> {
  const answer = await page.request.get(path, { headers: { authorization: token } })
  return ((await answer.json()) as Answer).data
}
async function countOf(page: Page, path: string, words: string, token: string): Promise<number> {
  const { list } = await read(page, path, token)
  return list.filter(({ content }) => content === words).length
}

/** A phone, whose storage stays in a folder. */
async function createPhone({ project: { use } }: TestInfo) {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-phone-'))
  const { launchOptions, viewport = null, hasTouch, isMobile, locale } = use
  const options = { ...launchOptions, viewport, hasTouch, isMobile, locale, baseURL: process.env.PLAZA_URL }
  const open = async () => {
    const context = await chromium.launchPersistentContext(folder, options as typeof launchOptions)
    context.setDefaultTimeout(20_000)
    return { context, page: context.pages()[0] ?? (await context.newPage()) }
  }
  return { open, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/** As when the system kills the browser: nothing of it runs after this. */
async function kill(context: BrowserContext): Promise<void> {
  const browser = context.browser()
  if (!browser) throw new Error('No browser to kill')
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  const closed = new Promise((resolve) => browser.once('disconnected', resolve))
  for (const { id, type } of processInfo) if (type === 'browser') process.kill(id, 'SIGKILL')
  await closed
}

/** As after a login by the page: the cookie outlives the browser. */
async function keepLogin(context: BrowserContext): Promise<void> {
  const expires = Math.floor(Date.now() / 1000) + 7 * 86_400
  await context.addCookies((await context.cookies()).map((cookie) => ({ ...cookie, expires })))
}

/** Calls that the outbox makes for what is written in this test. */
const isSent = (request: Request) =>
  /\/(comment|like|choice|circle_posts)$/.test(new URL(request.url()).pathname) && request.method() !== 'GET'

const isLoggedIn = (page: Page) =>
  page.waitForFunction(() => globalThis.__PLAZA__?.host.session.getState().status === 'user')
const shown = (page: Page, route: string) => page.locator(`[data-route="${route}"]:visible`)
const likeOf = (page: Page) => shown(page, 'circle-post').getByRole('button', { name: /^Like, / })
/** The network goes and comes back, at which the outbox sends at once instead of after a growing pause. */
async function blink(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}
/** Until the number is reached, on a network that comes and goes. */
const pollBlinking = (page: Page, count: () => number | Promise<number>) =>
  expect.poll(() => blink(page).then(count), { timeout: 120_000, intervals: [2000] })
const waiting = (page: Page) => page.evaluate(() => globalThis.__PLAZA__.host.outbox.getState().length)

test('what is made without a network outlives a killed browser, is its writer’s alone, and is sent once', async ({
  page: _,
}, info) => {
  test.setTimeout(300_000)
  const phone = await createPhone(info)
  const [post, comment] = [`Written on the ferry ${Date.now()}`, `Seen from the ferry ${Date.now()}`]
  // Closed in good order, so that the login is on the disk.
  let { context, page } = await phone.open()
  const anna = await logIn(page)
  await keepLogin(context)
  await page.goto(`/post-publish/${CIRCLE}`)
  await isLoggedIn(page)
  await context.close()

  ;({ context, page } = await phone.open())
  await page.goto(`/post-publish/${CIRCLE}`)
  await page.getByRole('button', { name: 'Understood, write a post' }).click()
  await page.getByRole('textbox', { name: 'What do you want to tell?' }).fill(post)
  await page.evaluate((id) => globalThis.__PLAZA__.host.navigate(`/group-post-detail/${id}`), POST)
  const shownPost = shown(page, 'circle-post')
  await expect(likeOf(page)).toHaveAttribute('aria-pressed', 'false')
  await shownPost.getByRole('button', { name: 'Write a comment' }).first().click()
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(comment)
  // The outbox's code is there, whose writes outlive a kill at once.
  await page.evaluate(() => globalThis.__PLAZA__.host.outbox.pictureUrl('kept:none'))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(shownPost.getByText(comment)).toBeVisible()
  await likeOf(page).click()
  await expect(likeOf(page)).toHaveAttribute('aria-pressed', 'true')
  await shownPost.getByRole('radio').first().check()
  await shownPost.getByRole('button', { name: 'Vote', exact: true }).click()
  await expect(page.getByText('Your vote waits for the network')).toBeVisible()
  await page.evaluate((id) => globalThis.__PLAZA__.host.navigate(`/post-publish/${id}`), CIRCLE)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('4 waiting to be sent')).toBeVisible()
  await kill(context)

  // Without a network the app does not open; on one that answers nothing else it shows what waits.
  ;({ context, page } = await phone.open())
  await context.setOffline(true)
  await expect(page.goto(`/group-detail/${CIRCLE}`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await context.setOffline(false)
  const calls = /\/(api|ucenter)\//
  let isCut = (_: Request) => true
  await page.route(calls, (route) => (isCut(route.request()) ? route.abort('connectionfailed') : route.continue()))
  await page.goto(`/group-detail/${CIRCLE}`)
  await expect(page.getByRole('article').filter({ hasText: post })).toContainText('Waits for the network')
  await page.goto(`/group-post-detail/${POST}`)
  await expect(page.getByRole('article').filter({ hasText: comment })).toContainText('Waits for the network')
  await expect(likeOf(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Your vote waits for the network')).toBeVisible()
  await page.goto('about:blank')
  // The writer's last call may still be on its way: the network is back for others alone.
  isCut = (request) => request.headers().authorization === anna.token

  await context.clearCookies()
  await logIn(page)
  const sentByOther: string[] = []
  page.on('request', (request) => isSent(request) && sentByOther.push(request.url()))
  await page.goto(`/group-post-detail/${POST}`)
  await isLoggedIn(page)
  await expect(likeOf(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText(comment)).toHaveCount(0)
  expect(await waiting(page)).toBe(0)
  expect(sentByOther).toEqual([])
  expect(await countOf(page, ofPost, comment, anna.token)).toBe(0)

  // Each call reaches the server, and its answer does not come back.
  await context.clearCookies()
  await page.goto('about:blank')
  await page.unroute(calls)
  await context.addCookies([{ name: 'Authorization', value: anna.token, url: process.env.PLAZA_URL ?? '' }])
  const lost = new Set<string>()
  await page.route(calls, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (!isSent(request) || lost.has(pathname)) return route.continue()
    lost.add(pathname)
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.goto(`/group-detail/${CIRCLE}`)
  await pollBlinking(page, () => lost.size).toBe(4)
  await pollBlinking(page, () => waiting(page)).toBe(0)
  await expect(page.getByRole('article').filter({ hasText: post })).toHaveCount(1)
  expect(await countOf(page, inCircle, post, anna.token)).toBe(1)
  expect(await countOf(page, ofPost, comment, anna.token)).toBe(1)
  const { liked, vote } = await read(page, `/api/v1/circle_posts/${POST}`, anna.token)
  expect([liked, vote?.chosen.length]).toEqual([true, 1])
  await context.close()
  phone.remove()
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

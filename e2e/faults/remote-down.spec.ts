import { long } from '@plaza/shared/testing/sampling'
import { goTo } from '../fixtures/app'
import { rendered } from '../fixtures/rendered-html'
import { expect, type Page, test } from '../fixtures/test'

test.use({
  expectedErrors: [
    /Failed to load resource|Failed to find a valid digest|net::ERR|Loading chunk|Cannot fetch|is no container|Unexpected token|MIME type|federation/i,
  ],
})

/** Breaks every file of a remote until mended, and counts the faults, so that a test knows that there were some. */
async function breakRemote(page: Page, remote: string, how: 'abort' | '404' | '500' | 'html' | 'hang') {
  let broken = true
  let count = 0
  await page.route(`**/remotes/${remote}/**`, async (route) => {
    if (!broken) return route.continue()
    count += 1
    if (how === 'hang') return
    if (how === 'abort') return route.abort()
    if (how === 'html')
      return route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>busy</p>' })
    return route.fulfill({ status: Number(how), body: '' })
  })
  return {
    mend: () => {
      broken = false
    },
    count: () => count,
  }
}

/** Faults that the matrix samples too run only in the long run. */
const ways = long ? (['abort', '404', '500', 'html', 'hang'] as const) : (['abort', 'html'] as const)

for (const how of ways) {
  test(`a remote that is down (${how}) affects only its own pages, and recovers without a reload`, async ({ page }) => {
    const fault = await breakRemote(page, 'community', how)
    await page.goto('/index')
    await expect(page.locator('[data-card]').first()).toBeVisible()
    const document = await page.evaluate(() => performance.timeOrigin)

    await goTo(page, '/group-detail/61')
    await expect(page.locator('[data-problem="failed"]')).toBeVisible({ timeout: 16_000 })
    expect(fault.count()).toBeGreaterThan(0)

    await goTo(page, '/voluntary-activities')
    await expect(page.locator('[data-route="voluntary-activities"] h1')).toBeAttached()

    fault.mend()
    await goTo(page, '/group-detail/62')
    await expect(page.locator('[data-route="circle"] h1').last()).toBeAttached()
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(document)
  })
}

test('a rendered page stays readable without its code, and becomes interactive with it', async ({ page }) => {
  const address = '/posts/3001'
  await rendered(page, { address }, 'en-US')
  const fault = await breakRemote(page, 'media', 'abort')
  await page.goto(address)
  const read = page.locator('[data-problem="failed"] [data-route="article"]')
  await expect(read.locator('p').first()).toBeVisible({ timeout: 16_000 })
  await expect(page.getByRole('alert').filter({ hasText: 'You can read the page' })).toBeVisible()
  const said = await read.getByRole('heading', { level: 1 }).first().textContent()
  fault.mend()
  await page.getByRole('button', { name: /try again/i }).click()
  await expect(page.locator('[data-problem]')).toHaveCount(0)
  const article = page.locator('[data-route="article"]')
  await expect(article.getByRole('heading', { level: 1 }).first()).toHaveText(said ?? '')
  await article.getByRole('button', { name: /like/i }).first().click()
  await expect(page).toHaveURL(/login/)
})

test('the panel’s retry button shows the page once the remote is back', async ({ page }) => {
  const fault = await breakRemote(page, 'practice', '404')
  await page.goto('/voluntary-activities')
  const panel = page.locator('[data-problem="failed"]')
  await expect(panel).toBeVisible({ timeout: 16_000 })
  fault.mend()
  await panel.getByRole('button', { name: /try again/i }).click()
  await expect(page.locator('[data-route="voluntary-activities"] a').first()).toBeVisible()
})

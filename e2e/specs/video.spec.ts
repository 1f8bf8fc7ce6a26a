import type { Page } from '@playwright/test'
import { playing } from '../fixtures/app'
import { expect, test } from '../fixtures/test'

const film = (page: Page) => page.locator('[data-route]:visible video').last()
const position = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)

async function advances(page: Page): Promise<void> {
  const before = await position(page)
  await expect.poll(() => position(page), { timeout: 30_000 }).toBeGreaterThan(before + 0.3)
}

test('a video takes the sound, and its page gives it back when it is left', async ({ page }) => {
  test.slow()
  await page.goto('/albums/2001')
  await page.getByRole('button', { name: /play all/i }).click()
  await expect.poll(async () => (await playing(page)).playing).toBe(true)

  await page.evaluate(() => globalThis.__PLAZA__.host.navigate('/videos/4001'))
  const box = page.locator('[data-route="video"]')
  await expect(box.getByRole('heading', { level: 1 })).toBeVisible()
  if (await film(page).evaluate((video: HTMLVideoElement) => video.paused))
    await box.getByRole('button', { name: 'Play', exact: true }).click()
  await advances(page)
  expect((await playing(page)).playing).toBe(false)

  await page.goBack()
  await expect.poll(async () => (await playing(page)).playing).toBe(true)
})

test('short videos follow one another, the next one at its first frame before it is seen', async ({ page }) => {
  test.slow()
  await page.goto('/play')
  await advances(page).catch(() => page.getByRole('button', { name: 'Play', exact: true }).first().click())
  const first = await page.locator('section:not([aria-hidden="true"]) h2').first().textContent()
  const frames = () =>
    page
      .locator('[data-route="short-videos"] video')
      .evaluateAll((videos) => videos.map((video) => (video as HTMLVideoElement).readyState))
  await expect.poll(async () => (await frames()).filter((state) => state >= 2).length).toBeGreaterThanOrEqual(2)
  await page.locator('[data-route="short-videos"] button').first().focus()
  await page.getByRole('button', { name: 'Next video' }).click()
  await expect(page).toHaveURL(/at=\d+/)
  expect(await page.locator('section[aria-hidden="false"] h2').first().textContent()).not.toBe(first)
  await page.reload()
  await expect(page.locator('section[aria-hidden="false"] h2').first()).not.toHaveText(first ?? '')
})

test('television moves, live and again, and the address keeps which', async ({ page }) => {
  test.slow()
  await page.goto('/lives/805')
  const box = page.locator('[data-route="tv-channel"]')
  await expect(box.getByRole('tab', { name: 'Yesterday' })).toBeVisible()
  await expect(film(page)).toBeAttached()
  if (await film(page).evaluate((video: HTMLVideoElement) => video.paused))
    await box.getByRole('button', { name: 'Play', exact: true }).click()
  await advances(page)
  await box.getByRole('tab', { name: 'Yesterday' }).click()
  await box
    .getByRole('button', { name: /^Replay / })
    .nth(1)
    .click()
  await expect(page).toHaveURL(/replay=805-1\.\d{8}/)
  await expect(box.getByRole('button', { name: 'Back to live' })).toBeVisible()
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(3600)
})

test('what a tap plays is asked for while the finger is still on it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/albums/2001')
  const button = page.getByRole('button', { name: /play all/i })
  await expect(button).toBeEnabled()
  await button.hover()
  await page.mouse.down()
  await expect.poll(() => asked.filter((path) => path.startsWith('/media/tracks/')).length).toBe(1)
  expect((await playing(page)).playing).toBe(false)
  await page.mouse.up()
  await expect.poll(async () => (await playing(page)).playing).toBe(true)
  expect(new Set(asked.filter((path) => path.startsWith('/media/tracks/'))).size).toBe(1)
})

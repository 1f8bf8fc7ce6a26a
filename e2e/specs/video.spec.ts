import type { Page } from '@playwright/test'
import { playing } from '../fixtures/app'
import { expect, test } from '../fixtures/test'

const film = (page: Page) => page.locator('[data-route]:visible video').last()
const position = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)

async function advances(page: Page): Promise<void> {
  const before = await position(page)
  await expect.poll(() => position(page), { timeout: 30_000 }).toBeGreaterThan(before + 0.3)
}

test('a video takes the sound, and its page returns it when it is left', async ({ page }) => {
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

test('short videos follow one another, the next one paused at its first frame before it is visible', async ({
  page,
}) => {
  test.slow()
  await page.goto('/play')
  const seen = page.locator('section[aria-hidden="false"]')
  const moved = () => seen.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(moved, { timeout: 30_000 }).toBeGreaterThan(0.3)
  const first = (await seen.locator('h2').textContent()) ?? ''
  const ready = () =>
    page
      .locator('[data-route="short-videos"] video')
      .evaluateAll((videos) => videos.filter((video) => (video as HTMLVideoElement).readyState >= 2).length)
  await expect.poll(ready).toBe(2)
  await seen.locator('button').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/at=\d+/)
  await expect(seen.locator('h2')).not.toHaveText(first)
  await page.reload()
  await expect(seen.locator('h2')).not.toHaveText(first)
})

test('television plays live and replays, and the address keeps which', async ({ page }) => {
  test.slow()
  await page.goto('/lives/805')
  const box = page.locator('[data-route="tv-channel"]')
  await expect(box.getByRole('tab', { name: 'Yesterday' })).toBeVisible()
  await expect(film(page)).toBeAttached()
  const play = box.getByRole('button', { name: 'Play', exact: true })
  // It may start by itself before the tap.
  if (await film(page).evaluate((video: HTMLVideoElement) => video.paused))
    await play.click({ timeout: 5_000 }).catch(() => {})
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

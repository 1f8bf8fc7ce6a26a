import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'

const UPRIGHT = '4031'
const WIDE = '4035'
const seen = (page: Page) => page.locator('section[aria-hidden="false"]')
const boxOf = (page: Page, selector: string) =>
  seen(page)
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom, fit: getComputedStyle(element).objectFit }
    })
const framed = (page: Page) => boxOf(page, 'video')
const overlap = (a: { top: number; bottom: number }, b: { top: number; bottom: number }) =>
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/play/${id}`)
  await seen(page).locator('video').waitFor()
  await expect(seen(page).getByRole('button', { name: 'Subtitles' })).toBeVisible()
}

test('an upright video fills the screen', async ({ page }) => {
  await open(page, UPRIGHT)
  expect(await framed(page)).toEqual({ left: 0, top: 0, right: 390, bottom: 844, fit: 'cover' })
})

test('a wide video is whole, and nothing lies on it: words and buttons stand above and below', async ({ page }) => {
  await open(page, WIDE)
  const video = await framed(page)
  expect(video.fit).toBe('contain')
  expect((video.right - video.left) / (video.bottom - video.top)).toBeCloseTo(16 / 9, 1)
  for (const name of ['Like', 'Comments', 'Share', 'Subtitles', 'Full screen', 'Back']) {
    const button = await page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .and(page.locator(':visible'))
      .first()
      .boundingBox()
    if (!button) throw new Error(`There is no button ${name}.`)
    expect([name, overlap(video, { top: button.y, bottom: button.y + button.height }) <= 0]).toEqual([name, true])
  }
  const words = await boxOf(page, 'h2')
  expect(words.top).toBeGreaterThanOrEqual(video.bottom)
})

test.describe('on a phone that lies', () => {
  test.use({ viewport: { width: 844, height: 390 } })
  for (const id of [UPRIGHT, WIDE])
    test(`video ${id} is whole, with its words beside it`, async ({ page }) => {
      await open(page, id)
      const [video, words] = [await framed(page), await boxOf(page, 'h2')]
      expect(video.fit).toBe('contain')
      expect(video.bottom - video.top).toBe(390)
      expect(words.left).toBeGreaterThanOrEqual(video.right)
      expect(words.right).toBeLessThanOrEqual(844)
    })
})

test('subtitles in the chosen language stand above the title, also of the next video', async ({ page }) => {
  test.slow()
  await open(page, UPRIGHT)
  await seen(page).getByRole('button', { name: 'Subtitles' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  const spoken = seen(page).getByTestId('spoken')
  await expect(spoken).toContainText(/heart|ambulance|First|Second|Third|call 120/, { timeout: 30_000 })
  const [words, title] = [await boxOf(page, '[data-testid="spoken"] span'), await boxOf(page, 'h2')]
  expect(words.bottom).toBeLessThanOrEqual(title.top)

  await open(page, WIDE)
  await expect(spoken).toContainText(/Egret|water|birds|dots?/i, { timeout: 30_000 })
  const [below, video] = [await boxOf(page, '[data-testid="spoken"] span'), await framed(page)]
  expect(below.top).toBeGreaterThanOrEqual(video.bottom)
})

test('the end says that all have been seen, and leads to the first and to the collections', async ({ page }) => {
  test.slow()
  await page.goto('/play')
  await seen(page).locator('video').waitFor()
  const reel = page.locator('[data-swipes-itself]').first()
  const end = page.getByRole('heading', { name: /^You have seen all \d+ short videos$/ })
  await expect(async () => {
    await reel.evaluate((box) => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' }))
    await expect(end).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  const slides = await page.locator('section[aria-hidden]').count()
  await expect(end).toHaveText(`You have seen all ${slides - 1} short videos`)
  await expect(page.getByRole('link', { name: 'All collections' })).toHaveAttribute('href', '/videos-collection')
  await page.getByRole('button', { name: 'From the start' }).click()
  await expect(end).not.toBeInViewport()
  expect(await reel.evaluate((box) => box.scrollTop)).toBe(0)
})

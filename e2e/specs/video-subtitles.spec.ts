import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'

const film = (page: Page) => page.locator('[data-route="video"] video')
const position = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)
const shownWords = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) =>
    [...video.textTracks]
      .filter(({ mode }) => mode === 'showing')
      .flatMap(({ activeCues }) => [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text)),
  )

async function openTools(page: Page): Promise<void> {
  await page.locator('[data-route="video"] section').first().focus()
  await page.keyboard.press('ArrowRight')
}

test('a video shows subtitles in the chosen language, keeps the choice, and is led through by its chapters', async ({
  page,
}) => {
  test.slow()
  await page.goto('/videos/4001')
  await openTools(page)
  await page.getByRole('button', { name: 'Subtitles' }).click()
  await page
    .getByRole('button', { name: 'English' })
    .or(page.getByRole('radio', { name: 'English' }))
    .click()
  await page.getByRole('button', { name: /Night/ }).click()
  await expect.poll(() => position(page)).toBeGreaterThan(9.9)
  await expect(page.getByRole('button', { name: /Night/ })).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => shownWords(page), { timeout: 20_000 }).toEqual([expect.stringContaining('Night falls')])

  // Where it begins, not where it comes by playing.
  await page.goto('/videos/4001?t=6')
  const first = film(page).evaluate(
    (video: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        if (video.currentTime > 0) resolve(video.currentTime)
        else video.addEventListener('timeupdate', () => video.currentTime > 0 && resolve(video.currentTime))
      }),
  )
  expect(await first).toBeGreaterThan(5.9)
  expect(await first).toBeLessThan(9)
  await expect.poll(() => shownWords(page), { timeout: 20_000 }).not.toEqual([])
  await expect(page.getByRole('button', { name: /Day/ })).toHaveAttribute('aria-current', 'true')
})

import { playing } from '../../fixtures/app'
import { expect, test } from '../../fixtures/test'

/** Seconds of speech before the sentences that the test taps. */
const NEAR = 3

test('the words of a story follow its sound, seek it by a tap, and are found by the search', async ({ page }) => {
  test.slow()
  const html = await (await page.request.get('/audios/11101')).text()
  await page.goto('/audios/11101')
  const transcript = page.getByRole('region', { name: 'Transcript' })
  const sentences = transcript.getByRole('listitem').getByRole('button')
  const words = await sentences.allTextContents()
  expect(words.length).toBeGreaterThan(20)
  // Who reads without scripts has the story to its end.
  expect(html).toContain(words.at(-1))
  await expect(page.getByText('Synthesised voice')).toBeVisible()

  const tapped = sentences.nth(10)
  await tapped.click()
  await expect(tapped).toHaveAttribute('aria-current', 'true')
  await expect.poll(async () => (await playing(page)).playing).toBe(true)
  await expect(sentences.nth(11)).toHaveAttribute('aria-current', 'true', { timeout: 30_000 })
  await expect(tapped).not.toHaveAttribute('aria-current')

  await transcript.hover()
  await page.mouse.wheel(0, 900)
  await page.getByRole('button', { name: 'Back to the voice' }).click()
  await expect(page.getByRole('button', { name: 'Back to the voice' })).toHaveCount(0)
  await expect(sentences.nth(11)).toBeInViewport()

  const sought = (words[10] ?? '').replaceAll(/[^\p{Script=Han}]/gu, '').slice(0, 8)
  await page.goto(`/search?q=${encodeURIComponent(sought)}`)
  await page.locator('a[href*="/audios/11101?t="]').first().click()
  await expect(page).toHaveURL(/\/audios\/11101\?t=\d+/)
  const from = Number(new URL(page.url()).searchParams.get('t'))
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(async () => (await playing(page)).position, { timeout: 30_000 }).toBeGreaterThan(from - NEAR)
})

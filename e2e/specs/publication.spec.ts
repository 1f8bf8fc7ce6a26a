import { logIn } from '../fixtures/person'
import { expect, test } from '../fixtures/test'

/** A picture of 32 x 32 px in one colour. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAKElEQVR4nO3NsQ0AAAzCMP5/un0CNkuZ41wybXsHAAAAAAAAAAAAxR4yw/wuPL6QkAAAAABJRU5ErkJggg==',
  'base64',
)
const WORDS = 'The lamps are on again.'

test.use({ expectedErrors: [/ERR_FAILED/] })

/**
 * The first upload is cut, then the browser is killed, then the answer is lost: the publication arrives once, with the
 * files that arrived before.
 */
test('a publication arrives once despite a cut upload, a killed browser and a lost answer', async ({
  page,
  browser,
  baseURL,
}) => {
  const headline = `Lamps on the quay ${Date.now()}`
  // Publications of a new account need a review; this account is old enough.
  const { token } = await logIn(page, '13800000002')
  await page.route('**/upload', (route) => route.abort(), { times: 1 })
  await page.goto('/publish')
  await page.getByRole('textbox', { name: 'Headline' }).fill(headline)
  await page.getByRole('textbox', { name: 'Text' }).fill(WORDS)
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'quay.png', mimeType: 'image/png', buffer: png })
  await page.getByRole('button', { name: /retry|try again/i }).click()
  await expect(page.getByRole('button', { name: /remove picture 1/i })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const kept = await page.evaluate(() => ({ ...localStorage }))
  await page.context().close()

  // Only what the device stored survives the killed browser.
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' })
  await context.addCookies([{ name: 'Authorization', value: token, url: baseURL ?? '' }])
  await context.addInitScript((held) => {
    if (localStorage.length === 0) for (const [name, value] of Object.entries(held)) localStorage.setItem(name, value)
  }, kept)
  const again = await context.newPage()
  await again.goto('/publish')
  await expect(again.getByRole('textbox', { name: 'Headline' })).toHaveValue(headline)
  await expect(again.getByRole('button', { name: /remove picture 1/i })).toBeVisible()
  await again.getByRole('button', { name: /^Category/ }).click()
  await again.getByRole('radio', { name: 'Daily life' }).click()
  await again.getByRole('button', { name: 'Done' }).click()

  // The server has it, but the answer is lost.
  await again.route(
    '**/v1/user_posts',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await again.getByRole('button', { name: 'Publish' }).click()
  await expect(again.getByRole('textbox', { name: 'Headline' })).toHaveValue(headline)
  await expect(again.getByRole('button', { name: 'Publish' })).not.toHaveAttribute('aria-busy', 'true')
  await again.getByRole('button', { name: 'Publish' }).click()
  await expect(again).toHaveURL(/\/posts\/[\w-]+/)
  await expect(again.getByRole('heading', { level: 1, name: headline })).toBeVisible()
  await expect(again.getByText(WORDS)).toBeVisible()

  await again.goto('/publish?tab=own')
  await expect(again.getByRole('link', { name: headline })).toHaveCount(1)
  await context.close()
})

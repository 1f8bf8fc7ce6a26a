import { logIn } from '../fixtures/person'
import { expect, test } from '../fixtures/test'

/** A picture of 2 x 2 px. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFElEQVR4nGP8z8Dwn4GBgYGJAQoAHxcCAr7pWQkAAAAASUVORK5CYII=',
  'base64',
)

test('a post with a picture survives a reload as a draft, is published once, and visible to others', async ({
  page,
  browser,
  baseURL,
}) => {
  const words = `Fog over the old quay ${Date.now()}`
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/circle_posts')) sent.push(request.url())
  })
  await logIn(page)
  await page.goto('/post-publish/61')
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.getByRole('textbox', { name: /what do you want to tell/i }).fill(words)
  await page
    .locator('input[type="file"][accept^="image"]')
    .setInputFiles({ name: 'quay.png', mimeType: 'image/png', buffer: png })
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('/media/uploads/')

  await page.reload()
  await expect(page.getByRole('textbox', { name: /what do you want to tell/i })).toHaveValue(words)
  await expect(page.getByRole('button', { name: /remove picture 1/i })).toBeVisible()

  await page.getByRole('button', { name: 'Publish' }).dblclick()
  await expect(page).toHaveURL(/\/group-post-detail\/[\w-]+/)
  await expect(page.getByText(words).first()).toBeVisible()
  expect(sent).toHaveLength(1)

  const other = await browser.newPage({ baseURL: baseURL ?? '' })
  await other.goto(new URL(page.url()).pathname)
  await expect(other.getByText(words).first()).toBeVisible()
  const picture = other.locator('[data-route="circle-post"] img[src*="/media/uploads/"]').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await other.close()
})

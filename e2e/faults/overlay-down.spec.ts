import { expect, test } from '../fixtures/test'

test.use({ expectedErrors: [/ERR_FAILED|Failed to load|ChunkLoadError|Loading chunk/] })

test('a confirmation whose code cannot be loaded leaves the page as it is, and opens once it can', async ({ page }) => {
  await page.goto('/index')
  await expect(page.locator('[data-card]').first()).toBeVisible()
  let down = true
  let refused = 0
  await page.route('**/assets/host/*.js', (route) => {
    if (!down) return route.continue()
    refused += 1
    return route.abort()
  })
  await page.evaluate(() => void globalThis.__PLAZA__.host.ui.confirm({ title: 'Is it there?' }))
  await expect.poll(() => refused).toBeGreaterThan(0)
  await expect(page.locator('[data-card]').first()).toBeVisible()
  down = false
  await expect(page.getByRole('alertdialog')).toContainText('Is it there?')
})

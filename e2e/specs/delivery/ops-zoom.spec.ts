import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { layoutFaults } from '../../fixtures/layout'
import { expect, type Page, publish, test } from '../../fixtures/plaza'

const remote = 'practice'
const views = ['overview', 'remotes', `remotes/${remote}`, 'requests', 'errors', 'health', 'numbers', 'vitals', 'log']

// A phone of 390 pixels at 200 % zoom.
test.use({ viewport: { width: 195, height: 422 }, isMobile: false, hasTouch: true, locale: 'en-GB' })

async function expectFit(page: Page): Promise<void> {
  for (const view of [...views, 'previews', 'tokens']) {
    await page.evaluate((hash) => {
      window.location.hash = hash
    }, view)
    await expect(page.locator('main').locator('input, table, p:not(:empty)').first()).toBeVisible()
    expect(await layoutFaults(page), view).toEqual([])
  }
  await page.getByRole('navigation').getByRole('button').click()
  expect(await layoutFaults(page), 'all views').toEqual([])
  await page.keyboard.press('Escape')
}

test('nothing of the back office is beyond a phone whose page is twice as large', async ({ page, plaza }) => {
  test.slow()
  const { id } = await publish(plaza, remote, { version: '4.3.0', build: 'new0000043', change: 'marked' })
  await plaza.operations.change('promote', {
    ...{ remote, release: id, why: 'step by step' },
    plan: { steps: [10, 100].map((percent) => ({ percent, wait: 30 })), minVisits: 20 },
  })
  await page.goto('/ops')
  await page.getByLabel('Name').fill('ops')
  await page.getByLabel('Password').fill(readFileSync(join(plaza.dataDir, 'ops-password'), 'utf8').trim())
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('region', { name: 'Wrong now' })).toBeVisible()
  await expectFit(page)
  await page.getByRole('button', { name: '中文' }).click()
  await expectFit(page)
})

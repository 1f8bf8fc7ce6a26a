import { expectAccessible } from '../fixtures/axe'
import { logIn } from '../fixtures/person'
import { expect, type Page, test } from '../fixtures/test'
import { guestPages } from '../fixtures/visits'

const pages: readonly [address: string, content: string][] = [
  ...guestPages,
  ['/not-found', '[data-route="not-found"] h1'],
  ['/index?mf=why', 'dialog, [role="dialog"]'],
]

/** Pages of a person's own. */
const ownPages: [address: string, content: string][] = [
  ['/mine', '[data-route="mine"] h1'],
  ['/history', '[data-route="history"] h1'],
  ['/collection', '[data-route="collections"] h1'],
  ['/setting', '[data-route="settings"] h1'],
  ['/post-publish/61', '[data-route="post-publish"] textarea'],
]

async function look(page: Page, address: string, content: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator(content).first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })
    for (const [address, content] of pages)
      test(`${address} is accessible`, async ({ page }) => look(page, address, content))
    for (const [address, content] of ownPages)
      test(`${address} is accessible`, async ({ page }) => {
        await logIn(page)
        await look(page, address, content)
      })
  })
}

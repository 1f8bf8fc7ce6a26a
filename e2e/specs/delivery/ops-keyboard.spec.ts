import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { expectAccessible } from '../../fixtures/axe'
import { expect, type Page, publish, test } from '../../fixtures/plaza'

const remote = 'practice'
const region = '979001'
const MOST_TABS = 60

test.use({ viewport: { width: 1100, height: 900 }, isMobile: false, hasTouch: false })

/** Presses Tab until an element has the focus, which is to be seen. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible()
  for (let pressed = 0; pressed < MOST_TABS; pressed++) {
    if (await element.evaluate((node) => node === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(element).toBeFocused()
}

const focusRing = (page: Page) =>
  page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle)

test('a release is promoted and rolled back by keyboard alone', async ({ page, plaza }) => {
  test.slow()
  const { keyboard } = page
  const made = await publish(plaza, remote, { version: '4.2.0', build: 'new0000042', change: 'marked' })
  const dialog = page.getByRole('dialog')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: remote }).first()

  await page.goto('/ops')
  await tabTo(page, page.getByLabel('Name'))
  await keyboard.type('ops')
  await tabTo(page, page.getByLabel('Password'))
  await keyboard.type(readFileSync(join(plaza.dataDir, 'ops-password'), 'utf8').trim())
  await keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Wrong now' })).toBeVisible()
  await expectAccessible(page)

  await keyboard.press('2')
  await expect(page.getByRole('search')).toBeVisible()
  await keyboard.press('/')
  await keyboard.type(remote)
  await keyboard.press('ArrowDown')
  await expect(row.getByRole('link').first()).toBeFocused()
  expect(await focusRing(page)).not.toBe('none')
  await expectAccessible(page)

  await tabTo(page, row.getByRole('button', { name: `Promote… ${remote}` }))
  await keyboard.press('Enter')
  await expect(dialog.getByLabel('Release')).toHaveValue(made.id)
  await tabTo(page, dialog.getByLabel('Regions'))
  await keyboard.type(region)
  await tabTo(page, dialog.getByLabel('Why'))
  await keyboard.type('for one town')
  await tabTo(page, dialog.getByRole('button', { name: /^Promote to/ }))
  await keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText(region)

  await tabTo(page, row.getByRole('button', { name: `More for ${remote}` }))
  await keyboard.press('ArrowDown')
  await keyboard.press('r')
  await expect(page.getByRole('menuitem', { name: 'Roll back…' })).toBeFocused()
  await keyboard.press('Enter')
  await tabTo(page, dialog.getByLabel('Why'))
  await keyboard.type('it was only a try')
  await tabTo(page, dialog.locator('button[type="submit"]'))
  await keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row).not.toContainText(region)

  await keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await keyboard.press('1')
  await expect(page.getByRole('region', { name: 'Changed today' })).toContainText('it was only a try')
})

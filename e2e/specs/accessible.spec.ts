import { expectAccessible } from '../fixtures/axe'
import type { LiveId } from '../fixtures/samples'
import { expect, test } from '../fixtures/test'
import { liveVisits, openVisit } from '../fixtures/visits'

/** Rules that a page does not keep yet. */
const broken: { readonly [Id in LiveId]?: readonly string[] } = {
  category: ['heading-order'],
  'frame-index': ['page-has-heading-one'],
  'frame-foot': ['page-has-heading-one'],
}

for (const visit of liveVisits)
  test(`${visit.id} is accessible in light and in dark colours`, async ({ page }) => {
    await openVisit(page, visit)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, `${visit.id} in light colours`, broken[visit.id])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, `${visit.id} in dark colours`, broken[visit.id])
  })

test('the sheet that says why is accessible', async ({ page }) => {
  await page.goto('/index?mf=why')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
})

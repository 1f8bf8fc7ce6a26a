import { expectAccessible } from '../fixtures/axe'
import type { LiveId } from '../fixtures/samples'
import { expect, test } from '../fixtures/test'
import { liveVisits, openVisit } from '../fixtures/visits'

/** A bar at the bottom covers a part of what is scrolled below it, which axe counts against the size of a target there. */
const apart: { readonly [Id in LiveId]?: readonly string[] } = { circle: ['target-size'] }

for (const visit of liveVisits)
  test(`${visit.id} is accessible in light and in dark colours`, async ({ page }) => {
    await openVisit(page, visit)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, `${visit.id} in light colours`, apart[visit.id])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, `${visit.id} in dark colours`, apart[visit.id])
  })

test('the sheet that says why is accessible', async ({ page }) => {
  await page.goto('/index?mf=why')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
})

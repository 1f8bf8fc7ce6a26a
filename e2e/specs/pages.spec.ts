import { isLiveAddress } from '@plaza/shared/routes'
import { isSampled, sampleOf } from '@plaza/shared/testing/sampling'
import { expectAccessible } from '../fixtures/axe'
import { layoutFaults } from '../fixtures/layout'
import type { LiveId } from '../fixtures/samples'
import { settled } from '../fixtures/settled'
import { expectStill, slowDown } from '../fixtures/shifts'
import { expect, type Page, test } from '../fixtures/test'
import { linksOf, liveVisits, openVisit, type Visit } from '../fixtures/visits'

const rulesApart: { readonly [Id in LiveId]?: readonly string[] } = {
  // Where places lie close together, so do their marks; the list below has each of them.
  'around-map': ['target-size'],
}

// Any worker may take the next page.
test.describe.configure({ mode: 'parallel' })

/** Sample size, independent of the number of pages; the sample differs per commit. */
const LOOKED_AT = 12
/** How many of them are checked in every variant; the others only in light colours and one width. */
const WHOLE = 4

const lookedAt = sampleOf(liveVisits, LOOKED_AT)
for (const [index, visit] of lookedAt.entries()) {
  const whole = isSampled(index, lookedAt.length, WHOLE)
  test(`${visit.id} has no layout shift and no dead link, is accessible${whole ? ' and has room for every word' : ''}`, async ({
    page,
  }) => {
    test.slow()
    await loadsWithoutShifts(page, visit)
    const dead = (await linksOf(page)).filter((link) => !isLiveAddress(link))
    expect.soft(dead, 'links that lead to no live page').toEqual([])
    await expectAccessible(page, `${visit.id} in light colours`, rulesApart[visit.id])
    if (!whole) return
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, `${visit.id} in dark colours`, rulesApart[visit.id])
    await hasRoom(page, visit)
  })
}

/** Opens the page on a slow network and checks that nothing moved while it loaded. */
async function loadsWithoutShifts(page: Page, visit: Visit): Promise<void> {
  const quicken = await slowDown(page)
  await openVisit(page, visit)
  await settled(page)
  await quicken()
  await expectStill(page)
}

/** Checks the page on a narrow screen, with double text size, and with words that cannot break. */
async function hasRoom(page: Page, { id, owner }: Visit): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const multiple of [1, 2]) {
    await page.evaluate((size) => globalThis.__PLAZA__.host.settings.change({ multiple: size }), multiple)
    await settled(page)
    await expect.soft.poll(() => layoutFaults(page), `${id}, text ×${multiple}`).toEqual([])
  }
  // The host's own pages show no user content.
  if (owner === 'host') return
  await withLongWords(page)
  await expect.poll(() => layoutFaults(page), `${id}, words without a break`).toEqual([])
}

/** Inserts a word of sixty letters into every user text. */
const withLongWords = (page: Page) =>
  page.evaluate(() => {
    for (const node of document.querySelectorAll('main :is(h1, h2, h3, h4, p, b, dd):not(:has(*))')) {
      const words = node.firstChild
      if (words && (words.nodeValue?.length ?? 0) > 5) words.nodeValue = 'w'.repeat(60)
    }
  })

test('the diagnostics sheet is accessible', async ({ page }) => {
  await page.goto('/index?mf=why')
  await expect(page.getByRole('dialog')).toBeVisible()
  await settled(page)
  await expectAccessible(page)
})

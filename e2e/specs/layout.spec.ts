import { layoutFaults } from '../fixtures/layout'
import type { LiveId } from '../fixtures/samples'
import { expect, type Page, test } from '../fixtures/test'
import { liveVisits, openVisit } from '../fixtures/visits'

test.use({ viewport: { width: 320, height: 700 }, locale: 'zh-CN' })

/** Pages that leave by themselves, and those that do not keep it yet. */
const apart: readonly LiveId[] = ['initialize-login', 'voluntary-activities']

for (const visit of liveVisits.filter(({ id }) => !apart.includes(id)))
  test(`${visit.id} has room for every word, on a narrow screen and with letters twice as large`, async ({ page }) => {
    await openVisit(page, visit)
    for (const multiple of [1, 2]) {
      await page.evaluate((size) => globalThis.__PLAZA__.host.settings.change({ multiple: size }), multiple)
      await page.waitForLoadState('networkidle')
      await expect.poll(() => layoutFaults(page), `${visit.id}, text ×${multiple}`).toEqual([])
    }
    // The host's own pages show nobody's words.
    if (visit.owner === 'host') return
    await withLongWords(page)
    await expect.poll(() => layoutFaults(page), `${visit.id}, words without a break`).toEqual([])
  })

/** Puts a word of sixty letters wherever somebody's words stand. */
const withLongWords = (page: Page) =>
  page.evaluate(() => {
    for (const node of document.querySelectorAll('main :is(h1, h2, h3, h4, p, b, dd):not(:has(*))')) {
      const words = node.firstChild
      if (words && (words.nodeValue?.length ?? 0) > 5) words.nodeValue = 'w'.repeat(60)
    }
  })

import type { LiveId } from '../fixtures/samples'
import { expect, type Page, test } from '../fixtures/test'
import { guestVisits } from '../fixtures/visits'

/** Far below what counts as good (0.1): a person sees nothing move. */
const MOST = 0.02
/** Where the end of a short thread of comments moves once its comments are measured. */
const mostOf: { readonly [Id in LiveId]?: number } = { 'circle-post': 0.03 }

declare global {
  var layoutShifts: { value: number; moved: string[] }[]
}

/** Counts, from the first byte on, what moves without a person having touched anything. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.layoutShifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Element | null }[]
      })[])
        if (!entry.hadRecentInput)
          globalThis.layoutShifts.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className}`),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** A phone on a slow mobile network: what comes late comes visibly late. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
}

for (const { id, address, content } of guestVisits)
  test(`${id} stays where it is while the rest of it comes`, async ({ page }) => {
    await watchShifts(page)
    await slowDown(page)
    await page.goto(address)
    await expect(page.locator(content).last()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(() => globalThis.layoutShifts)
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThanOrEqual(mostOf[id] ?? MOST)
  })

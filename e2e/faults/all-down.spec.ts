import { long } from '@plaza/shared/testing/sampling'
import { goTo } from '../fixtures/app'
import { breakFiles } from '../fixtures/faults'
import { remoteNames } from '../fixtures/releases'
import { expect, test } from '../fixtures/test'
import { visits } from '../fixtures/visits'

test.use({
  expectedErrors: [/Failed to load resource|net::ERR|Loading chunk|Cannot fetch|federation|status of 404/i],
})

/** `hang` takes long; the matrix covers hanging files of each remote. */
for (const fault of long ? (['404', 'hang'] as const) : (['404'] as const)) {
  test(`all remotes down (${fault}): the shell works, reports it, and recovers`, async ({ page }) => {
    const down = await breakFiles(page, (path) => path.startsWith('/remotes/'), fault)
    await page.goto(visits.media.address, { waitUntil: 'commit' })
    await expect(page.locator('[data-problem]')).toBeVisible({ timeout: 16_000 })
    expect(down.count(), 'struck').toBeGreaterThan(0)
    const document = await page.evaluate(() => performance.timeOrigin)

    await goTo(page, '/not-found')
    await expect(page.locator('[data-route="not-found"]')).toBeVisible()
    await goTo(page, '/error-page')
    await expect(page.locator('[data-route="error-page"]')).toBeVisible()

    await down.mend()
    for (const remote of remoteNames) {
      await goTo(page, visits[remote].address)
      await expect(page.locator(visits[remote].content).last()).toBeVisible()
    }
    expect(await page.evaluate(() => performance.timeOrigin), 'no reload').toBe(document)
  })
}

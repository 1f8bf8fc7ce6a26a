import { BEACON_ADDRESS, bucketOf } from '@plaza/shared/remotes'
import { documentMark, goTo } from '../../fixtures/app'
import { expect, type Page, type Plaza, publish, test } from '../../fixtures/plaza'
import { builtDocument, idOf } from '../../fixtures/releases'
import { soundWentOn, startSound, watchSound } from '../../fixtures/sound'
import { inRegion, shownRelease, visits } from '../../fixtures/visits'

test.use({
  // All visitors have one address here, and a busy machine is slow, so only failures count.
  serverEnv: {
    PLAZA_AUTO_ROLLBACK_MIN_LOADS: '2',
    PLAZA_AUTO_ROLLBACK_MIN_ADDRESSES: '1',
    PLAZA_AUTO_ROLLBACK_SLOW_FACTOR: '1000',
  },
  expectedErrors: [/made to throw|Failed to load resource|is no container|federation/i],
})

const remote = 'community'
const { address } = visits[remote]
const built = idOf(builtDocument(remote))

/** Waits until the page has the current registry; any response tells it of a newer one. */
async function knowsRegistry(page: Page, plaza: Plaza): Promise<void> {
  const { serial } = await plaza.operations.status()
  await expect.poll(() => page.evaluate(() => globalThis.__PLAZA__.running().serial)).toBe(serial)
}

/** Hides the page until the server has its counts: the code that sends them loads when the page is idle. */
async function sendCounts(page: Page): Promise<void> {
  let counted = false
  page.on('response', (response) => {
    counted ||= new URL(response.url()).pathname === BEACON_ADDRESS
  })
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    expect(counted).toBe(true)
  }).toPass()
}

const seen = (page: Page) => expect(page.locator(visits[remote].content).last()).toBeVisible()

test('a new release loads at the next navigation that enters the remote, and is rolled back at once', async ({
  page,
  plaza,
}) => {
  const region = '971001'
  const made = await publish(plaza, remote, { version: '3.0.0', build: 'new0000030', change: 'marked' })
  await inRegion(page.context(), plaza.url, region)
  await watchSound(page)
  await startSound(page)
  const document = await documentMark(page)
  await goTo(page, address)
  await seen(page)
  expect(await shownRelease(page, remote)).toBe(built)

  await plaza.operations.change('promote', { remote, release: made.id, regions: [region], why: 'for one town' })
  await goTo(page, '/group-detail/62')
  await knowsRegistry(page, plaza)
  expect(await shownRelease(page, remote), 'a visit inside the remote goes on with what runs').toBe(built)
  await goTo(page, '/albums/2001')
  await expect(page.locator('[data-route="album"] h1').last()).toBeVisible()
  await goTo(page, address)
  await expect.poll(() => shownRelease(page, remote)).toBe(made.id)
  await seen(page)
  await soundWentOn(page)

  const begun = Date.now()
  await plaza.operations.change('rollback', { remote, why: 'it was only a try' })
  await goTo(page, '/group-detail/63')
  await expect.poll(() => shownRelease(page, remote), { intervals: [20] }).toBe(built)
  await seen(page)
  test
    .info()
    .annotations.push({ type: 'rollback', description: `${Date.now() - begun} ms until the old release is shown` })
  expect(Date.now() - begun).toBeLessThan(5000)
  await soundWentOn(page)
  expect(await documentMark(page)).toBe(document)
})

test('an idle open page applies a rollback when it becomes visible', async ({ page, plaza }) => {
  const region = '972001'
  const made = await publish(plaza, remote, { version: '3.1.0', build: 'new0000031', change: 'marked' })
  await plaza.operations.change('promote', { remote, release: made.id, regions: [region], why: 'for one town' })
  await inRegion(page.context(), plaza.url, region)
  await page.goto(address)
  await expect.poll(() => shownRelease(page, remote)).toBe(made.id)
  await plaza.operations.change('rollback', { remote, why: 'it was only a try' })
  // A page starts listening once it is idle.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(await shownRelease(page, remote)).toBe(built)
  }).toPass({ timeout: 10_000 })
  await seen(page)
})

test('a share keeps its devices while it grows', async ({ browser, plaza }) => {
  const region = '973001'
  const made = await publish(plaza, remote, { version: '3.2.0', build: 'new0000032', change: 'marked' })
  const devices = Array.from({ length: 200 }, (_, index) => `device-${index}`)
  const salt = `${remote} ${made.id}`
  const below = (from: number, to: number) =>
    devices.filter((device) => bucketOf(device, salt) >= from && bucketOf(device, salt) < to).slice(0, 2)
  const groups = { early: below(0, 10), later: below(10, 50), never: below(50, 100) }
  const releaseOf = async (device: string) => {
    const context = await browser.newContext({ baseURL: plaza.url, locale: 'en-US' })
    const page = await context.newPage()
    await inRegion(page.context(), plaza.url, region, device)
    await page.goto(address)
    await seen(page)
    const release = await shownRelease(page, remote)
    await context.close()
    return release
  }
  for (const [percent, expected] of [
    [10, { early: made.id, later: built, never: built }],
    [50, { early: made.id, later: made.id, never: built }],
  ] as const) {
    await plaza.operations.change('promote', { remote, release: made.id, regions: [region], percent, why: 'step' })
    for (const [group, members] of Object.entries(groups)) {
      expect(members.length).toBe(2)
      for (const device of members)
        expect(await releaseOf(device), `${device} at ${percent} %`).toBe(expected[group as keyof typeof expected])
    }
  }
})

test('a failing release is rolled back automatically, and the sound continues over its crash', async ({
  page,
  browser,
  plaza,
}) => {
  test.setTimeout(120_000)
  const region = '974001'
  const bad = await publish(plaza, remote, { version: '3.3.0', build: 'bad0000033', change: 'page-throws-in-render' })
  await plaza.operations.change('promote', { remote, release: bad.id, regions: [region], why: 'we know no better' })
  await inRegion(page.context(), plaza.url, region)
  await watchSound(page)
  await startSound(page)
  await goTo(page, address)
  await soundWentOn(page)

  const visit = async () => {
    const context = await browser.newContext({ baseURL: plaza.url, locale: 'en-US' })
    const other = await context.newPage()
    await inRegion(context, plaza.url, region)
    await other.goto(address)
    await expect(other.locator(`[data-problem], [data-remote="${remote}"]`).first()).toBeVisible()
    await sendCounts(other)
    await context.close()
  }
  const halted = async () => (await plaza.operations.log()).list.find(({ action }) => action === 'halt')?.detail.release
  await Promise.all(Array.from({ length: 5 }, visit))
  await expect.poll(halted).toBe(bad.id)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await knowsRegistry(page, plaza)
  await goTo(page, '/albums/2001')
  await goTo(page, address)
  await expect.poll(() => shownRelease(page, remote)).toBe(built)
  await seen(page)
  await soundWentOn(page)
})

test('a remote that is off for a region has no address, menu item or cards there', async ({ page, plaza }) => {
  const region = '975001'
  await plaza.operations.change('off', { remote: 'practice', regions: ['9750'], why: 'not in this town' })
  await inRegion(page.context(), plaza.url, region)
  const answer = await page.goto('/voluntary-activities')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL(/\/not-found$/)
  await goTo(page, '/index')
  await expect(page.locator('[data-card]').first()).toBeVisible()
  await expect(page.locator('a[href^="/activities-details/"], a[href^="/voluntary-activities"]')).toHaveCount(0)

  await plaza.operations.change('on', { remote: 'practice', regions: ['9750'], why: 'here it is' })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await goTo(page, '/voluntary-activities')
  await expect(page.locator(visits.practice.content).first()).toBeVisible()
})

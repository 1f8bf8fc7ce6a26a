import { goTo } from '../../fixtures/app'
import { expect, type Page, type Plaza, publish, test } from '../../fixtures/plaza'
import { builtDocument, idOf, type TestRelease } from '../../fixtures/releases'
import { inRegion, shownRelease, visits } from '../../fixtures/visits'

const remote = 'community'
const { address } = visits[remote]
const built = idOf(builtDocument(remote))
const elsewhere = '/albums/2001'

/** Makes a release live in a region, and opens the remote with it by way of another remote. */
async function swapTo(page: Page, plaza: Plaza, release: TestRelease, region: string): Promise<void> {
  await plaza.operations.change('promote', { remote, release: release.id, regions: [region], why: 'for one town' })
  await page.waitForFunction(() => globalThis.__PLAZA__)
  await page.evaluate(() => globalThis.__PLAZA__.refresh())
  await goTo(page, elsewhere)
  await expect(page.locator('[data-route="album"] h1').last()).toBeVisible()
  await goTo(page, address)
  await expect.poll(() => shownRelease(page, remote)).toBe(release.id)
}

async function rollBack(page: Page, plaza: Plaza): Promise<void> {
  await plaza.operations.change('rollback', { remote, why: 'it was only a try' })
  await goTo(page, '/group-detail/63')
  await expect.poll(() => shownRelease(page, remote)).toBe(built)
}

test('what a release leaves running is stopped, taken away and counted at its rollback', async ({ page, plaza }) => {
  const region = '974001'
  const made = await publish(plaza, remote, { version: '3.4.0', build: 'new0000034' })
  await inRegion(page.context(), plaza.url, region)
  await page.goto(address)
  await swapTo(page, plaza, made, region)
  await page.evaluate((name) => {
    // The functions that the release's own modules call.
    const own = globalThis.plazaGlobals?.(name)
    if (!own) throw new Error('the host offers none')
    const count = () => {
      document.body.dataset.ticks = String(Number(document.body.dataset.ticks ?? 0) + 1)
    }
    own.setInterval(count, 20)
    own.addEventListener('tide', count)
    new own.MutationObserver(() => undefined).observe(document.body, { attributes: true })
    const layer = own.document.createElement('div')
    layer.id = 'left-layer'
    document.body.append(layer)
  }, made.document.global)
  const ticks = () => page.evaluate(() => Number(document.body.dataset.ticks ?? 0))
  await expect.poll(ticks).toBeGreaterThan(2)

  await rollBack(page, plaza)
  const left = () =>
    page.evaluate((name) => globalThis.__PLAZA__.running().remotes.find((one) => one.name === name)?.left, remote)
  await expect
    .poll(left)
    .toMatchObject([{ release: made.id, counts: { timer: 1, listener: 1, observer: 1, element: 1 } }])
  await expect(page.locator('#left-layer')).toHaveCount(0)
  const before = await ticks()
  await page.evaluate(() => dispatchEvent(new Event('tide')))
  // Five periods of a clock as fast as the one that was left.
  await page.evaluate(() => {
    let periods = 0
    return new Promise<void>((done) => {
      const clock = setInterval(() => {
        if (++periods < 5) return
        clearInterval(clock)
        done()
      }, 20)
    })
  })
  expect(await ticks()).toBe(before)
  expect(await page.evaluate((name) => `rspackChunk${name}` in globalThis, made.document.global)).toBe(false)
})

/** Two swaps each: 500 in a long run. */
const ROUNDS = process.env.PLAZA_LONG ? 250 : 8
/** By then the pages that are kept for Back are as many as they ever are. */
const FIRST_ROUNDS = 8

test('swaps back and forth leave heap, elements and listeners where they were', async ({ page, plaza }) => {
  test.setTimeout(ROUNDS * 20_000)
  const region = '974002'
  const made = await publish(plaza, remote, { version: '3.5.0', build: 'new0000035' })
  await inRegion(page.context(), plaza.url, region)
  await page.goto(address)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  async function figures() {
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return { megabytes: of('JSHeapUsedSize') / 2 ** 20, nodes: of('Nodes'), listeners: of('JSEventListeners') }
  }
  async function round(): Promise<void> {
    await swapTo(page, plaza, made, region)
    await rollBack(page, plaza)
  }
  for (let n = 0; n < FIRST_ROUNDS; n++) await round()
  const before = await figures()
  for (let n = 0; n < ROUNDS; n++) await round()
  const after = await figures()
  test.info().annotations.push({ type: 'figures', description: JSON.stringify({ rounds: ROUNDS, before, after }) })
  expect(after.megabytes).toBeLessThan(before.megabytes + 2)
  expect(after.nodes).toBeLessThan(before.nodes * 1.05)
  expect(after.listeners).toBeLessThan(before.listeners * 1.05)
})

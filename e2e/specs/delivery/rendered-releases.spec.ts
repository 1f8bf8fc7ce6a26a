import type { Boot } from '@plaza/shared/remotes'
import { reportedEvents } from '../../fixtures/app'
import { expect, type Page, type Plaza, publish, test } from '../../fixtures/plaza'
import { bootIn } from '../../fixtures/rendered-html'
import { inRegion, shownRelease, visits } from '../../fixtures/visits'

const remote = 'practice'
const { address, content } = visits[remote]

const promote = ({ operations }: Plaza, release: string, regions: string[]) =>
  operations.change('promote', { remote, release, regions, why: 'for one town' })

/** The rendered route in the HTML, once the server has had time to render it. */
async function renderedBy(page: Page): Promise<Boot['rendered']> {
  let rendered: Boot['rendered'] = null
  await expect
    .poll(
      async () => {
        rendered = bootIn(await (await page.request.get(address)).text()).rendered
        return rendered !== null
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  return rendered
}

async function opened(page: Page, release: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator(content).last()).toBeVisible()
  expect(await shownRelease(page, remote)).toBe(release)
  expect(await reportedEvents(page, 'error')).toEqual([])
}

test('an older release without a server file is rendered in the browser', async ({ page, plaza }) => {
  const before = await publish(plaza, remote, { version: '4.0.0', build: 'old0000040', change: 'no-server-file' })
  await promote(plaza, before.id, ['981001'])
  await inRegion(page.context(), plaza.url, '981001')
  await opened(page, before.id)
  expect(bootIn(await (await page.request.get(address)).text()).rendered).toBeNull()
})

test('a release whose render fails is shown, counted, and rolled back', async ({ page, plaza }) => {
  await inRegion(page.context(), plaza.url, '982001')
  const good = (await renderedBy(page))?.release ?? ''
  const bad = await publish(plaza, remote, { version: '4.1.0', build: 'bad0000041', change: 'throws-on-server' })
  await promote(plaza, bad.id, ['982001'])
  await opened(page, bad.id)
  const faults = async () =>
    (await plaza.operations.numbers()).releases.find(({ release }) => release === bad.id)?.renderFaults
  await expect.poll(faults, { timeout: 20_000 }).toMatchObject({ threw: expect.any(Number) })
  const { list } = await plaza.operations.errors(remote)
  expect(list).toMatchObject([
    {
      kind: 'render',
      message: 'Error: made to throw where it is served',
      lastRelease: bad.id,
    },
  ])
  await plaza.operations.change('rollback', { remote, why: 'it cannot be rendered' })
  expect((await renderedBy(page))?.release).toBe(good)
  await opened(page, good)
})

test('with two live releases each visitor gets the HTML of their own one', async ({ browser, plaza }) => {
  const canary = await publish(plaza, remote, { version: '4.2.0', build: 'new0000042' })
  await promote(plaza, canary.id, ['983001'])
  for (const region of ['983001', '984001', '983001']) {
    const context = await browser.newContext({ baseURL: plaza.url, locale: 'en-US' })
    const page = await context.newPage()
    await inRegion(context, plaza.url, region)
    const { release = '' } = (await renderedBy(page)) ?? {}
    expect(release === canary.id).toBe(region === '983001')
    await opened(page, release)
    await context.close()
  }
})

import { expect, type Page, test } from '../../fixtures/plaza'
import { rendered } from '../../fixtures/rendered-html'
import { inRegion } from '../../fixtures/visits'

const region = '976001'
const entries = (page: Page) => page.getByRole('navigation', { name: 'My services' }).getByRole('link')
const labels = (page: Page) => entries(page).allTextContents()
const everything = (page: Page) => page.locator('[data-route="mine"]')

/** Tells the open page of a change at once. */
async function refresh(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.__PLAZA__)
  await page.evaluate(() => globalThis.__PLAZA__.refresh())
}

test('entries of a remote are in the first HTML of another one’s page, leave it open with off, and come back', async ({
  page,
  plaza,
}) => {
  await inRegion(page.context(), plaza.url, region)
  const html = await rendered(page, { address: '/mine' }, 'en')
  const [drawn = ''] = html.split('id="plaza-boot"')
  for (const label of ['My circles', 'Publish', 'Bookings']) expect(drawn).toContain(label)

  await page.goto('/mine')
  await expect(entries(page).first()).toBeVisible()
  const before = await labels(page)
  expect(before).toContain('My circles')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await plaza.operations.change('off', { remote: 'community', regions: [region], why: 'not in this town' })
  await refresh(page)
  await expect(everything(page).getByText('My circles')).toHaveCount(0)
  expect(await labels(page)).toEqual(before.filter((label) => !['My circles', 'My letters'].includes(label)))
  await expect(everything(page).getByText('Blocked people')).toHaveCount(0)

  await plaza.operations.change('on', { remote: 'community', regions: [region], why: 'here it is' })
  await refresh(page)
  await expect.poll(() => labels(page)).toEqual(before)
  expect(asked.filter((url) => /\/remotes\/community\/.+\.js$/.test(url))).toEqual([])
})

import { reported } from '../fixtures/app'
import { long } from '../fixtures/long'
import { expect, type Page, test } from '../fixtures/test'
import { guestVisits, type Visit } from '../fixtures/visits'

test.describe.configure({ mode: 'parallel' })

declare global {
  /** The page as it came with the HTML. */
  var firstDrawn: Element | null
}

/** Their links are signed: what such a one shows is in no HTML. */
const signed = ['preview', 'video-preview']
/** Pages of remotes: the host's own are its frame and a few words. */
const visits = guestVisits.filter(({ owner, id }) => owner !== 'host' && !signed.includes(id))
const languages = ['en-US', 'zh-CN'] as const
/** The other language for every page in the long run alone. */
const rows = visits.flatMap((visit, index) =>
  languages.filter((_, language) => long || language === index % 2).map((language) => [visit, language] as const),
)

/** Asks for the page until the server has rendered it: the first visitor may be sent its shape. */
async function rendered(page: Page, { address }: Visit, language: string): Promise<string> {
  let html = ''
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(address, { headers: { 'accept-language': language } })
        html = await answer.text()
        return html.includes('"rendered":null')
      },
      { timeout: 20_000, message: `${address} is rendered` },
    )
    .toBe(false)
  return html
}

for (const [visit, language] of rows) {
  test.describe(language, () => {
    test.use({ locale: language })

    test(`${visit.id} stands in the HTML, and is hydrated as it stands`, async ({ page }) => {
      const html = await rendered(page, visit, language)
      expect(html).toContain(`data-route="${visit.id}"`)
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          globalThis.firstDrawn = document.querySelector('#plaza > div [data-route]')
        })
      })
      await page.goto(visit.address)
      await expect(page.locator(visit.content).last()).toBeVisible()
      await page.waitForFunction(() => performance.getEntriesByName('plaza-page').length > 0)
      expect(await reported(page, 'error')).toEqual([])
      const stayed = await page.evaluate(() => document.contains(globalThis.firstDrawn))
      expect(stayed, 'the elements that came with the HTML are those of the page').toBe(true)
    })
  })
}

test('can be read and followed without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }), locale: 'en-US' })
  const page = await context.newPage()
  const home = visits.find(({ id }) => id === 'index') as Visit
  await rendered(page, home, 'en-US')
  await page.goto(home.address)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  const link = page.locator('main a[href^="/posts/"]').first()
  await rendered(page, { ...home, address: (await link.getAttribute('href')) ?? '' }, 'en-US')
  await link.click()
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
})

import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, test } from '../fixtures/test'
import { guestPages } from '../fixtures/visits'

const KB = 1024
const brotli = (content: Buffer) => brotliCompressSync(content).length

/** Of script until the first content: the home page's budget, and what the others must not pass. */
const HOME_KB = 150
const OTHER_KB = 165

async function addressesIn(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text()
  return [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, found]) => found ?? '')
}

test.describe('until its first content', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load|ChunkLoadError|Loading chunk/] })

  for (const [address, content] of guestPages) {
    test(`${address} needs its HTML and what is named in it, and nothing after that`, async ({ page }) => {
      const named = await addressesIn(page, address)
      const refused: string[] = []
      await page.route('**/*', (route) => {
        const request = route.request()
        const { pathname } = new URL(request.url())
        const later = ['script', 'stylesheet'].includes(request.resourceType())
          ? !named.includes(pathname)
          : ['fetch', 'xhr'].includes(request.resourceType())
        if (!later) return route.continue()
        refused.push(pathname)
        return route.abort()
      })
      await page.goto(address)
      await expect(page.locator(content).first()).toBeVisible()
    })

    const budget = /^\/(index|page)/.test(address) ? HOME_KB : OTHER_KB
    test(`${address} weighs at most ${budget} KB of script`, async ({ page }) => {
      const scripts = (await addressesIn(page, address)).filter((name) => name.endsWith('.js'))
      expect(scripts.length).toBeGreaterThan(1)
      const sizes = await Promise.all(scripts.map(async (name) => brotli(await (await page.request.get(name)).body())))
      expect(sizes.reduce((sum, size) => sum + size, 0) / KB).toBeLessThanOrEqual(budget)
    })
  }
})

test('hls.js is not among what the first page brings', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/index', { waitUntil: 'networkidle' })
  const scripts = asked.filter((url) => url.endsWith('.js'))
  const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
  expect(bodies.length).toBeGreaterThan(1)
  expect(bodies.some((body) => body.includes('hlsManifestLoading'))).toBe(false)
})

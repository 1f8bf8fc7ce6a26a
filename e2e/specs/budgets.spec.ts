import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, test } from '../fixtures/test'

const KB = 1024
const root = resolve(import.meta.dirname, '../..')
const remotes = ['media', 'community', 'practice', 'account'] as const

interface Document {
  entry: string
  preload: Record<string, string[]>
}
const folderOf = (remote: string) => resolve(root, `remote-${remote}/dist`)
const documentOf = (remote: string): Document =>
  JSON.parse(readFileSync(resolve(folderOf(remote), 'remote.json'), 'utf8'))
const brotli = (content: Buffer) => brotliCompressSync(content).length

/** Of script until the first content: the home page's budget, and what the others must not pass. */
const HOME_KB = 150
const OTHER_KB = 165

/** Pages that a guest can open, and by what their first content is known. */
const pages: [address: string, content: string][] = [
  ['/index', '[data-card]'],
  ['/page/2', '[data-card]'],
  ['/cates/1', '[data-route="category"] a[href^="/posts/"]'],
  ['/posts/3001', '[data-route="article"] h1'],
  ['/albums/2001', '[data-route="album"] h1'],
  ['/audios/11001', '[data-route="audio"] h1'],
  ['/radios', '[data-route="radios"] a[href^="/radios/"]'],
  ['/group-detail/61', '[data-route="circle"] h1'],
  ['/voluntary-activities', '[data-route="voluntary-activities"] a[href^="/activities-details/"]'],
  ['/login', '[data-route="login"] form'],
]

async function addressesIn(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text()
  return [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, found]) => found ?? '')
}

test.describe('until its first content', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load|ChunkLoadError|Loading chunk/] })

  for (const [address, content] of pages) {
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

test('a remote costs at most 7 KB for its entry and 35 KB for the code of a page', () => {
  for (const remote of remotes) {
    const { entry, preload } = documentOf(remote)
    const sizeOf = (file: string) => brotli(readFileSync(resolve(folderOf(remote), file))) / KB
    expect(sizeOf(entry), `entry of ${remote}`).toBeLessThan(7)
    for (const [page, files] of Object.entries(preload)) {
      const size = files.filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + sizeOf(file), 0)
      expect(size, `${page} of ${remote}`).toBeLessThan(35)
    }
  }
})

test('no remote ships a package that the host owns', () => {
  for (const remote of remotes) {
    for (const file of readdirSync(folderOf(remote)).filter((name) => name.endsWith('.js'))) {
      expect(readFileSync(resolve(folderOf(remote), file), 'utf8'), `${remote}/${file}`).not.toMatch(
        /reactjs\.org\/docs\/error-decoder|react\.dev\/errors/,
      )
    }
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

import { brotliCompressSync, constants } from 'node:zlib'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { Boot } from '@plaza/shared/remotes'
import { firstCallsOf } from '@plaza/shared/routes'
import { isSampled } from '@plaza/shared/testing/sampling'
import { samples } from '../fixtures/samples'
import { settled } from '../fixtures/settled'
import { expect, test } from '../fixtures/test'
import { guestVisits, type Visit } from '../fixtures/visits'

const KB = 1024

const sizes = new Map<string, number>()
/** Cached size of a file as sent: pages share most of their scripts. */
async function weightOf(request: APIRequestContext, name: string): Promise<number> {
  const known = sizes.get(name)
  if (known !== undefined) return known
  const size = brotliCompressSync(await (await request.get(name)).body()).length
  sizes.set(name, size)
  return size
}

/** Script until the first content: budget of the home page, and maximum of the others. */
const HOME_KB = 162
const OTHER_KB = 166.5
const isHome = (id: string) => id === 'index' || id === 'page'
/**
 * HTML with the page and its styles, as sent to a returning visitor; and the part of it that describes the remotes, with
 * the routes of all 166 pages and their first calls.
 */
const HTML_KB = 31
const DOCUMENTS_KB = 5.9
const packed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / KB
/** Sample size; the sample differs per commit. */
const SAMPLED = 8

const BLOCK = /<script type="application\/json" id="plaza-boot">(.*?)<\/script>/s

/** The HTML of a page with all first answers: a busy server omits late ones. */
async function htmlOf(request: APIRequestContext, { address, row }: Visit): Promise<APIResponse> {
  let html = await request.get(address)
  const answered = async () => {
    html = await request.get(address)
    return (JSON.parse(BLOCK.exec(await html.text())?.[1] ?? '{}') as Partial<Boot>).answers?.length
  }
  await expect
    .poll(answered, 'calls that are answered with the HTML')
    .toBe(firstCallsOf(row, new URL(address, 'http://plaza.test').search).length)
  return html
}

async function addressesIn(response: APIResponse): Promise<string[]> {
  const html = await response.text()
  return [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, found]) => found ?? '')
}

test.describe('until its first content', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load|ChunkLoadError|Loading chunk/] })

  // The host's own pages are notices; the HTML does not name their code.
  const owned = guestVisits.filter(({ owner }) => owner !== 'host')
  const weighed = owned.filter(({ id }, index) => isHome(id) || isSampled(index, owned.length, SAMPLED))
  for (const visit of weighed) {
    const { id, address, content } = visit
    // A preview's answer depends on the signature in its query, so it is no first call.
    const { query } = samples[id] ?? {}
    if (!query)
      test(`${id} needs its HTML and what that names, and no later request`, async ({ page }) => {
        const html = await htmlOf(page.request, visit)
        const named = await addressesIn(html)
        await page.route('**/*', (route) => {
          const request = route.request()
          const { pathname } = new URL(request.url())
          if (request.resourceType() === 'document') return route.fulfill({ response: html })
          const later = ['script', 'stylesheet'].includes(request.resourceType())
            ? !named.includes(pathname)
            : ['fetch', 'xhr'].includes(request.resourceType())
          return later ? route.abort() : route.continue()
        })
        await page.goto(address)
        await expect(page.locator(content).last()).toBeVisible()
      })

    test(`${id} describes the remotes in at most ${DOCUMENTS_KB} KB`, async ({ request }) => {
      const html = await (await htmlOf(request, visit)).text()
      const { documents }: Boot = JSON.parse(BLOCK.exec(html)?.[1] ?? '{}')
      expect(packed(JSON.stringify(documents))).toBeLessThanOrEqual(DOCUMENTS_KB)
    })

    if (isHome(id))
      test(`${id} has at most ${HTML_KB} KB of HTML including the page`, async ({ request }) => {
        const sent = async () => {
          const answer = await request.get(address)
          const isWhole = !(await answer.text()).includes('"rendered":null')
          expect(answer.headers()['content-encoding']).toBe('br')
          return isWhole ? Number(answer.headers()['content-length']) / KB : Number.POSITIVE_INFINITY
        }
        await expect.poll(sent, { timeout: 20_000 }).toBeLessThanOrEqual(HTML_KB)
      })

    const budget = isHome(id) ? HOME_KB : OTHER_KB
    test(`${id} loads at most ${budget} KB of script`, async ({ request }) => {
      const scripts = (await addressesIn(await htmlOf(request, visit))).filter((name) => name.endsWith('.js'))
      expect(scripts.length).toBeGreaterThan(1)
      const bytes = await Promise.all(scripts.map((name) => weightOf(request, name)))
      expect(bytes.reduce((sum, size) => sum + size, 0) / KB).toBeLessThanOrEqual(budget)
    })
  }
})

test('the first page does not load hls.js', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/index')
  await settled(page)
  const scripts = asked.filter((url) => url.endsWith('.js'))
  const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
  expect(bodies.length).toBeGreaterThan(1)
  expect(bodies.some((body) => body.includes('hlsManifestLoading'))).toBe(false)
})

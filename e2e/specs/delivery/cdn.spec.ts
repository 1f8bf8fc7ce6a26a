import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { request } from '@playwright/test'
import { operationsOf } from '../../fixtures/operations'
import { DEMO_PASSWORD, logInByPassword } from '../../fixtures/person'
import { makeRelease } from '../../fixtures/releases'
import { freePort, type RunningServer, startServer, temporaryFolder } from '../../fixtures/server'
import { expect, test } from '../../fixtures/test'

const VARNISH = '/usr/sbin/varnishd'
const hasVarnish = existsSync(VARNISH) && existsSync('/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so')
test.skip(!hasVarnish, 'No Varnish with varnish-modules on this machine.')

const rules = readFileSync(resolve(import.meta.dirname, '../../../deploy/varnish/plaza.vcl'), 'utf8')

interface PlazaBehindCdn extends RunningServer {
  /** Address of the CDN. */
  cdn: string
}

/** A server behind Varnish with the rules in `deploy`. */
async function behindCdn(): Promise<PlazaBehindCdn> {
  const [port, cdnPort, folder] = [await freePort(), await freePort(), temporaryFolder()]
  const file = join(folder, 'plaza.vcl')
  writeFileSync(file, rules.replace('"8080"', `"${port}"`))
  const cdn = `http://127.0.0.1:${cdnPort}`
  const server = await startServer({ port, env: { PLAZA_CDN_PURGE_URL: `${cdn}/purge`, PLAZA_ORIGIN: cdn } })
  const child: ChildProcess = spawn(
    VARNISH,
    ['-j', 'none', '-F', '-n', folder, '-f', file, '-a', `127.0.0.1:${cdnPort}`, '-s', 'malloc,64m'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  await expect
    .poll(
      () =>
        fetch(`${cdn}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200)
  const stop = async () => {
    child.kill('SIGTERM')
    await server.stop()
  }
  return { ...server, cdn, stop }
}

let plaza: PlazaBehindCdn
test.beforeAll(async () => {
  test.setTimeout(120_000)
  plaza = await behindCdn()
})
test.afterAll(() => plaza?.stop())

const ARTICLE = '/posts/3001'
const browser = { 'sec-fetch-mode': 'navigate', 'accept-language': 'en-US' }

/** A page as somebody gets it of whom nothing is known; a search engine has no `browser` headers. */
async function page(path: string, headers: Record<string, string> = browser) {
  // Without the cookies of the requests before.
  const client = await request.newContext()
  const response = await client.get(plaza.cdn + path, { headers, maxRedirects: 0 })
  const read = { status: response.status(), headers: response.headers(), html: await response.text() }
  await client.dispose()
  return read
}
const cacheOf = async (path: string, headers?: Record<string, string>) =>
  (await page(path, headers && { ...browser, ...headers })).headers['x-cache']
/** The first visitors may get the skeleton, which is not kept. */
const kept = (path: string, headers: Record<string, string> = {}) =>
  expect.poll(() => cacheOf(path, headers), { timeout: 30_000 }).toBe('hit')

/** Views of the article. Who asks is a viewer too, once. */
async function viewsOf(): Promise<number> {
  const headers = { authorization: 'guest', 'x-forwarded-for': '10.7.7.1' }
  const answer = await fetch(`${plaza.url}/api/v1/c_article/3001`, { headers })
  return ((await answer.json()) as { data: { views: number } }).data.views
}

/** The same, once the views of those who asked are written. */
async function settledViews(): Promise<number> {
  let [last, now] = [-1, await viewsOf()]
  await expect
    .poll(
      async () => {
        ;[last, now] = [now, await viewsOf()]
        return now - last
      },
      { intervals: [2_500] },
    )
    .toBe(0)
  return now
}

test('a page of somebody unknown is kept; nothing of it is personal, and each kind of visitor gets their own', async () => {
  await kept(ARTICLE)
  const { headers, html, status } = await page(ARTICLE)
  expect(status).toBe(200)
  expect(headers['set-cookie']).toBeUndefined()
  expect(html).toContain('"visitor":null')
  expect(Object.keys(headers).filter((name) => /surrogate|cache-tag|xkey/.test(name))).toEqual([])
  expect(headers['cache-control']).toBe('private, no-cache')

  const others: [what: string, headers: Record<string, string>][] = [
    ['a Chinese one', { 'accept-language': 'zh-CN' }],
    ['one in WeChat', { 'user-agent': 'Mozilla/5.0 (iPhone) MicroMessenger/8.0' }],
  ]
  for (const [what, own] of others) expect(await cacheOf(ARTICLE, own), what).toBe('miss')
  expect((await page(ARTICLE, { 'accept-language': 'en-US' })).headers['x-cache'], 'a search engine').toBe('miss')
  for (const cookie of ['Visitor=device-number-1', 'Elder=1', 'Language=zh-CN', 'Region=999']) {
    await cacheOf(ARTICLE, { cookie })
    expect(await cacheOf(ARTICLE, { cookie }), cookie).toBe('miss')
  }
  expect(await cacheOf(`${ARTICLE}?mf=why`)).toBe('miss')
  const app = { 'user-agent': 'Mozilla/5.0 (iPhone) PlazaApp/3.2' }
  await cacheOf(ARTICLE, app)
  expect(await cacheOf(ARTICLE, app)).toBe('miss')
})

test('a kept page starts like any other, gives the browser an id, and its view is counted', async ({ page: tab }) => {
  await kept(ARTICLE)
  // A second address, because views are counted once an hour for each.
  await tab.context().setExtraHTTPHeaders({ 'x-forwarded-for': '10.7.7.2' })
  const before = await settledViews()
  const answer = await tab.goto(plaza.cdn + ARTICLE)
  expect(answer?.headers()['x-cache']).toBe('hit')
  await expect(tab.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  await tab.waitForFunction(() => performance.getEntriesByName('plaza-page').length > 0)
  const cookies = await tab.context().cookies()
  expect(cookies.map(({ name }) => name)).toContain('Visitor')
  await expect.poll(viewsOf, { timeout: 20_000 }).toBeGreaterThan(before)
  const again = await tab.reload()
  expect(again?.headers()['x-cache']).toBe('miss')
})

test('a stranger purges nothing through what ends TLS', async () => {
  const purge = (headers: Record<string, string>) =>
    fetch(`${plaza.cdn}/purge`, { method: 'POST', headers: { 'surrogate-key': 'site', ...headers } })
  await kept(ARTICLE)
  expect((await purge({ 'x-forwarded-for': '10.7.7.3' })).status).toBe(403)
  expect((await purge({ 'x-forwarded-proto': 'https' })).status).toBe(403)
  expect(await cacheOf(ARTICLE)).toBe('hit')
  expect((await purge({})).status).toBe(200)
  expect(await cacheOf(ARTICLE)).toBe('miss')
})

test('what is taken back is gone at the CDN too', async ({ page: tab }) => {
  await tab.goto(`${plaza.url}/about`)
  const token = await logInByPassword(tab, '13800000002', DEMO_PASSWORD, plaza.url)
  const headers = { authorization: token }
  const made = await tab.request.post(`${plaza.url}/api/v1/circle_posts`, {
    headers,
    data: { circle_id: '61', content: 'Lamps on the quay', images: [], key: crypto.randomUUID() },
  })
  const { id } = ((await made.json()) as { data: { id: string } }).data
  const path = `/group-post-detail/${id}`
  await kept(path)
  await tab.request.delete(`${plaza.url}/api/v1/circle_posts/${id}`, { headers })
  await expect.poll(async () => (await page(path)).status, { timeout: 20_000 }).toBe(404)
})

test('a remote that is switched off is off at the CDN, and a share of devices is never decided there', async () => {
  const operations = operationsOf(plaza)
  const path = '/group-detail/61'
  await kept(path)
  await operations.change('off', { remote: 'community', why: 'a test' })
  await expect.poll(async () => (await page(path)).status, { timeout: 20_000 }).toBe(404)
  await operations.change('on', { remote: 'community', why: 'a test' })
  await kept(path)
  const canary = makeRelease(plaza.releasesDir, 'community', { version: '3.9.0', build: 'canary0001' })
  await operations.change('publish', { document: canary.text, why: 'a test' })
  await operations.change('promote', { remote: 'community', release: canary.id, percent: 10, why: 'a test' })
  await expect.poll(() => cacheOf(path), { timeout: 20_000 }).toBe('miss')
  expect((await page(path)).headers['set-cookie']).toMatch(/^Visitor=/)
})

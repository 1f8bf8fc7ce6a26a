import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addOperator, logInToOffice } from '../../fixtures/office'
import { type Operations, operationsOf } from '../../fixtures/operations'
import { DEMO_PASSWORD, logInByPassword } from '../../fixtures/person'
import { freePort, type RunningServer, startServer } from '../../fixtures/server'
import { expect, test } from '../../fixtures/test'

test.describe.configure({ mode: 'serial' })
test.use({ locale: 'zh-CN' })

let server: RunningServer
/** The main site by 127.0.0.1, and the one of the demo by localhost. */
let main: string
let harbour: string
let operations: Record<'main' | 'harbour', Operations>
const PHONE = '13800000002'
const ARTICLE = '/posts/harbour-1'

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const port = await freePort()
  ;[main, harbour] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`]
  server = await startServer({ port, env: { PLAZA_SITES: 'harbour=localhost', PLAZA_ORIGIN: main } })
  const dataDir = join(server.dataDir, 'sites/harbour')
  operations = { main: operationsOf(server), harbour: operationsOf({ url: harbour, dataDir }) }
})
test.afterAll(() => server?.stop())

/** Name, colour of the top, and categories of a home page. */
async function faceOf(page: Page, origin: string) {
  await page.goto(`${origin}/index`)
  const answer = await page.request.get(`${origin}/api/v3/consumer/configurations`, {
    headers: { authorization: 'guest' },
  })
  expect(answer.status()).toBe(200)
  const { data } = (await answer.json()) as { data: { config: { name: string }; skin: { background_color: string } } }
  await expect(page).toHaveTitle(new RegExp(data.config.name))
  return { name: data.config.name, colour: data.skin.background_color, html: await page.content() }
}

test('two names of one server are two sites, each with its brand, skin, menu and contents', async ({ page }) => {
  const [own, other] = [await faceOf(page, harbour), await faceOf(page, main)]
  expect([own.name, own.colour]).toEqual(['澜港发布', '#0b5c8a'])
  expect(other.name).toBe('星湾融媒')
  expect(other.colour).not.toBe(own.colour)
  const brandsIn = (html: string) => ['澜港发布', '星湾融媒'].filter((name) => html.includes(name))
  expect([brandsIn(own.html), brandsIn(other.html)]).toEqual([['澜港发布'], ['星湾融媒']])
  await page.goto(`${harbour}/index`)
  await expect(page.getByRole('tab', { name: '码头' })).toBeVisible()
  expect((await page.goto(harbour + ARTICLE))?.status()).toBe(200)
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toContainText('一百二十六条船')
})

test('a CDN before both keeps their pages under keys of their sites', async ({ request }) => {
  const headers = { 'surrogate-capability': 'cdn="Surrogate/1.0"' }
  const keysOf = async (address: string) => {
    let keys: string | undefined
    // A server that has just started may be too busy to render, and then gives none.
    await expect
      .poll(
        async () => {
          keys = (await request.get(address, { headers })).headers()['surrogate-key']
          return keys
        },
        { timeout: 30_000 },
      )
      .toContain('registry')
    return keys?.split(' ') ?? []
  }
  const [own, other] = [await keysOf(harbour + ARTICLE), await keysOf(`${main}/posts/3001`)]
  expect(own.filter((key) => !key.startsWith('harbour.'))).toEqual([])
  expect(other.filter((key) => key.startsWith('harbour.'))).toEqual([])
})

test('a remote that one site switches off runs at the other, whose open page is told nothing of it', async ({
  page,
}) => {
  const other = await page.context().newPage()
  const serialsAt = (tab: Page) => {
    const serials = new Set<string>()
    tab.on('response', (response) => {
      const serial = response.headers()['registry-serial']
      if (serial && response.url().endsWith('/registry.json')) serials.add(serial)
    })
    return serials
  }
  const [own, others] = [serialsAt(page), serialsAt(other)]
  const before = (await operations.harbour.status()).serial
  await page.goto(`${harbour}/index`)
  await other.goto(`${main}/index`)
  const { serial } = await operations.main.change('off', { remote: 'community', why: 'a test of sites' })
  await expect.poll(async () => (await page.request.get(`${main}/group-detail/61`)).status()).toBe(404)
  await expect.poll(() => [...others], { timeout: 20_000 }).toContain(String(serial))
  expect([...own].filter((heard) => heard !== String(before))).toEqual([])
  expect((await operations.harbour.status()).serial).toBe(before)
  const answer = await page.request.get(`${harbour}/registry.json`)
  expect([answer.status(), answer.headers()['registry-serial']]).toEqual([200, String(before)])
  await operations.main.change('on', { remote: 'community', why: 'a test of sites' })
})

test('a login of one site is none of the other', async ({ page }) => {
  const token = await logInByPassword(page, PHONE, DEMO_PASSWORD, main)
  const codeAt = async (origin: string) => {
    const headers = { authorization: token }
    const answer = await page.request.get(`${origin}/ucenter/v1/consumer/user`, { headers })
    expect(answer.status()).toBe(200)
    return ((await answer.json()) as { code: number }).code
  }
  expect(await codeAt(main)).toBe(100000)
  expect(await codeAt(harbour)).not.toBe(100000)
  const cookies = await page.context().cookies(harbour)
  expect(cookies.map(({ name }) => name)).not.toContain('Authorization')
})

test('an override that one site signs is none at the other', async ({ page }) => {
  const { address } = await operations.harbour.override({ remote: 'media', base: 'http://127.0.0.1:9/', minutes: 5 })
  const { search } = new URL(address)
  const policyAt = async (origin: string) => {
    const answer = await page.request.get(`${origin}/about${search}`)
    expect(answer.status()).toBe(200)
    return answer.headers()['content-security-policy'] ?? ''
  }
  expect(await policyAt(harbour)).toContain('http://127.0.0.1:9')
  expect(await policyAt(main)).not.toContain('http://127.0.0.1:9 ')
})

test('/ops says which site it is of, and knows its operators alone', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1100, height: 900 } })
  await addOperator(server, 'mei', { role: 'releaser' })
  await page.goto(`${harbour}/ops`)
  await expect(page).toHaveTitle(/^harbour · /)
  await logInToOffice(page, 'mei')
  await expect(page.getByText(/name or the password is not right/)).toBeVisible()
  await page.goto(`${main}/ops`)
  await expect(page).toHaveTitle(/^main site · /)
  await logInToOffice(page, 'mei')
  await expect(page.getByRole('banner')).toContainText('Plaza main site')
  await page.close()
})

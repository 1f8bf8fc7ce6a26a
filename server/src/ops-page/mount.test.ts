import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, it } from 'vitest'
import type { Site } from '../site-list'
import type { Env } from '../transport/request'
import { mountOpsPage } from './mount'

const rootDir = mkdtempSync(join(tmpdir(), 'plaza-ops-page-'))
const folder = join(rootDir, 'server/dist/ops')
mkdirSync(folder, { recursive: true })
const files = ['start.aaa.js', 'main.bbb.js', 'main.ccc.css'].map((name) => ({ name, integrity: `sha384-of-${name}` }))
writeFileSync(join(folder, 'ops.json'), JSON.stringify({ files, later: ['later.ddd.js'] }))
const LATER = { name: 'later.ddd.js' }
for (const { name } of [...files, LATER]) writeFileSync(join(folder, name), `/* ${name} */`)
afterAll(() => rmSync(rootDir, { recursive: true }))

const harbour: Site = { code: 'harbour', hosts: ['harbour.example'] }

const appOn = (root: string, places: { site?: Site; sites?: readonly Site[] } = {}) => {
  const app = new Hono<Env>()
  const environment = { rootDir: root, opsOrigin: undefined, publicOrigin: undefined, sites: [], ...places }
  mountOpsPage(app, { environment })
  app.get('*', (c) => c.text('a page of the app'))
  return app
}
const app = appOn(rootDir)

it('answers a page that runs nothing but its own files, by their hashes', async () => {
  const response = await app.request('/ops')
  const html = await response.text()
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
  expect(response.headers.get('integrity-policy')).toBe('blocked-destinations=(script)')
  expect(response.headers.get('cache-control')).toBe('no-store')
  for (const { name, integrity } of files)
    expect(html).toContain(`"/ops/assets/${name}" integrity="${integrity}" crossorigin="anonymous"`)
  expect(html).not.toMatch(/<script(?![^>]*src=)|<style|style=|\son\w+=/)
})

it.each([...files, LATER])('serves $name for ever', async ({ name }) => {
  const response = await app.request(`/ops/assets/${name}`)
  expect(await response.text()).toBe(`/* ${name} */`)
  expect(response.headers.get('cache-control')).toContain('immutable')
})

it.each(['/ops/assets/ops.json', '/ops/assets/other.js', '/ops/assets/..%2f..%2fpackage.json', '/ops/nothing'])(
  'has nothing at %s',
  async (address) => expect((await app.request(address)).status).toBe(404),
)

it.each<[of: string, places: Parameters<typeof appOn>[1], said: string]>([
  ['the only site', {}, '<div id="operations"></div>'],
  ['the main one of several', { sites: [harbour] }, '<div id="operations" data-site=""></div>'],
  ['another one', { site: harbour }, '<div id="operations" data-site="harbour"></div>'],
])('says that it is of %s', async (_, places, said) =>
  expect(await (await appOn(rootDir, places).request('/ops')).text()).toContain(said),
)

it('has one address', async () => {
  const response = await app.request('/ops/')
  expect([response.status, response.headers.get('location')]).toEqual([308, '/ops'])
})

it('never shows a page of the app where it was not built', async () =>
  expect((await appOn(join(rootDir, 'nowhere')).request('/ops')).status).toBe(404))

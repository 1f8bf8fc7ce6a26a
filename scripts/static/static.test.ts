import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { select, type Visitor } from '../../shared/src/remotes/select'
import { run } from '../registry/run'
import { startPlaza } from '../testing/plaza'
import { serveStatic } from '../testing/static-server'
import { exportStatic } from './export'
import { type BootData, bootOf, hostFilesIn, listedIn } from './html'

/** Signed registry in the page. */
interface SignedBoot {
  keys: object
  registry: { text: string; key: string }
}

const folder = mkdtempSync(join(tmpdir(), 'plaza-static-'))
let plaza: Awaited<ReturnType<typeof startPlaza>>
let first: string
let second: string
let server: Awaited<ReturnType<typeof serveStatic>>
let url: string

const change = async (...argv: string[]) => {
  const quiet = () => undefined
  expect(await run([...argv, '--why', 'a test'], { env: plaza.env, write: quiet, complain: quiet })).toBe(0)
}
const exported = () => exportStatic({ folder, fetched: (address) => fetch(plaza.url + address) })

beforeAll(async () => {
  plaza = await startPlaza()
  first = plaza.release('1.0.0', 'aaa')
  second = plaza.release('1.1.0', 'bbb')
  await change('publish', 'shelf', '--release', first)
  await change('publish', 'shelf', '--release', second)
  await change('promote', 'shelf', first)
  await change('promote', 'shelf', second, '--percent', '10')
  await exported()
  server = await serveStatic(folder, plaza.url)
  url = server.url
}, 90_000)
afterAll(async () => {
  await server.stop()
  await plaza.stop()
  rmSync(folder, { recursive: true })
})

const pageAt = async (address: string) => (await fetch(url + address)).text()

it('answers every address with a page for no particular user or address', async () => {
  const html = await pageAt('/posts/7?from=somewhere')
  const boot = bootOf(html) as BootData & SignedBoot
  expect(boot).toMatchObject({ answers: [], rendered: null })
  const own = /id="plaza-own">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(own)).toEqual({ now: expect.any(Number), visitor: null, override: null, search: '' })
  expect(Object.keys(boot.keys)).toContain(boot.registry.key)
  expect(html).not.toContain('/remotes/')
  expect(html).not.toMatch(/og:url/)
})

it('has every file that the page and its releases name, unchanged', async () => {
  const html = await pageAt('/')
  const { registry } = bootOf(html) as BootData & SignedBoot
  const begun = hostFilesIn(html)
  const later = listedIn(await pageAt('/assets/host/files.host1.js'))
  expect([begun.length, later.length]).toEqual([3, 1])
  for (const [name] of [...begun, ...later]) expect((await fetch(`${url}/assets/host/${name}`)).status).toBe(200)
  expect(Object.keys(JSON.parse(registry.text).remotes.shelf.releases).toSorted()).toEqual([first, second])
  for (const id of [first, second]) {
    const { files } = await (await fetch(`${url}/remotes/shelf/${id}/remote.json`)).json()
    const there = readdirSync(join(folder, 'remotes/shelf', id)).toSorted()
    expect(there).toEqual([...Object.keys(files), 'remote.json'].toSorted())
  }
  expect(existsSync(join(folder, 'media/brand/mark.svg'))).toBe(true)
})

it('contains enough for every page, since any may be the first', async () => {
  const { documents } = bootOf(await pageAt('/'))
  // One device in ten gets the second release.
  const [key = ''] = Object.keys(documents)
  const { files, preload } = await (await fetch(`${url}/remotes/${key}/remote.json`)).json()
  const { run } = documents[key] ?? {}
  expect(run?.pages).toEqual(Object.keys(preload))
  expect(Object.keys(run?.files ?? {}).toSorted()).toEqual(Object.keys(files).toSorted())
})

it('lists the headers that Plaza sends, with the start script’s hash', async () => {
  const { headers } = await fetch(`${url}/index`)
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+'/)
  expect(headers.get('content-security-policy')).toBe((await fetch(plaza.url)).headers.get('content-security-policy'))
  expect(headers.get('integrity-policy')).toBe('blocked-destinations=(script)')
  expect((await fetch(`${url}/registry.json`)).headers.get('cache-control')).toBe('no-cache')
})

it('forwards calls to Plaza', async () => {
  const answer = await (await fetch(`${url}/api/v1/system/basic_info`)).json()
  expect(answer.code).toBe(100000)
})

it('a different registry.json alone changes which release a page chooses', async () => {
  const visitor: Visitor = {
    shell: 'h5',
    region: '320506',
    language: 'zh-CN',
    app: '',
    device: 'nobody',
    now: Date.now(),
    offered: { nav: ['1.0'] },
  }
  const chosen = async () => {
    const { text } = await (await fetch(`${url}/registry.json`)).json()
    return select(JSON.parse(text), visitor)[0]?.release
  }
  expect(await chosen()).toBe(first)
  await change('promote', 'shelf', second)
  expect(await chosen()).toBe(first)
  writeFileSync(join(folder, 'registry.json'), await (await fetch(`${plaza.url}/registry.json`)).text())
  expect(await chosen()).toBe(second)
})

it('refuses a file that differs from the signed one', async () => {
  const fetchTampered = (address: string) =>
    address.endsWith('/aaaaaaaaaaaa.js') ? Promise.resolve(new Response('alert(1)')) : fetch(plaza.url + address)
  await expect(exportStatic({ folder, fetched: fetchTampered })).rejects.toThrow(
    /aaaaaaaaaaaa\.js is not the file that is signed\./,
  )
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codes } from '@plaza/shared/api'
import { bucketOf, OVERRIDE_COOKIE, partialManifestOf, SERIAL_HEADER, VISITOR_COOKIE } from '@plaza/shared/remotes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { officialWechat } from '../adapters/wechat/official'
import { createApp } from '../app'
import { contents } from '../data/schema/index'
import { perform } from '../registry/changes/perform'
import { encodeOverride } from '../registry/override'
import { currentRegistry } from '../registry/registry'
import { bootIn } from '../testing/boot-in'
import { type Build, ENTRY, fetchOfBuild, makeBuild, placeBuild, START, STYLE, writeHost } from '../testing/builds'
import { startTestServer, type TestServer } from '../testing/test-server'
import { createPages } from './pages'

const hostDir = mkdtempSync(join(tmpdir(), 'plaza-host-'))
let server: TestServer
let shelf: Build
let next: Build

beforeAll(async () => {
  writeHost(hostDir)
  server = await startTestServer({ environment: { hostDir }, pages: true })
  const { releasesDir } = server.deps.environment
  const first = { endpoint: 'contents.article', params: { id: '3001' } }
  const story = { path: '/story/:id', first: [{ endpoint: 'contents.article', params: { id: ':id' } }] }
  const routes = {
    index: { path: '/index', role: 'home' },
    page: { path: '/page/:id?', role: 'page' },
    shelf: { path: '/shelf/:id', first: [first] },
    story,
    soon: { path: '/soon', planned: true },
  } as const
  shelf = placeBuild(releasesDir, makeBuild({ routes }))
  next = placeBuild(releasesDir, makeBuild({ version: '1.1.0', routes: { ...routes, added: { path: '/added' } } }))
  for (const { text } of [shelf, next]) await act('publish', { document: text })
  await act('promote', { remote: 'shelf', release: shelf.id })
})
afterAll(async () => {
  await server.close()
  rmSync(hostDir, { recursive: true, force: true })
})

const act = (action: string, body: object) =>
  perform(server.deps, 'mei', { action, body: { ...body, why: 'a test' } } as never)

async function visit(path: string, headers: Record<string, string> = {}, origin = 'http://plaza.example') {
  const response = await server.app.request(origin + path, { headers })
  const html = await response.text()
  const boot = bootIn(html)
  return { status: response.status, headers: response.headers, cookies: response.headers.getSetCookie(), html, boot }
}
const releasesOf = async (headers: Record<string, string> = {}) =>
  Object.keys((await visit('/soon', headers)).boot.documents)
const cookie = (pairs: Record<string, string>) => ({
  cookie: Object.entries(pairs)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
})

it('does not log an undecodable address', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect((await visit('/%ff/13812345678')).status).toBe(404)
  expect(warned.mock.calls).toEqual([])
  warned.mockRestore()
})

it('sends Strict-Transport-Security only over https', async () => {
  const name = 'strict-transport-security'
  const addresses = [
    '/shelf/1',
    '/nowhere',
    '/api/v1/system/basic_info',
    '/api/nothing',
    '/registry.json',
    '/ops/',
    '/media/brand/mark.svg',
  ]
  for (const address of [...addresses, '/healthz']) {
    const told = async (origin: string) => (await server.app.request(origin + address)).headers.get(name)
    expect([address, await told('https://plaza.example'), await told('http://plaza.example')]).toEqual([
      ...[address, 'max-age=31536000', null],
    ])
  }
  const { environment } = server.deps
  environment.publicOrigin = 'https://plaza.example'
  expect((await server.app.request('http://10.0.0.7/shelf/1')).headers.get(name), 'behind a proxy').not.toBeNull()
  environment.publicOrigin = undefined
})

it('lets those sites alone stand in a frame that links may open without asking', async () => {
  const policy = (await visit('/shelf/1')).headers.get('content-security-policy')
  expect(policy).toContain("; frame-src 'self' https://other.example;")
})

it.each(['//evil.example/phish?Authorization=x', '//evil.example', '///evil.example/'])(
  'answers %s without a page, which its script would leave for another site',
  async (path) => {
    const { status, html } = await visit(path)
    expect([status, html.includes('<script')]).toEqual([404, false])
  },
)

describe('the page of a release', () => {
  it('has the signed registry, the selected release’s manifest and its first answers', async () => {
    const { status, boot, headers } = await visit('/shelf/1')
    expect(status).toBe(200)
    expect(server.deps.registry.keys.verify(boot.registry)).toBe(true)
    expect(boot.keys).toEqual(server.deps.registry.keys.publicKeys)
    expect(boot.documents).toEqual({ [`shelf/${shelf.id}`]: partialManifestOf(shelf.document, ['shelf']) })
    expect(boot.answers).toMatchObject([{ endpoint: 'contents.article', data: { id: '3001' } }])
    expect(boot).toMatchObject({ override: null, hostBuild: 'host1' })
    expect(headers.get(SERIAL_HEADER)).toBe(String(JSON.parse(boot.registry.text).serial))
  })

  it('is served to 300 concurrent visitors, as after a push message', async () => {
    const visits = await Promise.all(Array.from({ length: 300 }, () => visit('/shelf/1')))
    expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('stands as the skeleton of its page until that is drawn: the red head is the home page’s alone', async () => {
    const head = async (path: string) => /<div class="(pz-head[^"]*)"/.exec((await visit(path)).html)?.[1]
    expect([await head('/'), await head('/index'), await head('/page/')]).toEqual(Array(3).fill('pz-head pz-home'))
    expect([await head('/shelf/1'), await head('/soon'), await head('/page/2')]).toEqual(Array(3).fill('pz-head'))
    expect(await head('/_frame_foot')).toBeUndefined()
    expect((await visit('/shelf/1')).html).not.toContain('i:last-child')
  })

  it('counts one view of its story, however often one network requests page or story', async () => {
    const viewsOf = async () => {
      await server.deps.views.flush()
      return server.db.select({ views: contents.views }).from(contents).where(eq(contents.id, '3001'))
    }
    const [before] = await viewsOf()
    const asked = { headers: { authorization: 'guest' } }
    for (let times = 0; times < 20; times++) {
      await visit('/shelf/1', { 'x-forwarded-for': `198.51.100.${times}` })
      await server.app.request('/api/v1/c_article/3001', asked)
    }
    expect((await viewsOf())[0]?.views).toBeLessThanOrEqual((before?.views ?? 0) + 1)
    server.deps.environment.trustsProxy = true
    await visit('/shelf/1', { 'x-forwarded-for': '198.51.100.1' })
    await visit('/shelf/1', { 'x-forwarded-for': '198.51.100.2' })
    server.deps.environment.trustsProxy = false
    expect((await viewsOf())[0]?.views).toBeGreaterThanOrEqual((before?.views ?? 0) + 2)
  })

  it('has the hash of each file that it loads', async () => {
    const { html } = await visit('/shelf/1')
    const { files } = shelf.document
    for (const file of [ENTRY, START, STYLE])
      expect(html).toContain(
        `href="/remotes/shelf/${shelf.id}/${file}" crossorigin integrity="${files[file]?.integrity}"`,
      )
    expect(html).toMatch(/<script defer src="\/assets\/host\/main\.host1\.js" crossorigin integrity="sha384-/)
    expect(html).toContain(`href="/assets/host/main.host1.css" crossorigin integrity="sha384-`)
  })

  it('preloads nothing for a planned page, nor for one of the host', async () => {
    for (const address of ['/soon', '/not-found']) expect((await visit(address)).html).not.toContain('rel="preload"')
  })

  it('has status 404 if its subject is gone, and starts the app anyway', async () => {
    const [there, gone] = [await visit('/story/3001'), await visit('/story/99999')]
    expect([there.status, there.boot.answers.length]).toEqual([200, 1])
    expect([gone.status, gone.boot.answers, Object.keys(gone.boot.documents)]).toEqual([404, [], [`shelf/${shelf.id}`]])
  })

  it.each(['/added', '/nowhere', '/shelf/1/2', '/story/%00', `/story/${'a'.repeat(5_000)}`])(
    '%s is no page of it',
    async (address) => expect((await visit(address)).status).toBe(404),
  )
})

describe('the choice', () => {
  it.each([
    ['a browser', 'Mozilla/5.0 (iPhone) Safari/604', false],
    ['WeChat', 'Mozilla/5.0 (iPhone) MicroMessenger/8.0', true],
    ['our app on iOS', 'Mozilla/5.0 (iPhone) PlazaApp/3', true],
    ['our app on Android', 'Mozilla/5.0 (Linux; Android 14) PlazaApp/3', false],
    ['our app on nothing known', 'Mozilla/5.0 PlazaApp/3', false],
  ])('depends on the shell: %s', async (_, agent, chosen) => {
    await act('promote', { remote: 'shelf', release: next.id, shells: ['wechat', 'ios'] })
    expect(await releasesOf({ 'user-agent': agent })).toEqual([`shelf/${(chosen ? next : shelf).id}`])
    await act('rollback', { remote: 'shelf' })
  })

  it.each([
    ['the region of the site, where nothing was chosen', {}, true],
    ['the chosen region', { Region: '998010' }, false],
    ['no region that is malformed', { Region: '998010x' }, true],
  ])('depends on %s', async (_, pairs, chosen) => {
    await act('promote', { remote: 'shelf', release: next.id, regions: ['999'] })
    expect(await releasesOf(cookie(pairs as Record<string, string>))).toEqual([`shelf/${(chosen ? next : shelf).id}`])
    await act('rollback', { remote: 'shelf' })
  })

  it('depends on the device’s share, consistently', async () => {
    await act('promote', { remote: 'shelf', release: next.id, percent: 50 })
    for (const device of Array.from({ length: 12 }, (_, index) => `device-number-${index}`)) {
      const { id } = bucketOf(device, `shelf ${next.id}`) < 50 ? next : shelf
      expect(await releasesOf(cookie({ [VISITOR_COOKIE]: device }))).toEqual([`shelf/${id}`])
    }
    await act('rollback', { remote: 'shelf' })
  })

  it('knows the new pages of a release, and those of a remote that is off no more', async () => {
    await act('promote', { remote: 'shelf', release: next.id, shells: ['wechat'] })
    const wechat = { 'user-agent': 'MicroMessenger/8.0' }
    expect([(await visit('/added')).status, (await visit('/added', wechat)).status]).toEqual([404, 200])
    await act('off', { remote: 'shelf', shells: ['wechat'] })
    const off = await visit('/shelf/1', wechat)
    expect([off.status, off.boot.documents, off.boot.answers]).toEqual([404, {}, []])
    expect((await visit('/shelf/1')).status).toBe(200)
    await act('on', { remote: 'shelf', shells: ['wechat'] })
    await act('rollback', { remote: 'shelf' })
  })

  it('goes by what the host of this build offers, and asks for no code that cannot run on it', async () => {
    const needs = { nav: '1.1' }
    const made = placeBuild(
      server.deps.environment.releasesDir,
      makeBuild({ name: 'later', needs, routes: { later: { path: '/later' } } }),
    )
    await act('publish', { document: made.text })
    await act('promote', { remote: 'later', release: made.id })
    const { status, html, boot } = await visit('/later')
    expect([status, html.includes('rel="preload"'), Object.keys(boot.documents)]).toEqual([
      ...[200, false],
      [`later/${made.id}`, `shelf/${shelf.id}`],
    ])
  })
})

describe('the device', () => {
  it('is given an id once, and keeps the one that it has', async () => {
    const { cookies, boot } = await visit('/soon')
    expect(cookies).toEqual([expect.stringMatching(/^Visitor=[\w-]{22}; Max-Age=31536000; Path=\/; SameSite=Lax$/)])
    expect(cookies[0]).toContain(boot.visitor)
    const again = await visit('/soon', cookie({ [VISITOR_COOKIE]: boot.visitor ?? '' }))
    expect([again.cookies, again.boot.visitor]).toEqual([[], boot.visitor])
    expect((await visit('/soon', cookie({ [VISITOR_COOKIE]: 'x' }))).boot.visitor).not.toBe('x')
  })

  it('keeps it to a safe connection where there is one', async () =>
    expect((await visit('/soon', {}, 'https://plaza.example')).cookies[0]).toContain('Secure'))
})

describe('a CDN that asks for anybody', () => {
  const cdn = { 'surrogate-capability': 'cdn="Surrogate/1.0"' }
  beforeAll(() => {
    server.deps.environment.publicOrigin = 'http://plaza.example'
  })
  afterAll(() => {
    server.deps.environment.publicOrigin = undefined
  })

  it('gets a page for one visitor where its addresses would follow the Host', async () => {
    server.deps.environment.publicOrigin = undefined
    expect((await visit('/soon', cdn)).boot.uncounted).toBeUndefined()
    server.deps.environment.publicOrigin = 'http://plaza.example'
  })

  it('gets a page without an id and without a cookie', async () => {
    const { cookies, boot } = await visit('/soon', cdn)
    expect([cookies, boot.visitor, boot.uncounted]).toEqual([[], null, true])
    expect((await visit('/soon')).boot.uncounted).toBeUndefined()
  })

  it.each([
    ['a device with an id', cookie({ [VISITOR_COOKIE]: 'device-number-1' })],
    ['a chosen region', cookie({ Region: '998010' })],
    ['an override', cookie({ [OVERRIDE_COOKIE]: 'x' })],
  ])('gets a page for one visitor: %s', async (_, headers) =>
    expect((await visit('/soon', { ...cdn, ...headers })).boot.uncounted).toBeUndefined(),
  )

  it('gets a page for one visitor while a release has a share', async () => {
    await act('promote', { remote: 'shelf', release: next.id, percent: 50 })
    const { cookies, boot } = await visit('/soon', cdn)
    expect([cookies.length, boot.uncounted]).toEqual([1, undefined])
    await act('rollback', { remote: 'shelf' })
  })

  it('keeps nothing that was not rendered', async () =>
    expect((await visit('/shelf/1', cdn)).headers.has('surrogate-control')).toBe(false))
})

describe('the view of a page that a CDN sent', () => {
  const report = (body: string, headers: Record<string, string> = {}) =>
    server.app.request('http://plaza.example/beacon/views', {
      method: 'POST',
      body,
      headers: { host: 'plaza.example', ...headers },
    })

  it('counts', async () => {
    const views = async () =>
      (await server.db.select({ views: contents.views }).from(contents).where(eq(contents.id, '3002')))[0]?.views ?? 0
    const before = await views()
    expect((await report('/story/3002', { origin: 'http://plaza.example' })).status).toBe(204)
    await server.deps.views.flush()
    expect(await views()).toBe(before + 1)
  })

  it.each([
    ['of another site', '/story/3002', { origin: 'https://evil.example' }, codes.notAllowed],
    ['of another origin', '//evil.example/story/3002', {}, codes.badInput],
    ['that is no path', 'story', {}, codes.badInput],
    ['that is too long', `/${'x'.repeat(3_000)}`, {}, codes.tooLarge],
  ])('is refused: one %s', async (_, body, headers, code) =>
    expect(await (await report(body, headers)).json()).toMatchObject({ code }),
  )
})

it('is sent with brotli where the browser takes it', async () => {
  const { headers } = await server.app.request('/shelf/1', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(headers.get('content-encoding')).toBe('br')
})

describe('the headers', () => {
  it('refuse every script without a hash, and code from texts', async () => {
    const { headers } = await visit('/soon')
    expect(headers.get('integrity-policy')).toBe('blocked-destinations=(script)')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
    expect(headers.get('cache-control')).toBe('private, no-cache')
  })

  it('name the places that releases come from', async () => {
    const made = makeBuild({ name: 'far', routes: { far: { path: '/far' } } })
    const { text, id } = made
    vi.stubGlobal('fetch', fetchOfBuild('https://cdn.example/far/', made))
    await act('publish', { document: text, base: 'https://cdn.example/far/' })
    await act('promote', { remote: 'far', release: id })
    const { headers, html } = await visit('/far')
    for (const directive of ['script-src', 'style-src', 'connect-src'])
      expect(headers.get('content-security-policy')).toMatch(new RegExp(`${directive}[^;]* https://cdn\\.example`))
    expect(html).toContain(`href="https://cdn.example/far/${ENTRY}" crossorigin integrity="`)
  })
})

describe('the JS-SDK of WeChat', () => {
  it('is named inside WeChat alone; the stand-in comes from here, with its hash', async () => {
    const { boot, headers } = await visit('/soon', { 'user-agent': 'Mozilla/5.0 (iPhone) MicroMessenger/8.0' })
    const sdk = await server.app.request(`http://127.0.0.1${boot.wechatSdk?.address}`)
    const digest = await crypto.subtle.digest('SHA-384', await sdk.arrayBuffer())
    expect(boot.wechatSdk?.integrity).toBe(`sha384-${Buffer.from(digest).toString('base64')}`)
    expect(headers.has('integrity-policy')).toBe(true)
    expect((await visit('/soon')).boot.wechatSdk).toBeNull()
  })

  it('of an official account is let in by its address, inside WeChat alone', async () => {
    const wechat = officialWechat({ account: { appId: 'wx1', secret: 's' } }, server.db)
    const app = createApp({ ...server.deps, wechat }, (answer) => createPages({ ...server.deps, wechat }, answer))
    const policies = async (agent: string) => {
      const { headers } = await app.request('http://plaza.example/soon', { headers: { 'user-agent': agent } })
      return [headers.get('content-security-policy') ?? '', headers.get('integrity-policy')] as const
    }
    const [inWechat, integrity] = await policies('Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0')
    expect(inWechat).toMatch(/script-src [^;]* https:\/\/res\.wx\.qq\.com\/open\/js\/jweixin-1\.6\.0\.js;/)
    expect(integrity).toBeNull()
    const [elsewhere, checked] = await policies('Mozilla/5.0 (Linux; Android 15)')
    expect(elsewhere).not.toContain('qq.com')
    expect(checked).toBe('blocked-destinations=(script)')
  })
})

describe('a signed override', () => {
  const signed = (about: object) =>
    server.deps.registry.keys.sign(
      JSON.stringify({ remote: 'shelf', base: 'http://192.168.1.9:9100/', expires: Date.now() + 60_000, ...about }),
    )
  const dropped = [expect.stringMatching(/^Override=; Max-Age=0; Path=\//)]
  const visitor = { [VISITOR_COOKIE]: 'a-device-of-the-tests' }

  it('allows its origin for this visitor only, and is stored until it expires', async () => {
    const override = signed({})
    const { boot, headers, cookies, html } = await visit(`/shelf/1?mf=${encodeOverride(override)}`, cookie(visitor))
    expect(boot.override).toEqual(override)
    expect(headers.get('content-security-policy')).toContain('http://192.168.1.9:9100 ws://192.168.1.9:9100')
    expect(headers.get('integrity-policy')).toBeNull()
    expect(html).not.toContain('rel="preload"')
    expect(cookies).toEqual([expect.stringMatching(/^Override=[\w-]+; Max-Age=60; Path=\/; SameSite=Lax$/)])
    const kept = await visit('/shelf/1', cookie({ ...visitor, [OVERRIDE_COOKIE]: encodeOverride(override) }))
    expect([kept.boot.override, kept.cookies]).toEqual([override, []])
    const other = await visit('/shelf/1')
    expect([other.boot.override, other.headers.has('integrity-policy')]).toEqual([null, true])
  })

  const tampered = () => ({ ...signed({}), text: signed({ base: 'http://elsewhere.example/' }).text })
  it.each<[what: string, override: () => string]>([
    ['is over', () => encodeOverride(signed({ expires: Date.now() - 1 }))],
    ['was changed', () => encodeOverride(tampered())],
    ['names another key', () => encodeOverride({ ...signed({}), key: '00000000' })],
    ['says more than it may', () => encodeOverride(signed({ admin: true }))],
    ['leads to no folder of the web', () => encodeOverride(signed({ base: 'data:text/javascript,/' }))],
    ['is a signed registry', () => encodeOverride(server.deps.registry.keys.sign('{"schema":1}'))],
    ['is no text of ours', () => 'nonsense'],
  ])('that %s is ignored and dropped', async (_, override) => {
    const asked = await visit(`/soon?mf=${override()}`, cookie({ ...visitor, [OVERRIDE_COOKIE]: 'x' }))
    const kept = await visit('/soon', cookie({ ...visitor, [OVERRIDE_COOKIE]: override() }))
    for (const { boot, headers, cookies } of [asked, kept]) {
      expect([boot.override, headers.has('integrity-policy'), cookies]).toEqual([null, true, dropped])
      expect(headers.get('content-security-policy')).not.toContain('9100')
    }
  })

  it('can be ended by hand, and survives opening the diagnostics sheet', async () => {
    const kept = cookie({ ...visitor, [OVERRIDE_COOKIE]: encodeOverride(signed({})) })
    expect((await visit('/soon?mf=why', kept)).boot.override).not.toBeNull()
    const off = await visit('/soon?mf=off', kept)
    expect([off.boot.override, off.cookies]).toEqual([null, dropped])
  })
})

it('a change is seen by the next page', async () => {
  const { serial } = await currentRegistry(server.deps)
  await act('off', { remote: 'far' })
  expect((await visit('/far')).headers.get(SERIAL_HEADER)).toBe(String(serial + 1))
})

it('lets at most two thousand visitors wait, and sends a retry delay', async () => {
  const asked = await Promise.all(
    Array.from({ length: 2_100 }, () => server.app.request('http://plaza.example/shelf/1')),
  )
  const refused = asked.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThanOrEqual(100)
  expect(asked.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(500)
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']))
})

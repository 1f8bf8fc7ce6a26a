import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { VISITOR_COOKIE } from '@plaza/shared/remotes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contents } from '../../data/schema'
import { perform } from '../../registry/changes/perform'
import { bootIn } from '../../testing/boot-in'
import { makeBuild, placeBuild, STYLE, writeHost } from '../../testing/builds'
import { startTestServer, type TestServer } from '../../testing/test-server'

const hostDir = mkdtempSync(join(tmpdir(), 'plaza-host-'))
let server: TestServer

const story = { path: '/story/:id', first: [{ endpoint: 'contents.article', params: { id: ':id' } }] } as const
const own = { path: '/own', ownPage: true } as const
/** A page that outputs its input, so that tests see it. */
const DRAW = `return '<main data-language="' + input.language + '"><h1>' + (input.answers[0]?.data.title ?? input.params.how ?? '')
  + '</h1><p>' + input.search + '</p></main>'`
const BROKEN = `
  const { how } = input.params
  if (how === 'throw') throw new Error('made to throw')
  if (how === 'null') return null
  if (how === 'loop') for (;;);
  if (how === 'promises') { const again = () => Promise.resolve().then(again); return again() }
  if (how === 'boot') return '</div><script type="application/json" id="plaza-boot">{}</' + 'script>'
  if (how === 'large') return '<p>' + 'x'.repeat(10_000_000) + '</p>'
  return '<h1>well</h1>'`

beforeAll(async () => {
  writeHost(hostDir)
  server = await startTestServer({ environment: { hostDir }, pages: true })
  await release({
    name: 'shelf',
    draw: DRAW,
    routes: { story, own, plain: { path: '/plain/:how', query: ['tab', 'q'] } },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(hostDir, { recursive: true, force: true })
})

async function release(making: Parameters<typeof makeBuild>[0]): Promise<void> {
  const { text, document, id } = placeBuild(server.deps.environment.releasesDir, makeBuild(making))
  const why = 'a test'
  await perform(server.deps, 'mei', { action: 'publish', body: { document: text, why } })
  await perform(server.deps, 'mei', { action: 'promote', body: { remote: document.name, release: id, why } })
}

async function visit(path: string, headers: Record<string, string> = {}) {
  const response = await server.app.request(`http://plaza.example${path}`, {
    headers: { 'accept-language': 'en', ...headers },
  })
  const html = await response.text()
  const boot = bootIn(html)
  const page = /<div id="plaza">(.*?)<\/div>\n<script/s.exec(html)?.[1] ?? ''
  return { status: response.status, html, boot, page }
}
/** Requests a page until it comes rendered. */
async function rendered(path: string, headers: Record<string, string> = {}) {
  await expect.poll(async () => (await visit(path, headers)).boot.rendered, { timeout: 20_000 }).not.toBeNull()
  return visit(path, headers)
}

describe('a page of a release that can render', () => {
  it('is in the HTML with its first answers and styles, and with what it was rendered for', async () => {
    const { status, page, html, boot } = await rendered('/story/3001')
    expect(status).toBe(200)
    expect(page).toContain(`<h1>${(boot.answers[0] as { data: { title: string } }).data.title}</h1>`)
    expect(html).toContain(`<style data-file="${STYLE}">`)
    expect(html).not.toContain(`rel="preload" as="style"`)
    expect(boot.rendered).toMatchObject({ remote: 'shelf', route: 'story', shell: 'h5' })
  })

  it('is equal for all visitors', async () => {
    const { token } = await server.person()
    const guest = await rendered('/story/3001')
    const person = await rendered('/story/3001', { authorization: token, cookie: `Authorization=${token}` })
    expect(person.page).toBe(guest.page)
    expect(person.html).not.toContain(token)
  })

  const secret = 'own-0123456789'
  it.each<[what: string, query: string, headers: Record<string, string>]>([
    ['device', '', { cookie: `${VISITOR_COOKIE}=${secret}` }],
    ['login', '', { authorization: `Bearer ${secret}`, cookie: `Authorization=${secret}` }],
    ['inviter', `?from_user_id=${secret}`, {}],
    ['login at WeChat', `?code=${secret}&state=${secret}`, {}],
    ['shell’s parameters', `?app=h5&size=1.2&multiple=1&from=${secret}`, {}],
    ['browser', '', { 'user-agent': `Mozilla/5.0 (${secret})`, 'accept-language': `en,${secret}`, dnt: '1' }],
    ['way here', '', { referer: `http://plaza.example/${secret}`, 'x-forwarded-for': '203.0.113.7', origin: secret }],
    ['city that is none', '', { cookie: `Region=${secret}; Language=${secret}` }],
    ['override that does not hold', '', { cookie: `Override=${secret}` }],
  ])(
    'holds nothing of a visitor’s own %s but in its own block, though it was made for that visitor',
    async (what, query, headers) => {
      const address = `/plain/${what.replaceAll(/\W/g, '-')}`
      const parts = async (address: string, headers: Record<string, string> = {}) =>
        (await rendered(address, headers)).html.split('<script type="application/json" id="plaza-own">')
      const [made, ofOne = ''] = await parts(address + query, headers)
      expect(made).not.toContain('own-0123')
      expect(ofOne.includes(secret)).toBe(query !== '' || (headers.cookie ?? '').startsWith(VISITOR_COOKIE))
      const [sent, ofOther] = await parts(address)
      expect(sent).toBe(made)
      expect(ofOther).not.toContain(secret)
    },
  )

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'is compressed with %s once for all, recompressed when it is sent again, and equal each time',
    async (encoding, open) => {
      await rendered('/story/3004')
      const packed = async () => {
        const headers = {
          'accept-language': 'en',
          'accept-encoding': encoding,
          cookie: `${VISITOR_COOKIE}=a-known-device`,
        }
        const response = await server.app.request('http://plaza.example/story/3004', { headers })
        expect(response.headers.get('content-encoding')).toBe(encoding)
        const body = Buffer.from(await response.arrayBuffer())
        expect(response.headers.get('content-length')).toBe(String(body.length))
        return {
          size: body.length,
          html: open(body)
            .toString()
            .replace(/"now":\d+,"visitor"/, '"now":0,"visitor"'),
        }
      }
      const first = await packed()
      expect(bootIn(first.html).answers).toHaveLength(1)
      if (encoding === 'br') await expect.poll(async () => (await packed()).size).toBeLessThan(first.size)
      expect((await packed()).html).toBe(first.html)
    },
  )

  it('is in the language that the person chose, else in the browser’s', async () => {
    expect((await rendered('/plain/a')).page).toContain('data-language="en"')
    expect((await rendered('/plain/a', { cookie: 'Language=zh-CN' })).page).toContain('data-language="zh-CN"')
  })

  it('uses the declared part of the query, and nothing that a user typed', async () => {
    expect((await rendered('/plain/a?tab=hot&from=singlemessage')).page).toContain('<p>?tab=hot</p>')
    for (const query of ['?q=two+words', '?Authorization=secret-token'])
      expect((await visit(`/plain/a${query}`)).boot.rendered).toBeNull()
  })

  it('counts a view per visitor, although it is rendered once', async () => {
    const views = async () =>
      (await server.db.select({ views: contents.views }).from(contents).where(eq(contents.id, '3005')))[0]?.views ?? 0
    await rendered('/story/3005')
    await server.deps.views.flush()
    const before = await views()
    server.deps.environment.trustsProxy = true
    for (const address of ['203.0.113.7', '203.0.113.8', '203.0.113.9'])
      await visit('/story/3005', { 'x-forwarded-for': address })
    server.deps.environment.trustsProxy = false
    await server.deps.views.flush()
    expect(await views()).toBe(before + 3)
  })
})

it('is rendered once, whatever query parameters are made up', async () => {
  const { boot } = await rendered('/plain/once?tab=hot')
  for (const query of ['&made_up=1', '&a=1&b=2', '&x=<b>&y=%20'])
    expect((await visit(`/plain/once?tab=hot${query}`)).boot.rendered?.now).toBe(boot.rendered?.now)
})

it('is cached once, whatever city or host is made up', async () => {
  const address = '/plain/made-up'
  await rendered(address)
  const before = server.deps.renderer.state().rendered
  for (let n = 0; n < 1_000; n++) {
    const { boot } = await visit(address, { cookie: `Region=${n}` })
    if (n % 100 === 0) expect(boot.rendered).not.toBeNull()
  }
  const hosts = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => (await server.app.request(`http://h${n}.example${address}`)).status),
  )
  expect(hosts).toEqual(Array(40).fill(200))
  const { rendered: after, waiting } = server.deps.renderer.state()
  expect(after + waiting - before).toBeLessThan(20)
}, 60_000)

describe('is left to the browser', () => {
  it.each([
    ['a page that is a person’s own', '/own', 200],
    ['a content that is not there', '/story/no-such-story', 404],
    ['an address that nobody has', '/nowhere', 404],
  ])('%s', async (_, path, status) => {
    await visit(path)
    const second = await visit(path)
    expect([second.status, second.boot.rendered]).toEqual([status, null])
    expect(second.page).toContain('class="pz"')
  })

  it('what a release of before brings, which has no file for it', async () => {
    await release({ name: 'older', routes: { older: { path: '/older' } } })
    await visit('/older')
    expect((await visit('/older')).boot.rendered).toBeNull()
  })
})

describe('a release that breaks while it renders', () => {
  it('is not published where it breaks with answers to its first calls', async () => {
    const routes = { never: { path: '/never/:id', first: story.first } }
    const making = release({ name: 'never', draw: 'throw new TypeError("made to throw")', routes })
    await expect(making).rejects.toThrow('P801 a page cannot be rendered: never: made to throw')
  })

  it.each(['throw', 'null', 'loop', 'promises', 'boot', 'large'])('(%s) loses only its own HTML', async (how) => {
    await release({ name: `bad-${how}`, draw: BROKEN, routes: { [`bad-${how}`]: { path: `/bad-${how}/:how` } } })
    const faults = () => server.logged().split('"page not rendered"').length
    const before = faults()
    const { status, page, boot } = await visit(`/bad-${how}/${how}`)
    expect([status, boot.rendered]).toEqual([200, null])
    expect(page).toContain('class="pz"')
    await expect.poll(faults, { timeout: 20_000 }).toBe(before + 1)
    expect((await visit(`/bad-${how}/${how}`)).boot.rendered).toBeNull()
    expect((await rendered(`/plain/after-${how}`)).page).toContain(`after-${how}`)
  })

  it('is told apart from another release of its remote', async () => {
    const routes = { twin: { path: '/twin/:how' } }
    await release({ name: 'twin', draw: BROKEN, routes })
    await visit('/twin/throw')
    await release({ name: 'twin', version: '1.1.0', draw: DRAW, routes })
    expect((await rendered('/twin/throw')).boot.rendered?.release).toBe('1.1.0-aaa')
    await perform(server.deps, 'mei', { action: 'rollback', body: { remote: 'twin', why: 'a test' } })
    expect((await visit('/twin/throw')).boot.rendered).toBeNull()
  })
})

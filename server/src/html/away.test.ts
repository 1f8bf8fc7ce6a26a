import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account, codes, contents, site } from '@plaza/shared/api'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../app'
import { perform } from '../registry/changes/perform'
import { bootIn } from '../testing/boot-in'
import { makeBuild, placeBuild, writeHost } from '../testing/builds'
import { startTestServer, type TestPerson, type TestServer } from '../testing/test-server'
import { createPages } from './pages'

const hostDir = mkdtempSync(join(tmpdir(), 'plaza-host-'))
const routes = {
  shelf: { path: '/shelf/:id', first: [{ endpoint: 'contents.article', params: { id: '3001' } }] },
} as const
let server: TestServer
let person: TestPerson
let connect: TestServer['pool']['connect']

beforeAll(async () => {
  writeHost(hostDir)
  server = await startTestServer({ environment: { hostDir }, pages: true })
  connect = server.pool.connect
  person = await server.person()
  const shelf = placeBuild(server.deps.environment.releasesDir, makeBuild({ routes }))
  const act = (action: string, body: object) =>
    perform(server.deps, 'mei', { action, body: { ...body, why: 'a test' } } as never)
  await act('publish', { document: shelf.text })
  await act('promote', { remote: 'shelf', release: shelf.id, shells: ['ios'], percent: 100 })
  await visit('/not-found')
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})
afterEach(() => {
  vi.useRealTimers()
  server.pool.connect = connect
  for (const end of hanging.splice(0)) end()
})
afterAll(async () => {
  await server.close()
  rmSync(hostDir, { recursive: true, force: true })
})

const failure = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
/** Rejects the pending connections of `hanging`. */
const hanging: (() => void)[] = []

/** Makes the database unreachable: connections are refused or hang. */
function takeAway(how: 'refused' | 'hanging'): void {
  server.pool.connect = ((callback?: (error: Error) => void) => {
    const failing = new Promise((_, reject) => {
      if (how === 'hanging') hanging.push(() => reject(failure))
      else reject(failure)
    })
    return callback ? void failing.catch(callback) : failing
  }) as never
}

async function visit(
  path: string,
  headers: Record<string, string> = {},
  app: Pick<TestServer['app'], 'request'> = server.app,
) {
  const response = await app.request(path, { headers: { 'sec-fetch-mode': 'navigate', ...headers } })
  const html = await response.text()
  const boot = bootIn(html)
  return { status: response.status, headers: response.headers, html, boot }
}
const iphone = { 'user-agent': 'iPhone PlazaApp/1.0' }

describe.each(['refused', 'hanging'] as const)('while the database is %s', (how) => {
  it.each<[string, string, Record<string, string>, number]>([
    ['a page that was seen before', '/not-found', {}, 200],
    ['in another language', '/not-found', { 'accept-language': 'en' }, 200],
    ['of a release that nobody got yet', '/shelf/1', iphone, 200],
    ['an address that is none', '/nowhere', {}, 404],
  ])('%s is HTML with its skeleton and cached data', async (_, path, headers, status) => {
    takeAway(how)
    const page = await visit(path, headers)
    expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
    expect(page.html).toContain('class="pz-head"')
    expect(page.boot?.configurations.config.name).not.toBe('')
    expect(server.deps.registry.keys.verify(page.boot?.registry as never)).toBe(true)
  })

  it('guests get cached answers', async () => {
    const before = await server.data(site.about)
    takeAway(how)
    // Advances past the second for which the cached registry counts as current.
    vi.setSystemTime(Date.now() + 5_000)
    const after = await server.ask(site.about)
    expect([after.status, after.data]).toEqual([200, before])
    expect(after.headers.get('cache-control')).toContain('stale-if-error')
  })
})

describe('while the database refuses', () => {
  it('uncached answers are refused for now', async () => {
    takeAway('refused')
    const answers = [
      await server.ask(contents.album, { params: { id: '2001' } }),
      await server.ask(account.current, {}, person),
    ]
    for (const { status, code, headers } of answers)
      expect([status, code, headers.get('retry-after')]).toEqual([503, codes.busy, '2'])
  })

  it('a page without cached data is HTML too, and reloads by itself', async () => {
    takeAway('refused')
    const deps = { ...server.deps, registry: { ...server.deps.registry, kept: null, looking: null } }
    const empty = createApp(deps, (answerAsGuest) => createPages(deps, answerAsGuest))
    for (const [language, sentence] of [
      ['en', 'We are trying again.'],
      ['zh-CN', '我们正在重试'],
    ] as const) {
      const page = await visit('/index', { 'accept-language': language }, empty)
      expect([page.status, page.headers.get('content-type'), page.headers.get('retry-after')]).toEqual([
        503,
        'text/html; charset=utf-8',
        '5',
      ])
      expect(page.html).toContain(sentence)
      expect(page.html).toContain('http-equiv="refresh"')
    }
  })
})

it('missing data is there again with the next answer', async () => {
  takeAway('refused')
  await visit('/index')
  server.pool.connect = connect
  const { code } = await server.ask(contents.album, { params: { id: '2001' } })
  expect(code).toBe(codes.success)
})

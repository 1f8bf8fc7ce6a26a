import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codes } from '@plaza/shared/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../app'
import { createPages } from '../../html/pages'
import { perform } from '../../registry/changes/perform'
import { makeBuild, placeBuild, writeHost } from '../../testing/builds'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { GuestCache } from './guest-cache'

const ORIGIN = 'http://plaza.example'
const ARTICLE = '/api/v2/c_static_article/3001'
const LIST = '/api/v1/categories/all/contents'
const hostDir = mkdtempSync(join(tmpdir(), 'plaza-cache-'))
let server: TestServer
let person: TestPerson
beforeAll(async () => {
  writeHost(hostDir)
  server = await startTestServer({ environment: { hostDir }, pages: true })
  person = await server.person({ nickname: '投毒的人' })
  const first = { endpoint: 'contents.staticArticle', params: { id: '3001' } }
  const built = makeBuild({ routes: { shelf: { path: '/shelf/:id', first: [first] } } })
  placeBuild(server.deps.environment.releasesDir, built)
  const act = (action: string, body: object) =>
    perform(server.deps, 'mei', { action, body: { remote: 'shelf', ...body, why: 'a test' } } as never)
  await act('publish', { document: built.text, remote: undefined })
  await act('promote', { release: built.id })
})
afterAll(async () => {
  await server.close()
  rmSync(hostDir, { recursive: true, force: true })
})

/** The server with an empty cache. */
const fresh = () => createApp(server.deps, (answerAsGuest) => createPages(server.deps, answerAsGuest))

interface PoisonAttempt {
  method?: string
  origin?: string
  path?: (path: string) => string
  headers?: Record<string, string>
}

/** Requests that try to poison the next guest's answer. `person` stands for a valid token. */
const poisons: Record<string, PoisonAttempt> = {
  'another Host': { origin: 'http://evil.example' },
  'X-Forwarded-Host': { headers: { 'x-forwarded-host': 'evil.example', 'x-host': 'evil.example' } },
  Forwarded: { headers: { forwarded: 'host=evil.example;proto=https' } },
  'X-Forwarded-Proto and -Port': { headers: { 'x-forwarded-proto': 'evil', 'x-forwarded-port': '1' } },
  'X-Forwarded-For and -Prefix': { headers: { 'x-forwarded-for': 'evil.example', 'x-forwarded-prefix': '/evil' } },
  'X-Original-URL': { headers: { 'x-original-url': '/evil', 'x-rewrite-url': '/evil' } },
  'X-HTTP-Method-Override': { headers: { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' } },
  'a language that is none': { headers: { 'accept-language': 'evil,<script>;q=9' } },
  'a language of ours': { headers: { 'accept-language': 'en' } },
  'an encoding that is none': { headers: { 'accept-encoding': 'evil' } },
  'a cookie with a token': { headers: { cookie: 'Authorization=person; plaza_region=evil; lang=evil' } },
  'a token': { headers: { authorization: 'person' } },
  'a token that is dead': { headers: { authorization: 'evil' } },
  'a token in the query': { path: (path) => `${path}?Authorization=person&token=person` },
  'queries that nobody declared': { path: (path) => `${path}?utm_source=evil&callback=evil&_method=DELETE` },
  'a query that comes twice': { path: (path) => `${path}?x=1&x=evil` },
  'a query that is no text': { path: (path) => `${path}?%ff=%00&__proto__=evil` },
  HEAD: { method: 'HEAD' },
  OPTIONS: { method: 'OPTIONS', headers: { origin: 'https://evil.example' } },
  'another origin': { headers: { origin: 'https://evil.example' } },
  'an origin that may call': { headers: { origin: 'https://other.example' } },
  'encoded signs in the path': { path: (path) => path.replace(/.$/, (sign) => `%${sign.charCodeAt(0).toString(16)}`) },
  'a path in capitals': { path: (path) => path.toUpperCase() },
  'a slash at the end': { path: (path) => `${path}/` },
  'two slashes within': { path: (path) => path.replace(/\/([^/]*)$/, '//$1') },
  'a dot in the path': { path: (path) => path.replace(/\/([^/]*)$/, '/./$1') },
  'a semicolon': { path: (path) => `${path};evil=1` },
  'a range': { headers: { range: 'bytes=0-3' } },
  'an etag': { headers: { 'if-none-match': '*', 'if-modified-since': 'Sat, 21 Nov 2099 08:00:00 GMT' } },
  'a body': { headers: { 'content-type': 'application/json', 'content-length': '4' } },
}
const withToken = (text: string) => text.replaceAll('person', person.token)

async function send(app: ReturnType<typeof fresh>, path: string, poison: PoisonAttempt = {}) {
  const { method = 'GET', origin = ORIGIN, path: changed = (same: string) => same, headers = {} } = poison
  const named = Object.entries(headers).map(([name, value]) => [name, withToken(value)])
  const asked = { 'accept-language': 'zh', authorization: 'guest', ...Object.fromEntries(named) }
  const response = await app.request(origin + withToken(changed(path)), { method, headers: asked })
  const told = [...response.headers].filter(([name]) => !['x-request-id', 'set-cookie', 'date'].includes(name))
  return { status: response.status, headers: Object.fromEntries(told), body: await response.text() }
}

const rows = Object.entries(poisons)

describe.each([ARTICLE, LIST])('after somebody asked for %s with', (path) => {
  const english = { headers: { 'accept-language': 'en' } }
  let clean: unknown
  let cleanEnglish: unknown
  beforeAll(async () => {
    const asked = await send(fresh(), path)
    expect([JSON.parse(asked.body).code, asked.headers['cache-control']?.split(',')[0]]).toEqual([
      codes.success,
      'public',
    ])
    clean = asked
    cleanEnglish = await send(fresh(), path, english)
  })

  it.each(rows)('%s, a guest gets what guests get', async (_, poison) => {
    const app = fresh()
    const poisoned = await send(app, path, poison)
    expect(`${poisoned.body}${JSON.stringify(poisoned.headers)}`).not.toMatch(/evil\.example/)
    expect(await send(app, path)).toEqual(clean)
    expect(await send(app, path, english)).toEqual(cleanEnglish)
  })
})

/** A page without the parts that differ per visit. */
const page = ({ status, headers, body }: Awaited<ReturnType<typeof send>>) => ({
  status,
  headers: { ...headers, etag: undefined, 'content-length': undefined },
  body: body.replace(/"now":\d+/, '').replace(/"visitor":"[^"]*"/, ''),
})

describe('after somebody asked for a page with', () => {
  it.each(rows)('%s, a guest gets the page that guests get', async (_, poison) => {
    const clean = await send(fresh(), '/shelf/1')
    expect(clean.body).toContain('"endpoint":"contents.staticArticle"')
    const app = fresh()
    const poisoned = await send(app, '/shelf/1', poison)
    expect(poisoned.headers['cache-control'] ?? 'no-store').toMatch(/no-store|private/)
    expect(poisoned.body).not.toContain(person.token)
    expect(page(await send(app, '/shelf/1'))).toEqual(page(clean))
  })
})

it('an answer to a person is kept for nobody else', async () => {
  const app = fresh()
  const own = await send(app, ARTICLE, { headers: { authorization: 'person' } })
  expect(own.headers['cache-control']).toBe('private, no-cache')
  expect((await send(app, ARTICLE)).headers['cache-control']).toMatch(/^public/)
})

it('a cache on the way tells apart who may read an answer, whether or not the first to ask named an origin', async () => {
  const plain = await send(fresh(), ARTICLE)
  expect(plain.headers.vary).toMatch(/\bOrigin\b/)
  expect(plain.headers.vary).toMatch(/\bAuthorization\b.*\bAccept-Language\b/)
  const allowed = await send(fresh(), ARTICLE, { headers: { origin: 'https://other.example' } })
  expect(allowed.headers['access-control-allow-origin']).toBe('https://other.example')
})

it('keeps 500 answers, whatever is asked', async () => {
  const cache = new GuestCache()
  const made: string[] = []
  const get = (key: string) =>
    cache.get(key, async () => {
      made.push(key)
      return { status: 200, headers: {}, envelope: { code: codes.success, msg: '', data: key } }
    })
  for (let at = 0; at <= 500; at++) await get(`list ${at}`)
  await get('list 500')
  expect(made).toHaveLength(501)
  await get('list 0')
  expect(made).toHaveLength(502)
})

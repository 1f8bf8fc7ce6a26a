import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { account, allEndpoints, channels, codes, comments, config, contents, follows, likes } from '@plaza/shared/api'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../app'
import { newsroomCalls } from '../newsroom/api-document'
import { startTestServer, type TestPerson, type TestServer } from '../testing/test-server'
import { openApiDocument } from './api-document/document'
import { bases } from './dispatch'
import { refuse } from './refusal'

let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  person = await server.person()
})
afterAll(() => server.close())

const like = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  server.app.request('/api/v1/like', {
    method: 'POST',
    body: body as BodyInit,
    headers: { authorization: person.token, 'content-type': 'application/json', ...headers },
  })

async function refusal(response: Response | Promise<Response>) {
  const answered = await response
  const { code, data } = (await answered.json()) as { code: number; data: unknown }
  return [answered.status, code, data]
}

describe('what the transport refuses', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

  it.each<[what: string, body: string, status: number, code: number]>([
    ['what is not JSON', '{', 400, codes.badInput],
    ['a missing field', '{"target":"content"}', 400, codes.badInput],
    ['another type', '{"target":"content","id":["1"],"on":true}', 400, codes.badInput],
    [
      'an id that is too long',
      JSON.stringify({ target: 'content', id: 'x'.repeat(65), on: true }),
      400,
      codes.badInput,
    ],
    ['great depth', `{"target":${nested(21)}}`, 400, codes.badInput],
    ['extreme depth', nested(40_000), 400, codes.badInput],
    ['a key of the prototype', '{"__proto__":{"on":true}}', 400, codes.badInput],
    ['a constructor deep inside', '{"a":{"constructor":{}}}', 400, codes.badInput],
    ['NUL', '{"target":"content","id":"\\u0000","on":true}', 400, codes.badInput],
    ['a lone surrogate', '{"target":"content","id":"\\ud800","on":true}', 400, codes.badInput],
    ['a body that is too large', JSON.stringify({ target: 'x'.repeat(100_001) }), 413, codes.tooLarge],
  ])('%s', async (_, body, status, code) => expect(await refusal(like(body))).toEqual([status, code, null]))

  it('a body of another type', async () => {
    expect(await refusal(like('{}', { 'content-type': 'text/plain' }))).toEqual([415, codes.wrongMediaType, null])
  })

  it('another method, and says which are allowed', async () => {
    const response = await server.app.request('/api/v1/like', { method: 'PATCH' })
    expect(response.headers.get('allow')).toBe('POST')
    expect(await refusal(response)).toEqual([405, codes.wrongMethod, null])
  })

  it.each(['/api/nothing', '/asc/x/y', '/__dev/nothing', '/media/../package.json', '/nothing'])(
    'the unknown address %s',
    async (address) => {
      expect(await refusal(server.app.request(address))).toEqual([404, codes.unknownAddress, null])
    },
  )

  it('a query key that comes twice, and one that does not fit', async () => {
    expect(await refusal(server.app.request('/api/v1/categories/all/contents?type=1&type=2'))).toEqual([
      400,
      codes.badInput,
      null,
    ])
    expect(await refusal(server.app.request('/api/v1/categories/all/contents?page_size=101'))).toEqual([
      400,
      codes.badInput,
      null,
    ])
    expect(await refusal(server.app.request('/api/v1/categories/all/contents?cursor=WzEsMl0'))).toEqual([
      400,
      codes.badInput,
      null,
    ])
    expect(await refusal(server.app.request('/api/v1/categories/all/contents?cursor=%22'))).toEqual([
      400,
      codes.badInput,
      null,
    ])
  })

  it.each(
    allEndpoints
      .filter(
        ({ method, query, planned: open }) =>
          method === 'GET' && !open && 'cursor' in ((query as { entries?: object })?.entries ?? {}),
      )
      .map((endpoint) => [endpoint.id, endpoint] as const),
  )('a cursor of %s that was made by hand', async (_, { domain, path }) => {
    for (const key of ['x', '', '2026-01-01T00:00:00+99:99', '+999999-01-01T00:00:00Z', '9e999', '\u0000']) {
      for (const length of [1, 2, 3, 4]) {
        const cursor = Buffer.from(JSON.stringify(Array(length).fill(key))).toString('base64url')
        const response = await server.app.request(`${bases[domain]}${path.replace(/:\w+/g, '2')}?cursor=${cursor}`, {
          headers: { authorization: person.token },
        })
        expect([key, response.status < 500]).toEqual([key, true])
      }
    }
  })

  it('drops keys that are not declared', async () => {
    const response = await like('{"target":"content","id":"3001","on":true,"user_id":"1","likes":9}')
    expect(response.status).toBe(200)
  })
})

describe('an answer', () => {
  it('is in the user’s language', async () => {
    expect((await server.ask(comments.one, { params: { id: 'x' } })).msg).toBe('内容不存在或已下架')
    const english = { headers: { 'accept-language': 'en-GB,en;q=0.9' } }
    expect((await server.ask(comments.one, { params: { id: 'x' } }, english)).msg).toBe('This content no longer exists')
  })

  it('keeps the id that a page gave its request, and no made-up one', async () => {
    const idOf = async (given: string) =>
      (await server.app.request('/healthz', { headers: { 'x-request-id': given } })).headers.get('x-request-id')
    expect(await idOf('0123456789abcdef01234567')).toBe('0123456789abcdef01234567')
    expect(await idOf('x'.repeat(24))).toMatch(/^[\da-f-]{36}$/)
  })

  it('carries a request id, never a trace', async () => {
    const { headers, status } = await server.ask(contents.article, { params: { id: "1' or 1=1--" } })
    expect(status).toBe(200)
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    expect(headers.get('x-code')).toBeNull()
  })

  it('is public for guests where it may be, and private for a person', async () => {
    const guest = await server.ask(config.basicInfo)
    expect(guest.headers.get('cache-control')).toBe('public, max-age=5, stale-while-revalidate=60, stale-if-error=600')
    const own = await server.ask(config.basicInfo, {}, person)
    expect(own.headers.get('cache-control')).toBe('private, no-cache')
    const gone = await server.ask(contents.album, { params: { id: 'x' } })
    expect([gone.code, gone.headers.get('cache-control')]).toEqual([codes.contentGone, 'no-store'])
  })

  it('is a person’s own where guests get one from the cache', async () => {
    const body = { type: 1 } as const
    const before = await server.data(channels.list, { body })
    const [{ id = '' } = {}] = before.list
    await server.data(follows.set, { body: { kind: 'channel', id, on: true } }, person)
    const followedBy = async (who?: TestPerson) =>
      (await server.data(channels.list, { body }, who)).list.find((channel) => channel.id === id)?.followed
    expect([await followedBy(), await followedBy(person)]).toEqual([false, true])
  })

  it('is not sent again to who has it', async () => {
    const first = await server.app.request('/api/v1/system/basic_info')
    const again = await server.app.request('/api/v1/system/basic_info', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it.each(['br', 'gzip'])('is compressed as %s', async (encoding) => {
    const response = await server.app.request('/api/v1/categories/all/contents', {
      headers: { 'accept-encoding': encoding },
    })
    expect(response.headers.get('content-encoding')).toBe(encoding)
  })

  it('queries the database once for many concurrent guests', async () => {
    let asked = 0
    const { pool } = server
    const query = pool.query.bind(pool)
    pool.query = ((...given: Parameters<typeof query>) => {
      asked++
      return query(...given)
    }) as typeof pool.query
    await Promise.all(Array.from({ length: 50 }, () => server.data(contents.feed, { params: { id: '2' } })))
    pool.query = query
    expect(asked).toBeGreaterThan(0)
    // Far fewer queries than guests.
    expect(asked).toBeLessThan(10)
  })
})

describe('who asks', () => {
  it('is identified only by the header, never by a cookie', async () => {
    const headers = { cookie: `Authorization=${person.token}; token=${person.token}` }
    expect((await server.ask(account.current, {}, { headers })).code).toBe(codes.loginExpired)
  })

  it('is a guest with a dead token where no login is needed', async () => {
    const dead = { token: 'a'.repeat(43) }
    expect((await server.ask(config.basicInfo, {}, dead)).code).toBe(codes.success)
    expect((await server.ask(likes.set, { body: { target: 'content', id: '3001', on: true } }, dead)).code).toBe(
      codes.loginExpired,
    )
  })
})

describe('addresses beside the API', () => {
  it('report that the process is alive and the database answers', async () => {
    expect((await server.app.request('/healthz')).status).toBe(200)
    expect((await server.app.request('/readyz')).status).toBe(200)
  })

  it('report it also where an address has asked too much', async () => {
    const app = createApp({
      ...server.deps,
      load: { ...server.deps.load, request: () => Promise.reject(refuse('busy')) },
    })
    const statuses = ['/healthz', '/readyz', '/api/v1/config'].map(async (path) => (await app.request(path)).status)
    expect(await Promise.all(statuses)).toEqual([200, 200, 503])
  })

  it('report a stopping process, or one without disk space, as not ready', async () => {
    const ready = async (deps: Partial<TestServer['deps']>) => {
      const response = await createApp({ ...server.deps, ...deps }).request('/readyz')
      return [response.status, await response.json()]
    }
    const stopping = new AbortController()
    expect(await ready({ stopping })).toEqual([200, { status: 'ready' }])
    stopping.abort()
    expect(await ready({ stopping })).toEqual([503, { status: 'stopping' }])
    const statfs = vi.spyOn(fs, 'statfs').mockResolvedValueOnce({ bsize: 4096, bavail: 8 } as never)
    syncBuiltinESMExports()
    expect(await ready({})).toEqual([503, { status: 'full' }])
    statfs.mockRestore()
    syncBuiltinESMExports()
  })

  it('describe the API with bytes that are made once', async () => {
    const ask = (headers: Record<string, string>) => server.app.request('/openapi.json', { headers })
    const first = await ask({ 'accept-encoding': 'br' })
    expect(first.headers.get('content-encoding')).toBe('br')
    const stringify = vi.spyOn(JSON, 'stringify')
    const again = await ask({ 'if-none-match': first.headers.get('etag') ?? '' })
    const whole = await ask({})
    const written = stringify.mock.results.map(({ value }) => String(value).length)
    stringify.mockRestore()
    expect([again.status, (await whole.json()) as unknown]).toEqual([
      304,
      JSON.parse(JSON.stringify(openApiDocument(undefined, newsroomCalls()))),
    ])
    expect(Math.max(0, ...written)).toBeLessThan(10_000)
  })

  it('describe the API', async () => {
    const document = (await (await server.app.request('/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, unknown>
    }
    expect(document.openapi).toBe('3.1.0')
    expect(document.paths['/asc/civilized/{id}']).toMatchObject({ get: { operationId: 'activities.detail' } })
  })

  it('allow the named origin, and no other', async () => {
    const from = async (origin: string) =>
      (await server.app.request('/api/v1/system/basic_info', { headers: { origin } })).headers
    expect((await from('https://other.example')).get('access-control-allow-origin')).toBe('https://other.example')
    expect((await from('https://other.example.evil')).get('access-control-allow-origin')).toBeNull()
    expect((await from('https://other.example')).get('access-control-allow-credentials')).toBeNull()
  })
})

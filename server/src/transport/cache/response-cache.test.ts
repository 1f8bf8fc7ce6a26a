import type { IncomingMessage } from 'node:http'
import { SERIAL_HEADER } from '@plaza/shared/remotes'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../app'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { refuse } from '../refusal'
import { FRESH_MS } from './changes'

const LIST = '/api/v1/categories/all/contents'
const ARTICLE = '/api/v1/c_article/3001'
let server: TestServer
let person: TestPerson
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  server = await startTestServer()
  person = await server.person()
})
afterAll(() => server.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  app = createApp(server.deps)
})
afterEach(() => {
  vi.useRealTimers()
})

async function ask(url: string, headers: Record<string, string> = { authorization: 'guest' }, method = 'GET') {
  const socket = { remoteAddress: '198.51.100.7' }
  const incoming = { method, url, headers, socket } as unknown as IncomingMessage
  const response = await app.fetch(new Request(`http://plaza.example${url}`, { method, headers }), { incoming })
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}
const requests = () => server.logged().split('"msg":"request"').length - 1
const own = ['x-request-id']
const said = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => [
  status,
  [...headers].filter(([name]) => !own.includes(name)).sort(),
  body.toString('base64'),
]

describe('what a guest got within the last second', () => {
  it.each<Record<string, string>>([
    {},
    { 'accept-encoding': 'br' },
    { 'accept-language': 'en', 'accept-encoding': 'gzip' },
  ])('is sent unchanged to the next guest, with its own request id and no log line (%o)', async (more) => {
    const headers = { authorization: 'guest', ...more }
    const first = await ask(LIST, headers)
    const before = requests()
    const second = await ask(LIST, headers)
    expect(said(second)).toEqual(said(first))
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    expect(requests()).toBe(before)
  })

  it.each<[who: string, headers: () => Record<string, string>, method?: string]>([
    ['a person', () => ({ authorization: person.token })],
    ['who says nothing of a login', () => ({})],
    ['who reads another language', () => ({ authorization: 'guest', 'accept-language': 'en' })],
    ['who takes another encoding', () => ({ authorization: 'guest', 'accept-encoding': 'br' })],
    ['another site', () => ({ authorization: 'guest', 'sec-fetch-site': 'cross-site' })],
    ['a picture', () => ({ authorization: 'guest', 'sec-fetch-dest': 'image' })],
    ['an origin', () => ({ authorization: 'guest', origin: 'https://other.example' })],
    ['who has it', () => ({ authorization: 'guest', 'if-none-match': '"x"' })],
    ['who asks otherwise', () => ({ authorization: 'guest' }), 'DELETE'],
  ])('is nothing for %s', async (_, headers, method) => {
    await ask(LIST)
    const before = requests()
    await ask(LIST, headers(), method)
    expect(requests()).toBe(before + 1)
  })

  it('is refreshed when it is older', async () => {
    await ask(LIST)
    const before = requests()
    vi.setSystemTime(Date.now() + FRESH_MS)
    await ask(LIST)
    expect(requests()).toBe(before + 1)
  })

  it('says the serial of now, and is refused to who asks too much', async () => {
    await ask(LIST)
    await ask(LIST)
    const { kept } = server.deps.registry
    if (kept) server.deps.registry.kept = { ...kept, serial: 4711 }
    expect((await ask(LIST)).headers.get(SERIAL_HEADER)).toBe('4711')
    server.deps.registry.kept = kept
    const charge = vi.spyOn(server.deps.load, 'takeCached').mockReturnValue(false)
    const request = vi.spyOn(server.deps.load, 'request').mockRejectedValue(refuse('tooMany'))
    expect((await ask(LIST)).status).toBe(429)
    charge.mockRestore()
    request.mockRestore()
  })

  it('counts as seen by each network', async () => {
    const count = vi.spyOn(server.deps.views, 'count')
    await ask(ARTICLE)
    await ask(ARTICLE)
    expect(count.mock.calls.map(([kind, id, { ip, user }]) => [kind, id, ip, user])).toEqual(
      Array(2).fill(['content', '3001', '198.51.100.7', null]),
    )
  })

  it('is nothing that was refused, nor what is a person’s', async () => {
    for (const url of ['/api/v1/c_article/nothing', '/ucenter/v1/consumer/current_user']) {
      await ask(url)
      const before = requests()
      await ask(url)
      expect(requests()).toBe(before + 1)
    }
  })
})

it('serves a user the shared cached answer as private', async () => {
  const url = '/api/v3/page_card_data/home'
  const guest = await ask(url)
  const own = await ask(url, { authorization: person.token })
  expect(own.body.equals(guest.body)).toBe(true)
  expect(own.headers.get('cache-control')).toBe('private, no-cache')
})

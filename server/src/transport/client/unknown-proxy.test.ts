import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../../app'
import { readEnvironment } from '../../environment'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
})
afterAll(() => server.close())

/** Status of a request from an address, with or without a proxy's header. */
async function statusOf(from: string, headers: Record<string, string>, variables: Record<string, string> = {}) {
  const { saysProxy, trustsProxy } = readEnvironment({
    PLAZA_SMS: 'none',
    PLAZA_WECHAT: 'none',
    PLAZA_PAYOUTS: 'none',
    ...variables,
  })
  const app = createApp({ ...server.deps, environment: { ...server.deps.environment, saysProxy, trustsProxy } })
  const env = { incoming: { socket: { remoteAddress: from } } }
  return (await app.request('/api/v1/circles', { headers: { authorization: 'guest', ...headers } }, env)).status
}
const proxied = { 'x-forwarded-for': '203.0.113.9' }
const said = { PLAZA_DEMO: '0', PLAZA_ORIGIN: 'request' }

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'refuses a proxy at %s that nobody spoke of, and says so',
  async (from) => {
    expect(await statusOf(from, proxied)).toBe(503)
    expect(server.logged()).toContain('PLAZA_TRUST_PROXY=1')
  },
)

it.each<[what: string, from: string, headers: Record<string, string>, variables?: Record<string, string>]>([
  ['a direct request', '127.0.0.1', {}],
  ['a request from elsewhere, whatever it claims', '203.0.113.7', proxied],
  ['a trusted proxy', '127.0.0.1', proxied, { ...said, PLAZA_TRUST_PROXY: '1' }],
  ['a proxy that is not to be believed', '127.0.0.1', proxied, { PLAZA_TRUST_PROXY: '0' }],
])('answers %s', async (_, from, headers, variables) => expect(await statusOf(from, headers, variables)).toBe(200))

it.each(['true', 'yes', 'on', '2'])('does not start with PLAZA_TRUST_PROXY=%s', (value) =>
  expect(() => readEnvironment({ PLAZA_TRUST_PROXY: value })).toThrow(/PLAZA_TRUST_PROXY must be 0 or 1/),
)

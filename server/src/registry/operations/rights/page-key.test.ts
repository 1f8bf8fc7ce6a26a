import { codes, type Envelope } from '@plaza/shared/api'
import {
  OPERATIONS_BASE,
  type OperatorRole,
  operatorRoles,
  PAGE_KEY_HEADER,
  type PageKey,
} from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operatorSessions, operators, rateLimits, registryLog } from '../../../data/schema/index'
import { hashPassword, SERVER_REQUESTER } from '../../../domains/account/passwords'
import { hashOf } from '../../../secret'
import { addOperator } from '../../../testing/operators'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { freshCalls, ruleOf } from './call-rules'
import { FRESH_MS, makePageKey } from './page-key'

const APP = 'http://plaza.example'
const OPS = 'https://ops.plaza.example'
const PASSWORD = 'a password of the tests'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  for (const role of operatorRoles) await addOperator(server, role, { role })
  const passwordHash = await hashPassword(PASSWORD, SERVER_REQUESTER)
  await server.db.update(operators).set({ passwordHash }).where(eq(operators.name, 'releaser'))
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
})

interface CallAnswer extends Envelope<{ password?: true } | null> {
  status: number
}

async function send(path: string, body: object, headers: Record<string, string>, of = server): Promise<CallAnswer> {
  const response = await of.app.request(`${APP}${OPERATIONS_BASE}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body: JSON.stringify(body),
  })
  return { ...((await response.json()) as Envelope<{ password?: true } | null>), status: response.status }
}

/** Every change that a session may ask for: the patterns of POST below `/ops/api`. */
const changesOf = (of: TestServer) => [
  ...new Set(
    of.app.routes
      .filter(({ method, path }) => method === 'POST' && path.startsWith(`${OPERATIONS_BASE}/`))
      .map(({ path }) => path.slice(OPERATIONS_BASE.length))
      .filter((pattern) => ruleOf('POST', pattern)?.for !== 'everybody'),
  ),
]
const everyRole: readonly OperatorRole[] = operatorRoles
/** Each change for each role. */
const EVERY_CALL_MS = 180_000
const isPasswordAsked = ({ data }: CallAnswer) => data?.password === true

describe('a change with the cookie alone', () => {
  const withCookie = (session: string) => ({ cookie: `plaza_ops=${session}`, origin: APP })

  it(
    'is refused, whatever it is and whoever is logged in',
    async () => {
      const patterns = changesOf(server)
      expect(patterns.length).toBeGreaterThan(60)
      const never = ['/backup-done', '/snapshot', '/end-own-token']
      const before = await server.db.$count(registryLog)
      for (const pattern of patterns) {
        const answers = await Promise.all(everyRole.map((role) => send(pattern.slice(1), {}, withCookie(role))))
        for (const { code } of answers) expect([codes.notAllowed, codes.loginExpired], pattern).toContain(code)
        if (!never.includes(pattern) && !pattern.includes(':'))
          expect(answers.some(isPasswordAsked), `${pattern} asks somebody for the password`).toBe(true)
      }
      expect(await server.db.$count(registryLog)).toBe(before)
    },
    EVERY_CALL_MS,
  )

  it.each<[what: string, key: () => string]>([
    ['another session', () => makePageKey(server.deps.secret, 'viewer')],
    ['nobody', () => `${Date.now()}.${'A'.repeat(43)}`],
    ['a later time', () => makePageKey(server.deps.secret, 'releaser', 1_000_000_000_000).replace(/^1/, '2')],
    ['nothing', () => ''],
  ])('is refused with a key of %s', async (_, key) => {
    const headers = { ...withCookie('releaser'), [PAGE_KEY_HEADER]: key() }
    expect(await send('off', { remote: 'shelf', why: 'a test' }, headers)).toMatchObject({
      code: codes.notAllowed,
      data: { password: true },
    })
  })

  it(
    'is taken with the key of the page, and long after the password unless it widens rights',
    async () => {
      const key = makePageKey(server.deps.secret, 'releaser', Date.now() - FRESH_MS - 1)
      const headers = { ...withCookie('releaser'), [PAGE_KEY_HEADER]: key }
      const others = [...changesOf(server)].filter((pattern) => !freshCalls.has(`POST ${pattern}`))
      for (const pattern of others)
        expect(isPasswordAsked(await send(pattern.slice(1), {}, headers)), pattern).toBe(false)
      for (const call of freshCalls) {
        const answers = await Promise.all(
          everyRole.map((role) => {
            const old = makePageKey(server.deps.secret, role, Date.now() - FRESH_MS - 1)
            return send(call.slice('POST /'.length), {}, { ...withCookie(role), [PAGE_KEY_HEADER]: old })
          }),
        )
        expect(answers.some(isPasswordAsked), call).toBe(true)
      }
    },
    EVERY_CALL_MS,
  )
})

describe('a new key', () => {
  const prove = (session: string, body: object) =>
    send('prove', body, { cookie: `plaza_ops=${session}`, origin: APP }) as Promise<Envelope<unknown>>

  it('is given for the password of the session’s operator', async () => {
    const { data } = (await prove('releaser', { name: 'releaser', password: PASSWORD })) as Envelope<PageKey>
    const headers = { cookie: 'plaza_ops=releaser', origin: APP, [PAGE_KEY_HEADER]: data.pageKey }
    const owners = { remote: 'shelf', owners: ['owner'], why: 'a test' }
    expect(await send('set-owners', owners, headers)).toMatchObject({ code: codes.success })
  })

  it.each<[what: string, session: string, body: object]>([
    ['another password', 'releaser', { name: 'releaser', password: 'wrong' }],
    ['the session of somebody else', 'viewer', { name: 'releaser', password: PASSWORD }],
  ])('is refused for %s', async (_, session, body) => {
    expect(await prove(session, body)).toMatchObject({ code: codes.credentialsWrong, data: null })
  })

  it('is refused without a session, and after too many attempts', async () => {
    const mine = { name: 'releaser', password: PASSWORD }
    expect((await send('prove', mine, { origin: APP })).code).toBe(codes.loginExpired)
    for (let attempt = 0; attempt < 10; attempt++) await prove('releaser', { ...mine, password: 'wrong' })
    expect((await prove('releaser', mine)).code).toBe(codes.tooMany)
  })
})

describe('with an origin of its own', () => {
  let apart: TestServer
  beforeAll(async () => {
    apart = await startTestServer({
      demo: false,
      environment: { publicOrigin: 'https://plaza.example', opsOrigin: OPS, opsToken: 'a-token-of-the-tests' },
    })
    await addOperator(apart, 'boss', { role: 'releaser' })
    await apart.db
      .insert(operatorSessions)
      .values({ tokenHash: hashOf('mine'), operator: 'boss', expiresAt: new Date(Date.now() + 60_000) })
  })
  afterAll(() => apart.close())

  const at = async (origin: string, path: string, headers: Record<string, string> = {}, body?: object) => {
    const response = await apart.app.request(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { host: new URL(origin).host, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const code = text.startsWith('{"code"') ? (JSON.parse(text) as Envelope<unknown>).code : null
    return { status: response.status, headers: response.headers, text, code }
  }
  const APP_ORIGIN = 'https://plaza.example'
  const cookie = '__Host-plaza_ops=mine; plaza_ops=mine'
  const key = () => ({ [PAGE_KEY_HEADER]: makePageKey(apart.deps.secret, 'mine') })

  it('answers /ops there alone, and nothing of the app', async () => {
    expect((await at(OPS, '/ops/api/me', { cookie })).code).toBe(codes.success)
    expect((await at(OPS, '/')).headers.get('location')).toBe('/ops')
    for (const path of ['/registry.json', '/api/config', '/index', '/releases/remotes/x/y.js', '/events', '/beacon'])
      expect((await at(OPS, path)).status, path).toBe(404)
    for (const path of ['/ops', '/ops/', '/ops/device', '/ops/api/me', '/ops/api/status', '/%6fps/api/me'])
      expect((await at(APP_ORIGIN, path, { cookie, ...key() })).status, path).toBe(404)
    expect((await at('https://other.example', '/ops/api/me', { cookie })).status).toBe(404)
  })

  it(
    'refuses every change from the app’s origin, also with a cookie and a key',
    async () => {
      for (const pattern of changesOf(apart)) {
        const headers = { cookie, ...key(), origin: APP_ORIGIN, 'sec-fetch-site': 'same-site' }
        expect((await at(OPS, `${OPERATIONS_BASE}${pattern}`, headers, {})).code, pattern).toBe(codes.notAllowed)
        expect((await at(APP_ORIGIN, `${OPERATIONS_BASE}${pattern}`, headers, {})).status, pattern).toBe(404)
      }
    },
    EVERY_CALL_MS,
  )

  it('refuses what other origins of its site ask for, also to read', async () => {
    for (const site of ['same-site', 'cross-site'])
      expect((await at(OPS, '/ops/api/status', { cookie, 'sec-fetch-site': site })).code).toBe(codes.notAllowed)
    expect((await at(OPS, '/ops/api/status', { cookie, 'sec-fetch-site': 'same-origin' })).code).toBe(codes.success)
    expect((await at(OPS, '/ops/api/status', { cookie: 'plaza_ops=mine' })).code).toBe(codes.loginExpired)
  })

  it('gives a cookie that no other host of the site can set', async () => {
    const passwordHash = await hashPassword(PASSWORD, SERVER_REQUESTER)
    await apart.db.update(operators).set({ passwordHash })
    const { headers } = await at(OPS, '/ops/api/login', { origin: OPS }, { name: 'boss', password: PASSWORD })
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-plaza_ops=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  it('answers commands at both, which send a token', async () => {
    for (const origin of [OPS, APP_ORIGIN, 'http://127.0.0.1:8080']) {
      expect((await at(origin, '/ops/api/status', { authorization: 'Bearer a-token-of-the-tests' })).code).toBe(
        codes.success,
      )
      const started = await at(origin, '/ops/api/device-start', {}, { machine: 'a test', may: ['read'], days: 1 })
      expect(started.text).toContain('"address":"https://ops.plaza.example/ops/device"')
    }
    expect((await at(APP_ORIGIN, '/ops/api/me', { authorization: 'Bearer wrong', cookie })).code).toBe(
      codes.loginExpired,
    )
    expect((await at(APP_ORIGIN, '/ops/api/me', { authorization: 'Bearer a b', cookie })).status).toBe(404)
  })
})

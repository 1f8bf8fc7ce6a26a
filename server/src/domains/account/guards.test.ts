import { account, codes, credentials } from '@plaza/shared/api'
import { and, eq, like, or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../app'
import { captchas, rateLimits, sessions, smsInbox } from '../../data/schema/index'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createContext } from '../../transport/context'
import { spendCaptcha } from './captchas'
import { userOfPhone } from './users'

const PHONE = '13800000003'
const PASSWORD = 'starbay-demo'
const HOME = '198.51.100.1'

let server: TestServer
let app: TestServer['app']
beforeAll(async () => {
  server = await startTestServer()
  app = createApp({ ...server.deps, environment: { ...server.deps.environment, trustsProxy: true } })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
})

async function logIn(from: string, password: string): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: 'guest', 'x-forwarded-for': from }
  const body = JSON.stringify({ way: 'password', phone: PHONE, password })
  return (
    (await (await app.request('/ucenter/v1/consumer/login', { method: 'POST', headers, body })).json()) as {
      code: number
    }
  ).code
}
async function codeFor(phone: string, purpose: 'login' | 'rebind'): Promise<string> {
  await server.data(account.sendCaptcha, { query: { phone, purpose } })
  const rows = await server.db.select().from(smsInbox).where(eq(smsInbox.phone, phone)).orderBy(sql`sent_at desc`)
  return rows[0]?.code ?? ''
}
const guestContext = () =>
  createContext(server.deps, {
    ...{ user: null, token: null, language: 'zh', ip: HOME, device: '', host: '', requestId: '' },
  })

describe('a phone is bound anew', () => {
  it('by the right password alone, where a password is the proof', async () => {
    const person = await server.person()
    await server.data(credentials.setPassword, { body: { password: 'grüner Tee um acht' } }, person)
    const phone = '13900077001'
    const captcha = await codeFor(phone, 'rebind')
    const rebind = (password: string) =>
      server.ask(credentials.rebindPhone, { body: { phone, captcha, password } }, person)
    expect((await rebind('schwarzer Tee um neun')).code).toBe(codes.credentialsWrong)
    expect((await rebind('grüner Tee um acht')).code).toBe(codes.success)
  })
})

it('the password of a stolen session is guessed 25 times in an hour, whichever call compares it', async () => {
  const person = await server.person()
  const password = 'grüner Tee um acht'
  await server.data(credentials.setPassword, { body: { password } }, person)
  const phone = '13900077005'
  const captcha = await codeFor(phone, 'rebind')
  const change = (old_password: string) =>
    server.ask(credentials.changePassword, { body: { old_password, password: '蓝色的船 7 号' } }, person)
  const rebind = (given: string) =>
    server.ask(credentials.rebindPhone, { body: { phone, captcha, password: given } }, person)
  expect((await change('wrong')).code).toBe(codes.credentialsWrong)
  expect((await rebind('wrong')).code).toBe(codes.credentialsWrong)
  const counted = and(like(rateLimits.key, 'password:%'), eq(rateLimits.count, 2))
  expect(await server.db.update(rateLimits).set({ count: 25 }).where(counted).returning()).toHaveLength(1)
  expect((await change(password)).code).toBe(codes.tooMany)
  expect((await rebind(password)).code).toBe(codes.tooMany)
})

describe('attempts at one account', () => {
  it('are ten in five minutes from one network, also from one that is known', async () => {
    expect(await logIn(HOME, PASSWORD)).toBe(codes.success)
    for (let i = 0; i < 9; i++) expect(await logIn(HOME, 'not the password')).toBe(codes.credentialsWrong)
    expect(await logIn(HOME, PASSWORD)).toBe(codes.tooMany)
    expect(await logIn('198.51.100.2', PASSWORD)).toBe(codes.success)
  })

  it('are 120 an hour for all strangers, and the owner’s beside them', async () => {
    expect(await logIn(HOME, PASSWORD)).toBe(codes.success)
    expect(await logIn('203.0.113.1', 'not the password')).toBe(codes.credentialsWrong)
    await server.db.update(rateLimits).set({ count: 120 }).where(like(rateLimits.key, 'login-strangers-hour:%'))
    expect(await logIn('203.0.113.2', PASSWORD)).toBe(codes.tooMany)
    expect(await logIn(HOME, PASSWORD)).toBe(codes.success)
  })
})

describe('a session that is handed over', () => {
  it('is not created from an expired one', async () => {
    const person = await server.person()
    await server.db.update(sessions).set({ expiresAt: sql`now()` }).where(eq(sessions.userId, person.id))
    expect((await server.ask(account.handOver, { body: { token: person.token } })).code).toBe(codes.loginExpired)
  })

  it('ends no later than its parent', async () => {
    const person = await server.person()
    const parentEnd = new Date(Date.now() + 3_600_000)
    await server.db.update(sessions).set({ expiresAt: parentEnd }).where(eq(sessions.userId, person.id))
    const child = await server.data(account.handOver, { body: { token: person.token } })
    expect(Date.parse(child.expires_at)).toBe(parentEnd.getTime())
  })
})

describe('a captcha', () => {
  it('is used by only one of two concurrent comparisons', async () => {
    const phone = '13900077002'
    const code = await codeFor(phone, 'login')
    const spend = () => spendCaptcha(guestContext(), phone, 'login', code)
    const outcomes = await Promise.allSettled([spend(), spend()])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [row] = await server.db.select().from(captchas).where(eq(captchas.phone, phone))
    expect(row?.spentAt).not.toBeNull()
  })

  it('is sent ten times a day to a phone from one network', async () => {
    const send = () => server.ask(account.sendCaptcha, { query: { phone: '13900077003', purpose: 'login' } })
    for (let times = 0; times < 10; times++) {
      expect((await send()).status).toBe(200)
      await server.db
        .delete(rateLimits)
        .where(or(...['minute', 'hour', 'ip'].map((limit) => like(rateLimits.key, `captcha-${limit}:%`))))
    }
    expect((await send()).status).toBe(429)
  })
})

it('a login by WeChat is tried 25 times in five minutes from one address', async () => {
  const attempt = () => server.ask(account.logInByWechat, { body: { code: 'none', state: 'a-state-of-this-test' } })
  for (let times = 0; times < 25; times++) expect((await attempt()).code).toBe(codes.captchaSpent)
  expect((await attempt()).code).toBe(codes.tooMany)
})

it('two first logins of a phone at the same moment find one account', async () => {
  const first = () => userOfPhone(server.db, '13900077004', undefined)
  const [one, other] = await Promise.all([first(), first()])
  expect(one.id).toBe(other.id)
})

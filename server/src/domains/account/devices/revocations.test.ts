import { account, codes, credentials, devices } from '@plaza/shared/api'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp } from '../../../app'
import { rateLimits, sessions, smsInbox } from '../../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../../testing/test-server'
import { createLoadLimits } from '../../../transport/load/load-limits'

const OLD = 'grüner Tee um acht'
const NEW = '蓝色的船 7 号'
const RACERS = 50

let server: TestServer
let app: TestServer['app']
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
  const environment = { ...server.deps.environment, trustsProxy: true }
  app = createApp({ ...server.deps, load: createLoadLimits(), environment })
})

const living = async ({ id }: TestPerson) =>
  (
    await server.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, id), isNull(sessions.endedAt)))
  ).length

async function owner(phone: string): Promise<TestPerson> {
  const person = await server.person({ phone })
  await server.data(credentials.initPassword, { body: { password: OLD } }, person)
  return person
}

/** Logs in by the old password from many addresses; the answers' codes. */
const logIns = (phone: string) =>
  Array.from({ length: RACERS }, async (_, i) => {
    const response = await app.request('/ucenter/v1/consumer/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'guest', 'x-forwarded-for': `203.0.113.${i}` },
      body: JSON.stringify({ way: 'password', phone, password: OLD }),
    })
    return ((await response.json()) as { code: number }).code
  })

const handOvers = (token: string) =>
  Array.from({ length: RACERS }, () => server.ask(account.handOver, { body: { token } }))

async function siteSessions(person: TestPerson) {
  const redirect = 'https://other.example/'
  const made = await Promise.all(
    Array.from({ length: RACERS }, () => server.data(credentials.siteCode, { body: { redirect } }, person)),
  )
  return () => made.map(({ code }) => server.ask(credentials.siteSession, { body: { code, redirect } }))
}

it('a login by the old password that waits for its comparison does not survive a new one', async () => {
  const phone = '13900088001'
  const person = await owner(phone)
  const waiting = logIns(phone)
  const changed = server.data(credentials.changePassword, { body: { old_password: OLD, password: NEW } }, person)
  const answers = await Promise.all(waiting)
  await changed
  expect(answers).toContain(codes.credentialsWrong)
  expect(await living(person)).toBe(1)
})

it('a login by the old password does not survive one that was reset by a captcha', async () => {
  const phone = '13900088002'
  const person = await owner(phone)
  await server.data(account.sendCaptcha, { query: { phone, purpose: 'password' } })
  const [message] = await server.db.select().from(smsInbox).where(eq(smsInbox.phone, phone))
  const waiting = logIns(phone)
  await server.data(credentials.setPassword, { body: { phone, captcha: message?.code ?? '', password: NEW } })
  await Promise.all(waiting)
  expect(await living(person)).toBe(0)
})

it.each<[what: string, end: (thief: TestPerson, owner: TestPerson) => Promise<unknown>]>([
  [
    'a new password',
    (_, person) => server.data(credentials.changePassword, { body: { old_password: OLD, password: NEW } }, person),
  ],
  ['an end of all others', (_, person) => server.data(devices.revoke, { query: { id: 'others' } }, person)],
  ['a log-out', (thief) => server.data(account.logOut, {}, thief)],
])('no session is handed over past %s', async (_, end) => {
  const person = await owner(`1390008810${++phones}`)
  const thief = await server.logInAs(person.id)
  const trade = await siteSessions(thief)
  await Promise.all([...handOvers(thief.token), end(thief, person), ...trade()])
  expect(await living(person)).toBe(1)
})
let phones = 0

it('a session that was ended meanwhile sets no password', async () => {
  const person = await server.person()
  const thief = await server.logInAs(person.id)
  const [first, second] = await Promise.all(
    [person, thief].map((asking) => server.ask(credentials.initPassword, { body: { password: NEW } }, asking)),
  )
  expect([first?.code, second?.code].filter((code) => code === codes.success)).toHaveLength(1)
  expect(await living(person)).toBe(1)
})

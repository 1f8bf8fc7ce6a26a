import { account, codes, credentials, messages } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { oneTimeCodes } from '../../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../../testing/test-server'

const SITE = 'https://other.example/welcome?state=7'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const codeOf = async (person: TestPerson) =>
  (await server.data(credentials.siteCode, { body: { redirect: SITE } }, person)).code
const trade = (code: string, redirect = SITE) => server.ask(credentials.siteSession, { body: { code, redirect } })

it('takes a login to another own site, once, and ends with it', async () => {
  const person = await server.person()
  const code = await codeOf(person)
  const outcomes = await Promise.all([trade(code), trade(code), trade(code)])
  const [taken, ...rest] = outcomes.filter((outcome) => outcome.code === codes.success)
  expect(rest).toEqual([])
  expect(taken?.data.user.id).toBe(person.id)
  expect((await trade(code)).code).toBe(codes.captchaSpent)
  const there = { token: taken?.data.token }
  expect((await server.ask(account.current, {}, there)).code).toBe(codes.success)
  await server.data(account.logOut, {}, person)
  expect((await server.ask(account.current, {}, there)).code).toBe(codes.loginExpired)
})

it('tells the user of a login at another device', async () => {
  const person = await server.person()
  const tradeAt = async (device: string) => {
    const body = { code: await codeOf(person), redirect: SITE }
    await server.data(credentials.siteSession, { body }, { headers: { cookie: `Visitor=${device}` } })
  }
  const titles = async () =>
    (await server.data(messages.list, {}, person)).list.filter(({ title }) => title.includes('新设备')).length
  await tradeAt('0'.repeat(32))
  expect(await titles()).toBe(0)
  await tradeAt('1'.repeat(32))
  expect(await titles()).toBe(1)
})

it('is no longer valid after five minutes, nor after its login ended', async () => {
  const person = await server.person()
  const { code, expires_at } = await server.data(credentials.siteCode, { body: { redirect: SITE } }, person)
  expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(300_000)
  await server.db.update(oneTimeCodes).set({ expiresAt: sql`now()` })
  expect((await trade(code)).code).toBe(codes.captchaSpent)
  const early = await codeOf(person)
  await server.data(account.logOut, {}, person)
  expect((await trade(early)).code).toBe(codes.captchaSpent)
})

it('is valid for its own address alone, and stored as a hash', async () => {
  const person = await server.person()
  const code = await codeOf(person)
  expect((await trade(code, 'https://other.example/elsewhere')).code).toBe(codes.captchaSpent)
  const rows = JSON.stringify(await server.db.select().from(oneTimeCodes))
  expect(rows).not.toContain(code)
  expect(rows).not.toContain(person.token)
  expect((await trade(code)).code).toBe(codes.success)
})

it.each([
  'https://evil.example/',
  'https://other.example.evil.example/',
  'https://other.example@evil.example/',
  'https://user:word@other.example/',
  'http://other.example/',
  '//other.example/',
  '/mine',
  'javascript:alert(1)',
])('is made for no address like %s', async (redirect) => {
  const person = await server.person()
  expect((await server.ask(credentials.siteCode, { body: { redirect } }, person)).code).toBe(codes.badInput)
})

it('is made sixty times in five minutes at most', async () => {
  const person = await server.person()
  const ask = () => server.ask(credentials.siteCode, { body: { redirect: SITE } }, person)
  const outcomes = await Promise.all(Array.from({ length: 62 }, ask))
  expect(outcomes.filter(({ code }) => code === codes.success)).toHaveLength(60)
  expect((await ask()).code).toBe(codes.tooMany)
})

it('is not made for a guest', async () =>
  expect((await server.ask(credentials.siteCode, { body: { redirect: SITE } })).code).toBe(codes.loginExpired))

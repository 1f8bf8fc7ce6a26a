import { codes } from '@plaza/shared/api'
import { HOUR_SECONDS } from '@plaza/shared/format'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp } from '../../app'
import { captchas, rateLimits } from '../../data/schema/index'
import { startTestServer, type TestServer } from '../../testing/test-server'

const PHONE = '13800000003'
const PERSON = '503'
const HOME = '198.51.100.1'
const NEW = '198.51.100.77'
const STRANGER = '203.0.113.9'

let server: TestServer
let app: TestServer['app']
beforeAll(async () => {
  server = await startTestServer()
  app = createApp({ ...server.deps, environment: { ...server.deps.environment, trustsProxy: true } })
  expect(await logIn(HOME, { way: 'password', password: 'starbay-demo' })).toBe(codes.success)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
  await server.db.delete(captchas)
})

async function logIn(from: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: 'guest', 'x-forwarded-for': from }
  const response = await app.request('/ucenter/v1/consumer/login', {
    method: 'POST',
    headers,
    body: JSON.stringify({ phone: PHONE, ...body }),
  })
  return ((await response.json()) as { code: number }).code
}
const byCaptcha = (from: string, captcha: string) => logIn(from, { way: 'captcha', captcha })

/** The status, the retry delay, and the code that was sent. */
async function ask(from: string, authorization = 'guest', phone = PHONE, at = app) {
  const headers = { authorization, 'x-forwarded-for': from }
  const { status, headers: answered } = await at.request(
    `/ucenter/v1/consumer/phone_captcha?phone=${phone}&purpose=login`,
    { headers },
  )
  const inbox = await at.request(`/__dev/sms/${phone}`)
  const { data } = (await inbox.json()) as { data: { list: { code: string }[] } }
  return { status, wait: Number(answered.get('retry-after')), code: data.list[0]?.code ?? '' }
}
const passMinute = () => server.db.execute(sql`delete from rate_limits where key like 'captcha-minute:%'`)
/** Everything that strangers may request in a day, five from each of four addresses. */
async function useUpTheDay(): Promise<void> {
  for (let i = 0; i < 20; i++) {
    expect((await ask(`203.0.113.${Math.floor(i / 5)}`)).status).toBe(200)
    await passMinute()
  }
}
const wrongFor = (...right: string[]) => ['000000', '111111', '222222'].find((code) => !right.includes(code)) ?? ''

it('strangers at many addresses do not block a code where the owner logged in before', async () => {
  await useUpTheDay()
  const { status, code } = await ask(HOME)
  expect(status).toBe(200)
  expect(await byCaptcha(HOME, code)).toBe(codes.success)
})

it('strangers at many addresses block a code in a new place for at most an hour', async () => {
  await useUpTheDay()
  expect((await ask('203.0.113.1')).status).toBe(429)
  expect((await ask(NEW)).status).toBe(200)
  await passMinute()
  const next = await ask('198.51.100.78')
  expect([next.status, next.wait > 60, next.wait <= HOUR_SECONDS]).toEqual([429, true, true])
})

it('a stranger’s call holds up neither a place that is known nor who is logged in, who wait a minute of their own', async () => {
  const { token } = await server.logInAs(PERSON)
  expect((await ask(STRANGER)).status).toBe(200)
  expect((await ask(NEW)).status).toBe(429)
  for (const asking of [() => ask(HOME), () => ask(NEW, token)]) {
    expect((await asking()).status).toBe(200)
    const again = await asking()
    expect([again.status, again.wait > 50, again.wait <= 60]).toEqual([429, true, true])
  }
})

it('a person who is logged in has no share of others’ phones', async () => {
  const { token } = await server.person()
  expect((await ask(STRANGER)).status).toBe(200)
  expect((await ask(NEW, token)).status).toBe(429)
})

it('a code that a stranger requests afterwards does not replace the owner’s', async () => {
  const { code } = await ask(HOME)
  expect((await ask(STRANGER)).status).toBe(200)
  const onTheWay = '198.51.100.70'
  expect(await byCaptcha(onTheWay, code)).toBe(codes.success)
  expect(await byCaptcha(onTheWay, code)).not.toBe(codes.success)
})

it('the guesses of others do not void the code that a stranger asked for, where the owner logged in before', async () => {
  const { code } = await ask(STRANGER)
  for (const from of [STRANGER, '203.0.113.8']) for (let i = 0; i < 6; i++) await byCaptcha(from, wrongFor(code))
  expect(await byCaptcha(NEW, code)).toBe(codes.captchaSpent)
  expect(await byCaptcha(HOME, code)).toBe(codes.success)
})

it('three wrong guesses void a code in a known place too', async () => {
  const stranger = await ask(STRANGER)
  const own = await ask(HOME)
  for (let i = 0; i < 3; i++) expect(await byCaptcha(HOME, wrongFor(stranger.code, own.code))).toBe(codes.captchaWrong)
  for (const { code } of [stranger, own]) expect(await byCaptcha(HOME, code)).toBe(codes.captchaSpent)
})

it('a holder of an IPv6 network of 48 bits gets sixty codes an hour', async () => {
  const send = (from: string, nth: number) => ask(from, 'guest', `1390009${String(nth).padStart(4, '0')}`)
  for (let i = 0; i < 60; i++) expect((await send(`2001:db8:1:${i}::1`, i)).status).toBe(200)
  expect((await send('2001:db8:1:ffff::1', 60)).status).toBe(429)
  expect((await send('2001:db8:2::1', 60)).status).toBe(200)
})

it('strangers together get a limited number of codes, which is logged and blocks no owner', async () => {
  const environment = { ...server.deps.environment, trustsProxy: true, captchasPerHour: 5 }
  const thrifty = createApp({ ...server.deps, environment })
  const send = (nth: number, from = `192.0.2.${nth}`, phone = `1390008000${nth}`) => ask(from, 'guest', phone, thrifty)
  for (let i = 0; i < 5; i++) expect((await send(i)).status).toBe(200)
  expect(server.logged()).not.toContain('captchas of this hour')
  expect((await send(6)).status).toBe(429)
  expect(server.logged()).toContain('captchas of this hour')
  expect((await send(7, HOME, PHONE)).status).toBe(200)
})

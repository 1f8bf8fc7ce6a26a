import { codes } from '@plaza/shared/api'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp } from '../../app'
import { rateLimits } from '../../data/schema/index'
import { ensureOperator } from '../../registry/operations/operators'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createLoadLimits } from '../../transport/load/load-limits'

const PHONE = '13800000003'
const PASSWORD = 'starbay-demo'
const HOME = '198.51.100.1'

let server: TestServer
let app: TestServer['app']
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  const environment = { ...server.deps.environment, trustsProxy: true }
  app = createApp({ ...server.deps, load: createLoadLimits(), environment })
  await server.db.delete(rateLimits)
})

async function post(path: string, from: string, body: object, cookie = ''): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: 'guest', 'x-forwarded-for': from, cookie }
  const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return ((await response.json()) as { code: number }).code
}
const logIn = (from: string, body: object, cookie?: string) =>
  post('/ucenter/v1/consumer/login', from, { phone: PHONE, ...body }, cookie)
const byPassword = (from: string, password = PASSWORD, cookie?: string) =>
  logIn(from, { way: 'password', password }, cookie)
const byCaptcha = (from: string, captcha: string, cookie?: string) => logIn(from, { way: 'captcha', captcha }, cookie)
const DEVICE = 'Visitor=a-device-of-the-owner'

async function ask(from: string, cookie = ''): Promise<string> {
  const headers = { authorization: 'guest', 'x-forwarded-for': from, cookie }
  await app.request(`/ucenter/v1/consumer/phone_captcha?phone=${PHONE}&purpose=login`, { headers })
  const inbox = await app.request(`/__dev/sms/${PHONE}`)
  return ((await inbox.json()) as { data: { list: { code: string }[] } }).data.list[0]?.code ?? ''
}
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')
/** Sends wrong passwords, ten from each address. */
async function attack(times: number): Promise<void> {
  for (let i = 0; i < times; i++) await byPassword(`203.0.113.${Math.floor(i / 10)}`, 'not the password')
}

it('a stranger at one address blocks neither login method for the owner', async () => {
  for (let i = 0; i < 30; i++) await byPassword('203.0.113.9', 'not the password')
  expect(await byPassword('203.0.113.9')).toBe(codes.tooMany)
  expect(await byPassword(HOME)).toBe(codes.success)
  expect(await byCaptcha(HOME, await ask(HOME))).toBe(codes.success)
})

it('a neighbour’s wrong passwords lock neither other ways of login nor a known device out of their address', async () => {
  expect(await byPassword(HOME, PASSWORD, DEVICE)).toBe(codes.success)
  for (let i = 0; i < 26; i++)
    await logIn(HOME, { phone: `1390006${String(i).padStart(4, '0')}`, way: 'password', password: 'not the password' })
  expect(await byPassword(HOME)).toBe(codes.tooMany)
  expect(await byPassword(HOME, PASSWORD, DEVICE)).toBe(codes.success)
  expect(await byCaptcha(HOME, await ask(HOME))).toBe(codes.success)
})

it('a neighbour’s wrong captchas leave passwords to the others at their address', async () => {
  for (let i = 0; i < 26; i++)
    await logIn(HOME, { phone: `1390007${String(i).padStart(4, '0')}`, way: 'captcha', captcha: '000000' })
  expect(await byPassword(HOME)).toBe(codes.success)
})

it('a neighbour at the owner’s account locks out no known device, by password or by captcha', async () => {
  expect(await byPassword(HOME, PASSWORD, DEVICE)).toBe(codes.success)
  for (let i = 0; i < 11; i++) await byPassword(HOME, 'not the password')
  expect(await byPassword(HOME)).toBe(codes.tooMany)
  expect(await byPassword(HOME, PASSWORD, DEVICE)).toBe(codes.success)
  const code = await ask(HOME, DEVICE)
  for (let i = 0; i < 4; i++) await byCaptcha(HOME, wrongFor(code))
  expect(await byCaptcha(HOME, code)).toBe(codes.captchaSpent)
  expect(await byCaptcha(HOME, code, DEVICE)).toBe(codes.success)
})

it('the third wrong guess of a known device voids its code', async () => {
  expect(await byPassword(HOME, PASSWORD, DEVICE)).toBe(codes.success)
  const code = await ask(HOME, DEVICE)
  for (let i = 0; i < 3; i++) expect(await byCaptcha(HOME, wrongFor(code), DEVICE)).toBe(codes.captchaWrong)
  expect(await byCaptcha(HOME, code, DEVICE)).toBe(codes.captchaSpent)
})

it('a stranger’s guesses do not void the code of the one who asked for it', async () => {
  const code = await ask(HOME)
  for (let i = 0; i < 6; i++) await byCaptcha('203.0.113.9', wrongFor(code))
  expect(await byCaptcha('203.0.113.8', code)).toBe(codes.captchaSpent)
  expect(await byCaptcha(HOME, code)).toBe(codes.success)
})

it('strangers at many addresses only slow down passwords from unknown places', async () => {
  expect(await byPassword(HOME)).toBe(codes.success)
  await server.db.delete(rateLimits)
  await attack(70)
  expect(await byPassword('198.51.100.77')).toBe(codes.tooMany)
  expect(await byPassword(HOME)).toBe(codes.success)
  expect(await byCaptcha('198.51.100.77', await ask('198.51.100.77'))).toBe(codes.success)
})

it('strangers’ wrong captchas lock nobody out of a new place who asked for a code there', async () => {
  for (let i = 0; i < 63; i++) await byCaptcha(`203.0.113.${Math.floor(i / 9)}`, '000000')
  expect(await byCaptcha('198.51.100.87', '000000')).toBe(codes.tooMany)
  const code = await ask('198.51.100.88')
  expect(await byCaptcha('198.51.100.87', code)).toBe(codes.tooMany)
  expect(await byCaptcha('198.51.100.88', code)).toBe(codes.success)
})

it('strangers do not lock an operator out of where they work', async () => {
  const opsPassword = 'the password of the first operator'
  await ensureOperator({ ...server.deps, environment: { ...server.deps.environment, opsPassword } })
  const ops = (from: string, password = opsPassword) => post('/ops/api/login', from, { name: 'ops', password })
  expect(await ops(HOME)).toBe(codes.success)
  await server.db.delete(rateLimits)
  for (let i = 0; i < 70; i++) await ops(`203.0.113.${Math.floor(i / 10)}`, 'x')
  expect(await ops('198.51.100.77')).toBe(codes.tooMany)
  expect(await ops(HOME)).toBe(codes.success)
})

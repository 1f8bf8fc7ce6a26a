import { codes } from '@plaza/shared/api'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createApp } from '../../app'
import { knownPlaces, rateLimits } from '../../data/schema/index'
import { ensureOperator } from '../../registry/operations/operators'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createLoadLimits } from '../../transport/load/load-limits'

const OWNER = { phone: '13800000003', password: 'starbay-demo' }
const OPS_PASSWORD = 'the password of the first operator'
const HOME = '198.51.100.1'
/** Far above the time of a queued login, far below the time of the whole flood in one queue. */
const BOUND_MS = 4_000

let server: TestServer
let app: TestServer['app']
beforeAll(async () => {
  server = await startTestServer()
  await ensureOperator({ ...server.deps, environment: { ...server.deps.environment, opsPassword: OPS_PASSWORD } })
})
afterAll(() => server.close())
beforeEach(async () => {
  const environment = { ...server.deps.environment, trustsProxy: true }
  app = createApp({ ...server.deps, load: createLoadLimits(), environment })
  await server.db.delete(rateLimits)
  await server.db.delete(knownPlaces)
})

async function post(path: string, from: string, body: object, cookie = ''): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: 'guest', 'x-forwarded-for': from, cookie }
  const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return ((await response.json()) as { code: number }).code
}
const logIn = (from: string, body: object = OWNER, cookie?: string) =>
  post('/ucenter/v1/consumer/login', from, { way: 'password', ...body }, cookie)
/** A wrong password for another phone, from one /64 of a network of 48 bits. */
const wrong = (i: number, phone = `139${String(i).padStart(8, '0')}`) =>
  logIn(`2001:db8:98:${i.toString(16)}::1`, { phone, password: 'not the password' })
const flood = (count: number) => Array.from({ length: count }, (_, i) => wrong(i))
const count = (outcomes: number[], code: number) => outcomes.filter((outcome) => outcome === code).length

it('a flood from one /48 delays the owner’s login neither at home nor from a device never seen', async () => {
  expect(await logIn(HOME)).toBe(codes.success)
  const attempts = flood(240)
  const begun = performance.now()
  const ops = post('/ops/api/login', '203.0.113.200', { name: 'ops', password: OPS_PASSWORD })
  const logins = [HOME, '203.0.113.7', '2001:db8:7::1'].map((from) => logIn(from))
  expect(await Promise.all([...logins, ops])).toEqual(Array(4).fill(codes.success))
  expect(performance.now() - begun).toBeLessThan(BOUND_MS)
  // Most attempts are refused before they reach the database or a password check.
  expect(count(await Promise.all(attempts), codes.busy)).toBeGreaterThan(120)
})

it('in a flood from fifty /48 a newcomer’s login goes before nearly all wrong ones', async () => {
  let checked = 0
  const attempts = Array.from({ length: 400 }, async (_, i) => {
    const phone = `139${String(i).padStart(8, '0')}`
    const code = await logIn(`2001:db8:${(0x100 + (i % 50)).toString(16)}::1`, { phone, password: 'not the password' })
    if (code === codes.credentialsWrong) checked++
  })
  await vi.waitFor(() => expect(checked).toBeGreaterThan(60), { timeout: 20_000, interval: 1 })
  const before = checked
  expect(await logIn('2001:db8:7::1')).toBe(codes.success)
  expect(checked - before).toBeLessThan(40)
  await Promise.all(attempts)
  expect(checked).toBeGreaterThan(150)
})

it('a network of 48 bits has a hundred attempts in five minutes, however many /64 it uses', async () => {
  const outcomes: number[] = []
  for (let i = 0; i < 110; i++) outcomes.push(await wrong(i))
  expect([count(outcomes, codes.credentialsWrong), count(outcomes, codes.tooMany)]).toEqual([100, 10])
  expect(await logIn('2001:db8:99::1')).toBe(codes.success)
})

it('one network of 48 bits cannot exhaust the attempts of all strangers at one account', async () => {
  const outcomes: number[] = []
  for (let i = 0; i < 70; i++) outcomes.push(await wrong(i, OWNER.phone))
  expect(count(outcomes, codes.credentialsWrong)).toBe(20)
  expect(await logIn('203.0.113.7')).toBe(codes.success)
})

it('a device that logged in before is known in another network', async () => {
  const cookie = 'Visitor=a-device-of-the-owner'
  expect(await logIn(HOME, OWNER, cookie)).toBe(codes.success)
  await server.db.delete(rateLimits)
  for (let i = 0; i < 60; i++) await logIn(`203.0.113.${i}`, { ...OWNER, password: 'not the password' })
  expect(await logIn('198.51.100.77')).toBe(codes.tooMany)
  expect(await logIn('198.51.100.77', OWNER, cookie)).toBe(codes.success)
})

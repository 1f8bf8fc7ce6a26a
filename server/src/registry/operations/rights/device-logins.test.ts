import { codes } from '@plaza/shared/api'
import type { DevicePoll, DeviceRequest, DeviceStart } from '@plaza/shared/operations'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { deviceLogins, operatorTokens, rateLimits } from '../../../data/schema/index'
import { addOperator, operations } from '../../../testing/operators'
import { startTestServer, type TestServer } from '../../../testing/test-server'

const grant = { may: ['read', 'promote'], days: 7 }
let server: TestServer
let office: ReturnType<typeof operations>

beforeAll(async () => {
  server = await startTestServer({ demo: false })
  office = operations(server)
  await addOperator(server, 'li', { role: 'owner' })
  await addOperator(server, 'writer', { role: 'editor' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
  await server.db.delete(operatorTokens)
})

async function post<T>(path: string, body: object, token?: string) {
  const response = await server.app.request(`http://plaza.example/ops/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { code: number; data: T }
}
const start = async () => (await post<DeviceStart>('device-start', { machine: 'a laptop', ...grant })).data
const poll = async (deviceCode: string) => (await post<DevicePoll>('device-poll', { deviceCode })).data
const decide = async (who: string, userCode: string, more: object = {}) =>
  (await office.call(who, 'device-decide', { userCode, approve: true, ...grant, ...more })).code

it('gives the command one token of the person who approves, who sees what asks for what', async () => {
  const { deviceCode, userCode, address } = await start()
  expect([userCode, address]).toEqual([expect.stringMatching(/^[B-Z]{4}-[B-Z]{4}$/), 'http://plaza.example/ops/device'])
  expect(await poll(deviceCode)).toEqual({ state: 'waiting' })
  expect(await poll(deviceCode)).toEqual({ state: 'slow-down' })
  const { data } = await office.call<DeviceRequest>('li', 'device-look', { userCode: userCode.toLowerCase() })
  expect(data).toMatchObject({ machine: 'a laptop', ...grant })
  expect(await decide('li', userCode)).toBe(codes.success)
  const given = await poll(deviceCode)
  expect(given).toMatchObject({ state: 'approved', person: 'li' })
  const { token } = given as { token: string }
  expect(await poll(deviceCode), 'a code is good once').toEqual({ state: 'ended' })
  expect((await post('off', { remote: 'other', why: 'x' }, token)).code).toBe(codes.notAllowed)
  expect((await post('device-look', { userCode }, token)).code, 'no token approves another').toBe(codes.notAllowed)
  expect((await post('end-own-token', {}, token)).code).toBe(codes.success)
  expect((await post('end-own-token', {}, token)).code).toBe(codes.loginExpired)
})

it('is denied, and then gives nothing', async () => {
  const { deviceCode, userCode } = await start()
  expect(await decide('li', userCode, { approve: false })).toBe(codes.success)
  expect(await decide('li', userCode)).toBe(codes.badInput)
  expect(await poll(deviceCode)).toEqual({ state: 'denied' })
  expect(await server.db.$count(operatorTokens)).toBe(0)
})

it('ends after its time, approved or not', async () => {
  const [one, other] = [await start(), await start()]
  expect(await decide('li', one.userCode)).toBe(codes.success)
  await server.db.update(deviceLogins).set({ endsAt: new Date(Date.now() - 1) })
  expect(await poll(one.deviceCode)).toEqual({ state: 'ended' })
  expect(await decide('li', other.userCode)).toBe(codes.badInput)
})

it('gives no more than the person has, and nothing to other roles', async () => {
  const { userCode } = await start()
  expect(await decide('li', userCode, { remotes: ['shelf'] })).toBe(codes.notAllowed)
  expect(await decide('writer', userCode)).toBe(codes.notAllowed)
  expect(await decide('nobody', userCode)).toBe(codes.loginExpired)
})

it('is not guessed: ten codes in ten minutes, and the short code is none of the command', async () => {
  const { userCode } = await start()
  expect(await poll(userCode)).toEqual({ state: 'ended' })
  for (let guess = 0; guess < 10; guess += 1) expect(await decide('li', 'BBBB-BBBB')).toBe(codes.badInput)
  expect(await decide('li', userCode)).toBe(codes.tooMany)
})

it('goes to the token of one of two commands that ask at once', async () => {
  const { deviceCode, userCode } = await start()
  await decide('li', userCode)
  const states = (await Promise.all([poll(deviceCode), poll(deviceCode)])).map(({ state }) => state)
  expect(states.sort()).toEqual(['approved', 'ended'])
})

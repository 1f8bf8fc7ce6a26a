import { account, codes, devices, messages } from '@plaza/shared/api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../../app'
import { rateLimits, smsInbox } from '../../../data/schema/index'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { networkLabel } from '../../../transport/client/network-label'

let server: TestServer
let app: TestServer['app']
beforeAll(async () => {
  server = await startTestServer()
  app = createApp({ ...server.deps, environment: { ...server.deps.environment, trustsProxy: true } })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
  await server.db.delete(smsInbox)
})

const current = (token: string) => server.ask(account.current, {}, { token })

describe('devices', () => {
  it('but the own one are all ended at once, and refused from the next call on', async () => {
    const own = await server.person()
    const others = await Promise.all([1, 2, 3].map(() => server.logInAs(own.id)))
    const stranger = await server.person()
    expect((await server.data(devices.list, {}, own)).list).toHaveLength(4)
    await server.data(devices.revoke, { query: { id: 'others' } }, own)
    for (const { token } of others) expect((await current(token)).code).toBe(codes.loginReplaced)
    expect((await current(own.token)).code).toBe(codes.success)
    expect((await current(stranger.token)).code).toBe(codes.success)
    expect((await server.data(devices.list, {}, own)).list.map((device) => device.current)).toEqual([true])
  })

  it('are neither listed nor ended by a guest', async () => {
    expect((await server.ask(devices.list)).code).toBe(codes.loginExpired)
    expect((await server.ask(devices.revoke, { query: { id: 'others' } })).code).toBe(codes.loginExpired)
  })

  it.each([
    ['203.0.113.7', '203.0.*.*'],
    ['2001:db8:1:2', '2001:db8:*'],
    ['127.0.0.1', 'local'],
    ['10.1.2.3', 'local'],
    ['192.168.1.5', 'local'],
    ['172.20.0.1', 'local'],
    ['172.32.0.1', '172.32.*.*'],
    ['fd00:1:2:3', 'local'],
    ['', 'local'],
    ['unknown', ''],
  ])('say of %s only %s', (address, label) => expect(networkLabel(address)).toBe(label))
})

describe('a login', () => {
  const PHONE_AGENT = 'Mozilla/5.0 (iPhone) Safari/604.1'

  async function logIn(phone: string, device: string | null, from: string, agent = PHONE_AGENT): Promise<string> {
    const headers = {
      'content-type': 'application/json',
      authorization: 'guest',
      'x-forwarded-for': from,
      'user-agent': agent,
      ...(device && { cookie: `Visitor=${device}` }),
    }
    await server.db.delete(rateLimits)
    await app.request(`/ucenter/v1/consumer/phone_captcha?phone=${phone}&purpose=login`, { headers })
    const rows = await server.db.select().from(smsInbox)
    const captcha = rows.findLast((row) => row.phone === phone)?.code
    await server.db.delete(smsInbox)
    const body = JSON.stringify({ way: 'captcha', phone, captcha })
    const answer = await app.request('/ucenter/v1/consumer/login', { method: 'POST', headers, body })
    const { data } = (await answer.json()) as { data: { token: string } }
    return data.token
  }
  const DEVICE_A = 'a'.repeat(32)
  const DEVICE_B = 'b'.repeat(32)
  const sent = async (token: string) => (await server.data(messages.list, { query: {} }, { token })).list

  it('on a new device sends one message that leads to the devices; the first one and a known device send none', async () => {
    const phone = '13900060001'
    const first = await logIn(phone, DEVICE_A, '203.0.113.7')
    await logIn(phone, DEVICE_A, '198.51.100.9')
    expect(await sent(first)).toEqual([])
    const token = await logIn(phone, DEVICE_B, '198.51.100.9', 'Mozilla/5.0 (Android 14) Chrome/120')
    const [message, ...rest] = await sent(first)
    expect(rest).toEqual([])
    expect(message).toMatchObject({ kind: 'system', link: '/safe' })
    expect(message?.content).toMatch(/Android · Chrome.*198\.51\.\*\.\*/)
    await logIn(phone, DEVICE_B, '203.0.113.7')
    expect(await sent(first)).toHaveLength(1)
    const { list } = await server.data(devices.list, {}, { token })
    expect(list.find((device) => device.current)?.network).toBe('198.51.*.*')
    expect(JSON.stringify(list)).not.toContain('198.51.100')
  })

  it('that is handed over from an app to a new device sends a message too', async () => {
    const person = await server.person()
    const handOver = (device: string) =>
      server.data(account.handOver, { body: { token: person.token } }, { headers: { cookie: `Visitor=${device}` } })
    await handOver(DEVICE_A)
    expect(await sent(person.token)).toEqual([])
    await handOver(DEVICE_B)
    expect(await sent(person.token)).toMatchObject([{ kind: 'system', link: '/safe' }])
  })

  it('without an id of its device counts by its network', async () => {
    const phone = '13900060002'
    const first = await logIn(phone, null, '203.0.113.7')
    await logIn(phone, null, '203.0.113.7')
    expect(await sent(first)).toEqual([])
    await logIn(phone, null, '198.51.100.9')
    expect(await sent(first)).toHaveLength(1)
  })
})

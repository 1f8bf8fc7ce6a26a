import { generateKeyPairSync } from 'node:crypto'
import { wallets } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { transfers, wechatIdentities } from '../../../data/schema/index'
import { readEnvironment } from '../../../environment'
import { wechatPayPlatform } from '../../../testing/providers/wechat-pay/platform'
import { runJobs } from '../../../testing/run-jobs'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { balance, mistakesInBooks, transferOf, walletOwner } from '../../../testing/wallets'
import { wechatPayProvider } from './provider'
import { authorizationOf } from './signature'

const order = { id: 'a'.repeat(27), account: 'open-id-1', name: '黎子言', cents: 990 }
const CALLBACK = 'https://plaza.example/callbacks/payouts/wechat'

let wechat: ReturnType<typeof wechatPayPlatform>
beforeEach(() => {
  wechat = wechatPayPlatform()
})
afterEach(() => vi.useRealTimers())
const provider = (account = wechat.account, answerMs = 2_000) =>
  wechatPayProvider(account, CALLBACK, { call: wechat.call, answerMs })

describe('an order', () => {
  it('is handed over with its name encrypted, and waits for the person', async () => {
    const outcome = await provider().submit(order)
    expect(outcome).toEqual({
      state: 'awaiting-confirmation',
      confirmation: {
        kind: 'wechat',
        app_id: 'wx-plaza',
        mch_id: '1900001109',
        package: `package-${order.id}`,
        expires_at: '2026-11-27T02:00:00.000Z',
      },
    })
    const bill = wechat.state.bills.get(order.id)
    expect(bill?.name).toBe('黎子言')
    expect(bill?.body).toMatchObject({
      openid: 'open-id-1',
      transfer_amount: 990,
      notify_url: CALLBACK,
      transfer_scene_report_infos: [{ info_type: '活动名称', info_content: '写稿有奖' }],
    })
    expect(JSON.stringify(bill?.body)).not.toContain('黎子言')
  })

  it('has no name below the sum from which WeChat takes one', async () => {
    await provider().submit({ ...order, cents: 29 })
    expect(wechat.state.bills.get(order.id)?.body).not.toHaveProperty('user_name')
  })

  it('is the same one when it is handed over again', async () => {
    const once = await provider().submit(order)
    expect(await provider().submit(order)).toEqual(once)
    expect(wechat.state.bills.size).toBe(1)
  })

  it.each([
    ['SUCCESS', '', { state: 'success', providerId: `wx-${order.id}` }],
    ['FAIL', 'NAME_NOT_CORRECT', { state: 'failed', reason: 'name-differs' }],
    ['FAIL', 'SOMETHING_NEW', { state: 'failed', reason: 'other' }],
    ['FAIL', 'OVERDUE_CLOSE', { state: 'expired' }],
    ['CANCELLED', '', { state: 'expired' }],
    ['TRANSFERING', '', { state: 'processing' }],
    ['WAIT_USER_CONFIRM', '', { state: 'awaiting-confirmation', confirmation: null }],
  ])('in the state %s %s is %j', async (state, reason, outcome) => {
    await provider().submit(order)
    wechat.finish(order.id, state, reason)
    expect(await provider().query(order.id)).toEqual(outcome)
  })

  it('that WeChat never heard of is unknown', async () => {
    expect(await provider().query(order.id)).toEqual({ state: 'unknown' })
  })

  it('fails where WeChat refuses it for good, and stays open for every other code', async () => {
    wechat.state.refusal = [403, 'NOT_ENOUGH']
    wechat.state.refusesOrdersAlone = true
    expect(await provider().submit(order)).toEqual({ state: 'failed', reason: 'out-of-money' })
    wechat.state.refusesOrdersAlone = false
    for (const refusal of [
      [429, 'FREQUENCY_LIMITED'],
      [500, 'SYSTEM_ERROR'],
      [500, 'NOT_ENOUGH'],
      [400, 'INVALID_REQUEST'],
    ] as const) {
      wechat.state.refusal = [...refusal]
      await expect(provider().submit(order)).rejects.toThrow(refusal[1])
      await expect(provider().query(order.id)).rejects.toThrow(refusal[1])
    }
  })
})

it('a refused repetition leaves the order as WeChat has it: the person may still confirm', async () => {
  await provider().submit(order)
  wechat.state.refusal = [400, 'PARAM_ERROR']
  wechat.state.refusesOrdersAlone = true
  expect(await provider().submit(order)).toEqual({ state: 'awaiting-confirmation', confirmation: null })
})

describe('a provider that answers', () => {
  it.each(['wrong', 'late', 'never'] as const)('%s leaves open what became of an order', async (behaviour) => {
    wechat.state.behaviour = behaviour
    await expect(provider(wechat.account, 50).submit(order)).rejects.toThrow()
    expect(wechat.state.bills.size).toBeLessThanOrEqual(1)
    wechat.state.behaviour = 'documented'
    expect((await provider().submit(order)).state).toBe('awaiting-confirmation')
    expect(wechat.state.bills.size).toBe(1)
  })

  it('without a signature of WeChat is not believed', async () => {
    const asked = provider()
    await asked.submit(order)
    wechat.finish(order.id, 'SUCCESS')
    wechat.rotate(false)
    await expect(asked.query(order.id)).rejects.toThrow('signature')
  })

  it('is not asked by another merchant', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const stranger = { ...wechat.account, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string }
    await expect(provider(stranger).submit(order)).rejects.toThrow()
    expect(wechat.state.bills.size).toBe(0)
  })
})

describe('certificates', () => {
  it('are fetched once, and again when WeChat signs with a new one', async () => {
    const pays = provider()
    await pays.submit(order)
    await pays.query(order.id)
    expect(wechat.state.certificatesFetched).toBe(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    wechat.rotate()
    wechat.finish(order.id, 'SUCCESS')
    expect((await pays.query(order.id)).state).toBe('success')
    expect(wechat.state.certificatesFetched).toBe(2)
    await pays.submit({ ...order, id: 'b'.repeat(27) })
    expect(wechat.state.bills.get('b'.repeat(27))?.name).toBe('黎子言')
  })

  it('are not asked for at each made-up serial', async () => {
    const pays = provider()
    await pays.submit(order)
    const { headers, body } = wechat.callback(order.id)
    for (const serial of ['x', 'y', 'z']) {
      headers.set('wechatpay-serial', serial)
      expect(await pays.readCallback({ headers, body })).toBeNull()
    }
    expect(wechat.state.certificatesFetched).toBe(1)
  })

  it('are not asked for more often where WeChat gives none', async () => {
    await provider().submit(order)
    const { headers, body } = wechat.callback(order.id)
    wechat.state.behaviour = 'wrong'
    wechat.state.certificatesFetched = 0
    const pays = provider()
    for (const serial of ['x', 'y', 'z']) {
      headers.set('wechatpay-serial', serial)
      expect(await pays.readCallback({ headers, body }).catch(() => null)).toBeNull()
    }
    expect(wechat.state.certificatesFetched).toBe(1)
  })
})

describe('a call-back', () => {
  it('tells the outcome of an order', async () => {
    await provider().submit(order)
    wechat.finish(order.id, 'SUCCESS')
    const read = await provider().readCallback(wechat.callback(order.id))
    expect(read).toMatchObject({ id: order.id, outcome: { state: 'success', cents: 990 } })
    expect(read?.answer.status).toBe(204)
  })

  it('is not believed if it was changed, is old, or is for another merchant', async () => {
    await provider().submit(order)
    wechat.finish(order.id, 'SUCCESS')
    const genuine = wechat.callback(order.id)
    expect(await provider().readCallback({ ...genuine, body: `${genuine.body} ` })).toBeNull()
    expect(await provider().readCallback({ headers: new Headers(), body: genuine.body })).toBeNull()
    expect(await provider().readCallback(wechat.callback(order.id, '1900009999'))).toBeNull()
    const pays = provider()
    expect(await pays.readCallback(genuine)).not.toBeNull()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })
    expect(await pays.readCallback(genuine)).toBeNull()
  })
})

describe('a statement', () => {
  it('has what was paid and what came back, and nothing of others', async () => {
    wechat.state.statement = [
      [order.id, '支出', '9.90'],
      [order.id, '收入', '9.90'],
      ['T20261126-17', '支出', '120.00'],
    ]
    expect(await provider().statement('2026-11-26')).toEqual([
      { id: order.id, providerId: 'flow-0', cents: 990, kind: 'paid' },
      { id: order.id, providerId: 'flow-1', cents: 990, kind: 'returned' },
    ])
  })

  it('is refused if it is another file than named, and empty where there is none', async () => {
    wechat.state.changedStatement = 'a,b\r\n'
    await expect(provider().statement('2026-11-26')).rejects.toThrow('another statement')
    wechat.state.refusal = [400, 'NO_STATEMENT_EXIST']
    expect(await provider().statement('2026-11-26')).toEqual([])
  })
})

describe('a person', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ demo: false })
    Object.assign(server.deps, { payouts: { wechat: provider() } })
  })
  afterEach(() => server.close())
  const send = ({ headers, body }: ReturnType<typeof wechat.callback>) =>
    server.app.request('/callbacks/payouts/wechat', { method: 'POST', headers, body })

  it('is paid once, although the order’s answer was lost and the call-back comes twice', async () => {
    const person = await walletOwner(server, 5_000)
    await server.db.insert(wechatIdentities).values({ openId: 'open-id-1', userId: person.id })
    const captcha = (await server.data(wallets.sendCaptcha, {}, person)).captcha ?? ''
    await server.deps.payouts.wechat?.query(order.id)
    wechat.state.behaviour = 'never'
    const made = await server.data(wallets.transferWechat, { body: transferOf(1_000, { captcha }) }, person)
    expect([made.state, wechat.state.bills.size]).toEqual(['submitted', 1])
    wechat.state.behaviour = 'documented'
    await server.db.update(transfers).set({ askAt: sql`now()` }).where(eq(transfers.id, made.id))
    await runJobs(server.deps, /^proceed-with-transfers$/)
    const waiting = await server.data(wallets.transferOne, { params: { id: made.id } }, person)
    expect(waiting).toMatchObject({
      state: 'awaiting-confirmation',
      confirmation: { kind: 'wechat', package: `package-${made.id}` },
    })
    wechat.finish(made.id, 'SUCCESS')
    const callback = wechat.callback(made.id)
    expect((await send({ ...callback, body: callback.body.replace('notice', 'changed') })).status).toBe(400)
    expect((await send(callback)).status).toBe(204)
    expect((await send(callback)).status).toBe(204)
    expect(await balance(server, person)).toMatchObject({ cents: 4_000, frozen_cents: 0 })
    expect(wechat.state.bills.size).toBe(1)
    expect(await mistakesInBooks(server.db)).toEqual([])
  })
})

it('signs as documented', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  const signer = { mchId: '1900009191', serial: '1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C', privateKey: pem }
  const request = { method: 'GET', path: '/v3/refund/domestic/refunds/123123123123', body: '' } as const
  expect(authorizationOf(request, signer, 1554208460, '593BEC0C930BF1AFEB40B4A08C8FB242')).toMatch(
    /^WECHATPAY2-SHA256-RSA2048 mchid="1900009191",nonce_str="593BEC0C930BF1AFEB40B4A08C8FB242",signature="[\w+/]{342}==",timestamp="1554208460",serial_no="1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C"$/,
  )
})

it('is not started without its account', () => {
  const variables = { PLAZA_PAYOUTS: 'official', PLAZA_WECHAT_PAY_API_KEY: 'a'.repeat(32) }
  expect(() => readEnvironment(variables)).toThrow('PLAZA_PAYOUTS=official needs PLAZA_WECHAT_APP_ID.')
  expect(() => readEnvironment({ ...variables, PLAZA_WECHAT_PAY_API_KEY: 'short' })).toThrow('must have 32 characters')
  expect(() => readEnvironment({ ...variables, PLAZA_WECHAT_PAY_PUBLIC_KEY: 'x' })).toThrow('PUBLIC_KEY_ID')
})

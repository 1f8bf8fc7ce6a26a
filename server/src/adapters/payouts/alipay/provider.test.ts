import { wallets } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { transfers } from '../../../data/schema/index'
import { readEnvironment } from '../../../environment'
import { certificateOf, serials } from '../../../testing/providers/alipay/messages'
import { alipayPlatform } from '../../../testing/providers/alipay/platform'
import { wechatPayPlatform } from '../../../testing/providers/wechat-pay/platform'
import { runJobs } from '../../../testing/run-jobs'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { balance, mistakesInBooks, transferOf, walletOwner } from '../../../testing/wallets'
import { certificatesIn, isTrusted, rootsIn, serialOf } from './certificates'
import { alipayProvider } from './provider'
import { signed, signedPart } from './signature'

const order = { id: 'a'.repeat(27), account: 'reader@starbay.example', name: '黎子言', cents: 990 }

let alipay: ReturnType<typeof alipayPlatform>
beforeEach(() => {
  alipay = alipayPlatform()
})
afterEach(() => vi.useRealTimers())
const provider = (account = alipay.account, answerMs = 2_000) =>
  alipayProvider(account, { call: alipay.call, answerMs })

describe('an order', () => {
  it('is handed over in yuan, with the account and its name, and paid', async () => {
    expect(await provider().submit(order)).toEqual({ state: 'success', providerId: `ali-${order.id}`, cents: 990 })
    expect(alipay.state.orders.get(order.id)?.content).toMatchObject({
      trans_amount: '9.90',
      product_code: 'TRANS_ACCOUNT_NO_PWD',
      biz_scene: 'DIRECT_TRANSFER',
      payee_info: { identity: 'reader@starbay.example', identity_type: 'ALIPAY_LOGON_ID', name: '黎子言' },
    })
  })

  it('is the same one when it is handed over again', async () => {
    const once = await provider().submit(order)
    expect(await provider().submit(order)).toEqual(once)
    expect(alipay.state.orders.size).toBe(1)
  })

  it.each([
    ['SUCCESS', '', { state: 'success', providerId: `ali-${order.id}`, cents: 990 }],
    ['FAIL', 'PAYEE_USER_INFO_ERROR', { state: 'failed', reason: 'name-differs' }],
    ['FAIL', 'SOMETHING_NEW', { state: 'failed', reason: 'other' }],
    ['REFUND', 'PAYEE_ACCOUNT_STATUS_ERROR', { state: 'returned' }],
    ['CLOSED', '', { state: 'expired' }],
    ['DEALING', '', { state: 'processing' }],
    ['SOMETHING_NEW', '', { state: 'processing' }],
  ])('in the state %s %s is %j', async (status, code, outcome) => {
    await provider().submit(order)
    alipay.finish(order.id, status, code)
    expect(await provider().query(order.id)).toEqual(outcome)
  })

  it('that Alipay never heard of is unknown', async () => {
    expect(await provider().query(order.id)).toEqual({ state: 'unknown' })
  })

  it('fails where Alipay refuses it for good, and stays open for every other code', async () => {
    alipay.state.refusal = ['40004', 'PAYER_BALANCE_NOT_ENOUGH']
    alipay.state.refusesOrdersAlone = true
    expect(await provider().submit(order)).toEqual({ state: 'failed', reason: 'out-of-money' })
    alipay.state.refusesOrdersAlone = false
    for (const refusal of [
      ['20000', 'aop.unknow-error'],
      ['40004', 'SYSTEM_ERROR'],
      ['40004', 'REQUEST_PROCESSING'],
      ['40006', 'isv.insufficient-isv-permissions'],
    ] as const) {
      alipay.state.refusal = [...refusal]
      await expect(provider().submit(order)).rejects.toThrow(refusal[1])
      await expect(provider().query(order.id)).rejects.toThrow(refusal[1])
    }
  })

  it('that was paid stays paid although its repetition is refused', async () => {
    await provider().submit(order)
    alipay.state.refusal = ['40004', 'PAYER_BALANCE_NOT_ENOUGH']
    alipay.state.refusesOrdersAlone = true
    expect(await provider().submit(order)).toEqual({ state: 'success', providerId: `ali-${order.id}`, cents: 990 })
  })
})

describe('a provider that answers', () => {
  it.each(['wrong', 'late', 'never'] as const)('%s leaves open what became of an order', async (behaviour) => {
    alipay.state.behaviour = behaviour
    await expect(provider(alipay.account, 50).submit(order)).rejects.toThrow()
    alipay.state.behaviour = 'documented'
    expect((await provider().submit(order)).state).toBe('success')
    expect(alipay.state.orders.size).toBe(1)
  })

  it('with a changed answer is not believed', async () => {
    alipay.state.changesAnswers = true
    await expect(provider().submit(order)).rejects.toThrow('signature')
  })

  it('by a certificate of another authority is not believed, even if it can be downloaded', async () => {
    alipay.state.certificate = 'stranger'
    alipay.state.listed = ['stranger']
    await expect(provider().submit(order)).rejects.toThrow('signature')
    expect(alipay.state.certificatesFetched).toBe(1)
  })

  it('is not asked by another application', async () => {
    const stranger = { ...alipay.account, appId: '2021000000000009' }
    await expect(provider(stranger).submit(order)).rejects.toThrow('invalid-signature')
    expect(alipay.state.orders.size).toBe(0)
  })
})

describe('certificates', () => {
  it('are fetched when Alipay signs with a new one, once', async () => {
    const pays = provider()
    await pays.submit(order)
    expect(alipay.state.certificatesFetched).toBe(0)
    alipay.rotate()
    expect((await pays.query(order.id)).state).toBe('success')
    expect((await pays.query(order.id)).state).toBe('success')
    expect(alipay.state.certificatesFetched).toBe(1)
  })

  it('are not asked for at each made-up serial', async () => {
    const pays = provider()
    await pays.submit(order)
    for (const serial of ['x', 'y', 'z']) {
      const { headers, body } = alipay.callback(order.id)
      const changed = new URLSearchParams(body)
      changed.set('alipay_cert_sn', serial)
      expect(await pays.readCallback({ headers, body: changed.toString() })).toBeNull()
    }
    expect(alipay.state.certificatesFetched).toBe(1)
  })

  it('are fetched for an answer, however many made-up call-backs came before', async () => {
    const pays = provider()
    await pays.submit(order)
    const { headers, body } = alipay.callback(order.id)
    const changed = new URLSearchParams(body)
    changed.set('alipay_cert_sn', 'made-up')
    expect(await pays.readCallback({ headers, body: changed.toString() })).toBeNull()
    alipay.rotate()
    expect((await pays.query(order.id)).state).toBe('success')
  })

  it('have the serials that Alipay’s own library computes', () => {
    expect(certificatesIn(alipay.account.certificate).map(serialOf)).toEqual([serials.app])
    expect(rootsIn(alipay.account.rootCertificates).map(serialOf).join('_')).toBe(serials.roots)
    expect(certificatesIn(certificateOf('alipay-2').text).map(serialOf)[0]).toBe(certificateOf('alipay-2').serial)
  })

  it('are trusted through their issuer, and not without it or after their time', () => {
    const roots = rootsIn(alipay.account.rootCertificates)
    const chain = certificatesIn(certificateOf('alipay-1').text)
    expect(isTrusted(chain, roots)).toBe(true)
    expect(isTrusted(chain.slice(0, 1), roots)).toBe(false)
    expect(isTrusted([...certificatesIn(certificateOf('stranger').text), ...chain.slice(1)], roots)).toBe(false)
    // An application's certificate issues no others.
    expect(isTrusted([...chain.slice(0, 1), ...certificatesIn(alipay.account.certificate)], roots)).toBe(false)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2200-01-01T00:00:00Z') })
    expect(isTrusted(chain, roots)).toBe(false)
  })
})

describe('a call-back', () => {
  it.each([[[]], [['sign_type']], [['sign_type', 'alipay_cert_sn']]])(
    'tells the outcome of an order; its signature leaves out %j',
    async (left) => {
      await provider().submit(order)
      const read = await provider().readCallback(alipay.callback(order.id, { left }))
      expect(read).toMatchObject({ id: order.id, outcome: { state: 'success', cents: 990 } })
      expect(await read?.answer.text()).toBe('success')
    },
  )

  it('is not believed if it was changed, lacks its signature, or is for another application or of another kind', async () => {
    await provider().submit(order)
    alipay.finish(order.id, 'FAIL')
    const { headers, body } = alipay.callback(order.id)
    expect(await provider().readCallback({ headers, body: body.replace('FAIL', 'SUCCESS') })).toBeNull()
    expect(await provider().readCallback({ headers, body: body.replace(/&sign=[^&]+/, '') })).toBeNull()
    expect(await provider().readCallback(alipay.callback(order.id, { appId: '2021000000000009' }))).toBeNull()
    const other = alipay.callback(order.id, { method: 'alipay.fund.trans.refund.changed' })
    expect(await provider().readCallback(other)).toBeNull()
    // What is left out of a signature is never the order itself.
    expect(await provider().readCallback(alipay.callback(order.id, { left: ['biz_content'] }))).toBeNull()
    expect(await provider().readCallback({ headers, body })).not.toBeNull()
  })
})

describe('a statement', () => {
  it('has what was paid and what came back, page by page, and nothing of others', async () => {
    alipay.state.accountLog = [
      [order.id, '支出', '-9.90'],
      [order.id, '收入', '9.90'],
      ['T20261126-17', '支出', '120.00'],
      [order.id, '支出', '-0.10', '收费'],
    ]
    expect(await provider().statement('2026-11-26')).toEqual([
      { id: order.id, providerId: 'flow-0', cents: 990, kind: 'paid' },
      { id: order.id, providerId: 'flow-1', cents: 990, kind: 'returned' },
    ])
    alipay.state.accountLog = Array.from({ length: 2_001 }, () => [order.id, '支出', '0.01'])
    expect(await provider().statement('2026-11-26')).toHaveLength(2_001)
  })

  it('with a sum that is none is refused', async () => {
    alipay.state.accountLog = [[order.id, '支出', '9,90']]
    await expect(provider().statement('2026-11-26')).rejects.toThrow('the sum 9,90')
  })
})

describe('a person', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ demo: false })
  })
  beforeEach(() => Object.assign(server.deps, { payouts: { alipay: provider() } }))
  afterAll(() => server.close())
  const send = ({ headers, body }: ReturnType<typeof alipay.callback>) =>
    server.app.request('/callbacks/payouts/alipay', { method: 'POST', headers, body })

  it('is paid once, although the order’s answer was lost and the call-back comes twice', async () => {
    const person = await walletOwner(server, 5_000)
    alipay.state.behaviour = 'never'
    Object.assign(server.deps, { payouts: { alipay: provider(alipay.account, 50) } })
    const made = await server.data(wallets.transfer, { body: transferOf(1_000) }, person)
    expect([made.state, alipay.state.orders.size]).toEqual(['submitted', 1])
    alipay.state.behaviour = 'documented'
    alipay.finish(made.id, 'DEALING')
    await server.db.update(transfers).set({ askAt: sql`now()` }).where(eq(transfers.id, made.id))
    await runJobs(server.deps, /^proceed-with-transfers$/)
    alipay.finish(made.id, 'SUCCESS')
    const callback = alipay.callback(made.id)
    expect((await send({ ...callback, body: callback.body.replace('notice', 'changed') })).status).toBe(400)
    for (let times = 0; times < 2; times++) expect(await (await send(callback)).text()).toBe('success')
    expect(await balance(server, person)).toMatchObject({ cents: 4_000, frozen_cents: 0 })
    expect(alipay.state.orders.size).toBe(1)
    expect(await mistakesInBooks(server.db)).toEqual([])
  })

  it('has the money back when it comes back, before it was paid and after', async () => {
    const person = await walletOwner(server, 5_000)
    const paid = await server.data(wallets.transfer, { body: transferOf(1_000) }, person)
    alipay.state.firstStatus = 'DEALING'
    const underWay = await server.data(wallets.transfer, { body: transferOf(2_000) }, person)
    expect([paid.state, underWay.state]).toEqual(['success', 'submitted'])
    for (const { id } of [paid, underWay]) {
      alipay.finish(id, 'REFUND')
      for (let times = 0; times < 2; times++) expect((await send(alipay.callback(id))).status).toBe(200)
    }
    expect(await balance(server, person)).toMatchObject({ cents: 5_000, frozen_cents: 0 })
    expect(await mistakesInBooks(server.db)).toEqual([])
  })

  it('is offered the ways that are configured', async () => {
    const person = await server.person()
    expect(await server.data(wallets.ways, {}, person)).toEqual({ alipay: 1, wechat: 0 })
  })
})

it('signs what is not empty, in the order of the names', () => {
  const { sign, ...rest } = signed({ b: '2', a: '1', c: '' }, alipay.account.privateKey)
  expect(rest).toEqual({ b: '2', a: '1', c: '' })
  expect(sign).toBe(signed({ a: '1', b: '2' }, alipay.account.privateKey).sign)
})

it('finds the text that was signed, whatever stands in it', () => {
  const part = '{"sub_msg":"a \\"}{ b","x":{"y":1}}'
  expect(signedPart(`{"m_response":${part},"sign":"s"}`, 'm_response')).toBe(part)
  expect(signedPart(`{"sign":"s","m_response":${part}}`, 'm_response')).toBeNull()
  expect(signedPart('{"m_response":{"a":1', 'm_response')).toBeNull()
})

describe('the environment', () => {
  const alipayVariables = () => ({
    PLAZA_PAYOUTS: 'official',
    PLAZA_ALIPAY_APP_ID: alipay.account.appId,
    PLAZA_ALIPAY_PRIVATE_KEY: alipay.account.privateKey.replaceAll('\n', '\\n'),
    PLAZA_ALIPAY_APP_CERT: alipay.account.certificate,
    PLAZA_ALIPAY_CERT: alipay.account.alipayCertificate,
    PLAZA_ALIPAY_ROOT_CERT: alipay.account.rootCertificates,
  })

  it('may have Alipay alone, and not half of it', () => {
    const { alipay: account, wechatPay } = readEnvironment(alipayVariables())
    expect([account?.privateKey, wechatPay]).toEqual([alipay.account.privateKey, undefined])
    for (const name of ['APP_ID', 'PRIVATE_KEY', 'APP_CERT', 'CERT', 'ROOT_CERT'])
      expect(() => readEnvironment({ ...alipayVariables(), [`PLAZA_ALIPAY_${name}`]: '' })).toThrow(
        `PLAZA_PAYOUTS=official with Alipay needs PLAZA_ALIPAY_${name}.`,
      )
    expect(() => readEnvironment({ ...alipayVariables(), PLAZA_WECHAT_PAY_MCH_ID: '1' })).toThrow('needs PLAZA_WECHAT')
    expect(() => readEnvironment({ PLAZA_PAYOUTS: 'official' })).toThrow('or that of PLAZA_ALIPAY_')
  })

  it('is refused with the key of another certificate, and without roots', () => {
    const { privateKey } = wechatPayPlatform().account
    expect(() => provider({ ...alipay.account, privateKey })).toThrow('is not the key of PLAZA_ALIPAY_APP_CERT')
    expect(() => provider({ ...alipay.account, rootCertificates: '' })).toThrow('PLAZA_ALIPAY_ROOT_CERT')
  })
})

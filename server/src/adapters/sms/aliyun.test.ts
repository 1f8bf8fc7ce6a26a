import { account, codes } from '@plaza/shared/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readEnvironment } from '../../environment'
import { smsProvider } from '../../testing/providers/sms-provider'
import { startTestServer } from '../../testing/test-server'
import { aliyunSms, signedHeaders } from './aliyun'

const keyed = { keyId: 'key', keySecret: 'secret' }
const smsAccount = {
  ...keyed,
  signName: '星湾融媒',
  captchaTemplate: 'SMS_1',
  endpoint: 'https://dysmsapi.aliyuncs.com',
}
const message = { template: 'captcha', params: { code: '123456', minutes: '5' } } as const

let provider: ReturnType<typeof smsProvider>
const log = { error: vi.fn() }
beforeEach(() => {
  provider = smsProvider({ key: 'secret' })
  log.error.mockClear()
})
const adapter = (account = smsAccount) => aliyunSms(account, log, { call: provider.call, answerMs: 50 })

it('signs as the provider documents with its example', () => {
  const { authorization } = signedHeaders(
    {
      method: 'POST',
      host: 'ecs.cn-shanghai.aliyuncs.com',
      query: { ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd', RegionId: 'cn-shanghai' },
      headers: {
        'x-acs-action': 'RunInstances',
        'x-acs-date': '2023-10-26T10:22:32Z',
        'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
        'x-acs-version': '2014-05-26',
      },
    },
    { keyId: 'YourAccessKeyId', keySecret: 'YourAccessKeySecret' },
  )
  expect(authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
})

it('sends a captcha by its template, each with a signature of its own', async () => {
  await adapter().send('13900010001', message)
  await adapter({ ...smsAccount, signName: "星湾 (测试)*!'" }).send('13900010002', message)
  expect(provider.state.sent).toEqual([
    { phone: '13900010001', sign: '星湾融媒', template: 'SMS_1', params: { code: '123456', minutes: '5' } },
    { phone: '13900010002', sign: "星湾 (测试)*!'", template: 'SMS_1', params: { code: '123456', minutes: '5' } },
  ])
})

it('is refused with another secret, and says nothing of it to the person', async () => {
  await expect(adapter({ ...smsAccount, keySecret: 'wrong' }).send('13900010001', message)).rejects.toMatchObject({
    code: 'busy',
    details: { detail: 'sms.away' },
  })
  expect(provider.state.sent).toEqual([])
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ code: 'SignatureDoesNotMatch' }, expect.any(String))
})

it.each([
  ['isv.BUSINESS_LIMIT_CONTROL', 'tooMany'],
  ['isv.MOBILE_NUMBER_ILLEGAL', 'badInput'],
  ['isv.AMOUNT_NOT_ENOUGH', 'busy'],
  ['isp.SYSTEM_ERROR', 'busy'],
])('turns %s into %s', async (failure, code) => {
  provider.state.failure = failure
  await expect(adapter().send('13900010001', message)).rejects.toMatchObject({ code })
})

describe('a provider that answers', () => {
  it.each(['wrong', 'late', 'never'] as const)('%s refuses the request, which is not repeated', async (behaviour) => {
    provider.state.behaviour = behaviour
    await expect(adapter().send('13900010001', message)).rejects.toMatchObject({
      code: 'busy',
      details: { detail: 'sms.away' },
    })
    expect(provider.state.sent.length).toBe(1)
  })
})

describe('a person', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>
  beforeEach(async () => {
    server = await startTestServer({ demo: false })
    Object.assign(server.deps, { sms: adapter() })
  })
  afterEach(() => server.close())

  it('logs in by the captcha of the message', async () => {
    const phone = '13900010009'
    await server.data(account.sendCaptcha, { query: { phone, purpose: 'login' } })
    const { params } = provider.state.sent[0] ?? { params: null }
    const { code: captcha } = params as { code: string }
    const body = { way: 'captcha', phone, captcha } as const
    expect((await server.ask(account.logIn, { body })).code).toBe(codes.success)
  })
})

it('is not started without its account', () => {
  expect(() => readEnvironment({ PLAZA_SMS: 'aliyun', PLAZA_SMS_KEY_ID: 'key' })).toThrow(
    'PLAZA_SMS=aliyun needs PLAZA_SMS_SECRET.',
  )
})

import { account, codes, credentials } from '@plaza/shared/api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rateLimits } from '../../data/schema/index'
import { readEnvironment } from '../../environment'
import { wechatPlatform } from '../../testing/providers/wechat-platform'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { noWechat } from './embedded'
import { officialWechat } from './official'

const STATE = '0123456789abcdef'
const official = { appId: 'wx1', secret: 'the-secret' }
const miniProgram = { appId: 'wx2', secret: 'its-secret' }

let server: TestServer
let platform: ReturnType<typeof wechatPlatform>
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  Object.assign(server.deps.environment, { publicOrigin: 'https://plaza.example' })
})
afterAll(() => server.close())

const useWechat = (accounts: Parameters<typeof officialWechat>[0]) => {
  const wechat = officialWechat(accounts, server.db, { call: platform.call, answerMs: 50 })
  Object.assign(server.deps, { wechat })
}
beforeEach(async () => {
  await server.db.delete(rateLimits)
  platform = wechatPlatform({ wx1: 'the-secret', wx2: 'its-secret' })
  platform.state.grants.set('code-1', { openid: 'open-1', nickname: '江边的风' })
  useWechat({ account: official, miniProgram })
})

const logIn = (code: string) => server.ask(account.logInByWechat, { body: { code, state: STATE } })

describe('a login by WeChat', () => {
  it('begins at WeChat, which returns to the page of the login', async () => {
    const query = { redirect: '/login?redirect=%2Fmine' }
    const { url } = await server.data(account.wechatAddress, { query })
    const redirect = encodeURIComponent('https://plaza.example/login?redirect=%2Fmine')
    expect(url).toBe(
      `https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1&redirect_uri=${redirect}&response_type=code&scope=snsapi_userinfo#wechat_redirect`,
    )
  })

  it('is closed, which is no outage, where it is not set up', () =>
    expect(() => noWechat.address('/login', 'https://plaza.example')).toThrow(
      expect.objectContaining({ code: 'wayClosed' }),
    ))

  it('never returns to an address of others', async () =>
    expect((await server.ask(account.wechatAddress, { query: { redirect: 'https://evil.example/' } })).code).toBe(
      codes.badInput,
    ))

  it('makes an account with the name of the person, and finds it again', async () => {
    const { user } = await server.data(account.logInByWechat, { body: { code: 'code-1', state: STATE } })
    expect(user).toMatchObject({ nickname: '江边的风', phone: '' })
    platform.state.grants.set('code-2', { openid: 'open-1', nickname: '改了名' })
    const again = await server.data(account.logInByWechat, { body: { code: 'code-2', state: STATE } })
    expect(again.user.id).toBe(user.id)
  })

  it('takes a code once, also when it arrives many times at once', async () => {
    platform.state.grants.set('code-9', { openid: 'open-9', nickname: '一个人' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn('code-9')))
    const outcomes = answers.map(({ code }) => code)
    expect(outcomes.filter((code) => code === codes.success)).toHaveLength(1)
    expect(outcomes.filter((code) => code === codes.captchaSpent)).toHaveLength(19)
  })

  it('refuses a code that WeChat does not know, without saying more', async () =>
    expect(await logIn('made-up')).toMatchObject({ code: codes.captchaSpent, data: null }))

  it('refuses the made-up identity of who only previews the page', async () => {
    platform.state.grants.set('code-3', { openid: 'open-3', nickname: '微信用户', snapshot: true })
    expect((await logIn('code-3')).code).toBe(codes.notAllowed)
    expect(platform.state.asked).not.toContain('/sns/userinfo')
  })

  it.each(['wrong', 'late', 'never'] as const)('says that WeChat is away where it answers %s', async (behaviour) => {
    platform.state.behaviour = behaviour
    expect(await logIn('code-1')).toMatchObject({ code: codes.busy, data: null })
  })

  it('does so too with a wrong secret or a fault of WeChat', async () => {
    platform.state.failure = -1
    expect((await logIn('code-1')).code).toBe(codes.busy)
    platform.state.failure = 0
    useWechat({ account: { appId: 'wx1', secret: 'wrong' } })
    expect((await logIn('code-1')).code).toBe(codes.busy)
  })
})

describe('a phone that WeChat knows', () => {
  let logins = 0
  const bind = async (code: string) => {
    logins += 1
    platform.state.grants.set(`login-${logins}`, { openid: `open-${code}`, nickname: '新来的' })
    const { token } = await server.data(account.logInByWechat, { body: { code: `login-${logins}`, state: STATE } })
    return server.ask(credentials.wechatPhone, { body: { code } }, { token })
  }
  const share = (code: string, purePhoneNumber: string, countryCode = '86') =>
    platform.state.phones.set(code, { purePhoneNumber, countryCode })

  it('is bound by the code of our mini program, once', async () => {
    share('p1', '13900010021')
    expect(await bind('p1')).toMatchObject({ code: codes.success, data: { phone: expect.stringMatching(/21$/) } })
    expect((await bind('p1')).code).toBe(codes.stateChanged)
  })

  it('is not bound by an unknown code, a foreign number, or one that another account has', async () => {
    expect((await bind('unknown')).code).toBe(codes.captchaSpent)
    share('p2', '5550100', '1')
    expect((await bind('p2')).code).toBe(codes.badInput)
    share('p3', '13900010021')
    expect((await bind('p3')).code).toBe(codes.phoneTaken)
  })

  it('is not offered without a mini program', async () => {
    useWechat({ account: official })
    share('p4', '13900010024')
    expect((await bind('p4')).code).toBe(codes.busy)
  })
})

it('a mini program is not started without its secret', () => {
  const variables = { PLAZA_WECHAT: 'official', PLAZA_WECHAT_APP_ID: 'a', PLAZA_WECHAT_SECRET: 'b' }
  expect(() => readEnvironment({ ...variables, PLAZA_WECHAT_MINI_APP_ID: 'c' })).toThrow('PLAZA_WECHAT_MINI_SECRET')
})

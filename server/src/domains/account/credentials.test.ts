import { account, codes, credentials } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rateLimits, smsInbox, wechatIdentities } from '../../data/schema/index'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { hashPassword, passwordMatches, refuseWeak, SERVER_REQUESTER } from './passwords'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
})

async function codeFor(phone: string, purpose: 'rebind' | 'password'): Promise<string> {
  await server.db.delete(smsInbox)
  await server.data(account.sendCaptcha, { query: { phone, purpose } })
  const [message] = await server.db.select().from(smsInbox)
  return message?.code ?? ''
}

const byPassword = (phone: string, password: string) =>
  server.ask(account.logIn, { body: { way: 'password', phone, password } })

describe('a password', () => {
  it('logs in to an account of the demo', async () => {
    expect((await byPassword('13800000003', 'starbay-demo')).data.user.nickname).toBe('红马甲陈禾')
  })

  it('that is wrong has the same answer as an unknown phone, after the same work', async () => {
    // Whatever else the process does is added to an attempt: the least of several is its own work.
    const workOf = async (phone: string) => {
      const work: number[] = []
      for (let times = 0; times < 4; times++) {
        const start = process.cpuUsage()
        expect((await byPassword(phone, 'not the password')).code).toBe(codes.credentialsWrong)
        const { user, system } = process.cpuUsage(start)
        work.push(user + system)
      }
      return Math.min(...work)
    }
    await workOf('13900099999')
    const [known, unknown] = [await workOf('13800000003'), await workOf('13900099998')]
    expect(Math.min(known, unknown) / Math.max(known, unknown)).toBeGreaterThan(0.5)
  })

  it.each([null, undefined])('opens no account without one (%s), not even the dummy', async (none) => {
    for (const password of ['', 'no account has this password'])
      expect(await passwordMatches(none, password, SERVER_REQUESTER)).toBe(false)
  })

  it('may be tried 25 times in five minutes', async () => {
    await server.db.insert(rateLimits).values({ key: 'login-ip:password:', startedAt: new Date(), count: 25 })
    expect((await byPassword('13800000003', 'starbay-demo')).status).toBe(429)
  })

  it('is set first without another, then changed with the old one; other sessions end', async () => {
    const person = await server.person()
    const other = await server.logInAs(person.id)
    await server.data(credentials.setPassword, { body: { password: 'grüner Tee um acht' } }, person)
    expect((await server.ask(credentials.setPassword, { body: { password: 'another one 1' } }, person)).code).toBe(
      codes.notAllowed,
    )
    const change = (old_password: string) =>
      server.ask(credentials.changePassword, { body: { old_password, password: '蓝色的船 7 号' } }, person)
    expect((await change('wrong')).code).toBe(codes.credentialsWrong)
    expect((await change('grüner Tee um acht')).code).toBe(codes.success)
    expect((await server.ask(account.current, {}, other)).code).toBe(codes.loginReplaced)
    expect((await server.ask(account.current, {}, person)).code).toBe(codes.success)
  })

  it('proves its owner twenty-five times in an hour at most, right or wrong', async () => {
    const person = await server.person()
    const password = 'grüner Tee um acht'
    await server.data(credentials.setPassword, { body: { password } }, person)
    const values = { key: `password:${person.id}`, startedAt: new Date(), count: 25 }
    await server.db.insert(rateLimits).values(values)
    const change = { old_password: password, password: '蓝色的船 7 号' }
    expect((await server.ask(credentials.prove, { body: { password } }, person)).status).toBe(429)
    expect((await server.ask(credentials.changePassword, { body: change }, person)).status).toBe(429)
  })

  it('that is forgotten is reset by a captcha', async () => {
    const person = await server.person({ phone: '13900030001' })
    const body = {
      phone: '13900030001',
      captcha: await codeFor('13900030001', 'password'),
      password: 'neu und lang genug',
    }
    await server.data(credentials.setPassword, { body })
    expect((await server.ask(account.current, {}, person)).code).toBe(codes.loginReplaced)
    expect((await byPassword('13900030001', 'neu und lang genug')).code).toBe(codes.success)
    expect((await server.ask(credentials.setPassword, { body })).code).toBe(codes.captchaSpent)
  })

  it('that is reset by a captcha leaves the session that asked, and ends the others', async () => {
    const phone = '13900030002'
    const person = await server.person({ phone })
    const other = await server.logInAs(person.id)
    const body = { phone, captcha: await codeFor(phone, 'password'), password: 'neu und lang genug' }
    await server.data(credentials.setPassword, { body }, person)
    expect((await server.ask(account.current, {}, other)).code).toBe(codes.loginReplaced)
    expect((await server.ask(account.current, {}, person)).code).toBe(codes.success)
  })

  it('of a phone without an account makes one: the answers do not tell which phones have one', async () => {
    const [known, unknown] = ['13900030005', '13900030003'] as const
    await server.person({ phone: known })
    const answers = async (phone: string) => {
      const sent = await server.ask(account.sendCaptcha, { query: { phone, purpose: 'password' } })
      const [message] = await server.db.select().from(smsInbox).where(eq(smsInbox.phone, phone))
      const set = (captcha: string, password: string) =>
        server.ask(credentials.setPassword, { body: { phone, captcha, password } })
      const right = message?.code ?? ''
      const wrong = await set(right === '000000' ? '111111' : '000000', 'neu und lang genug')
      const weak = await set(right, '12345678')
      const done = await set(right, 'neu und lang genug')
      const spent = await set(right, 'neu und lang genug')
      return [sent, wrong, weak, done, spent].map(({ status, code, msg, data }) => ({ status, code, msg, data }))
    }
    expect(await answers(unknown)).toEqual(await answers(known))
    expect((await byPassword(unknown, 'neu und lang genug')).code).toBe(codes.success)
  })

  it('that is refused as weak spends no code', async () => {
    const phone = '13900030006'
    await server.person({ phone, nickname: '晨光里的灯' })
    const captcha = await codeFor(phone, 'password')
    const set = (password: string) => server.ask(credentials.setPassword, { body: { phone, captcha, password } })
    expect((await set('晨光里的灯2026')).code).toBe(codes.passwordWeak)
    expect((await set('neu und lang genug')).code).toBe(codes.success)
  })

  it('is set first only with a phone, and ends the other sessions', async () => {
    const nobody = await server.person({ phone: null })
    const init = (token: string) =>
      server.ask(credentials.initPassword, { body: { password: 'grüner Tee um acht' } }, { token })
    expect((await init(nobody.token)).code).toBe(codes.phoneNeeded)
    const person = await server.person()
    const other = await server.logInAs(person.id)
    expect((await init(person.token)).code).toBe(codes.success)
    expect((await server.ask(account.current, {}, other)).code).toBe(codes.loginReplaced)
    expect((await server.ask(account.current, {}, person)).code).toBe(codes.success)
  })

  it.each([{ phone: '13900030004' }, { captcha: '123456' }])(
    'is set first, and not reset, with a part of the proof: %o',
    async (part) => {
      const person = await server.person()
      const set = (password: string) => server.ask(credentials.setPassword, { body: { ...part, password } }, person)
      expect((await set('neu und lang genug')).code).toBe(codes.success)
      expect((await set('noch einmal ein neues')).code).toBe(codes.notAllowed)
    },
  )

  it.each(['12345678', 'password123', 'starbay1', '13900030009', 'aaaaaaaa', '小舟小舟1234'])(
    'is refused: %s',
    (password) => expect(() => refuseWeak(password, ['13900030009', '小舟'])).toThrow('passwordWeak'),
  )

  it('may have a sign of a short name in it, and of none', () => {
    for (const own of [['a'], [null, undefined, '']]) expect(() => refuseWeak('aabbaacc', own)).not.toThrow()
    expect(() => refuseWeak('aabbaacc', ['aa'])).toThrow('passwordWeak')
  })

  it('is kept by Argon2id with 19 MiB and two passes', async () => {
    expect(await hashPassword('a long password', SERVER_REQUESTER)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it.each(['correct horse battery', 'starbay has nine lighthouses', '海风吹过九楼的窗'])('is taken: %s', (password) =>
    expect(() => refuseWeak(password, ['13900030009', '小舟'])).not.toThrow(),
  )
})

describe('a phone', () => {
  it('is changed with codes of both phones; other sessions end', async () => {
    const person = await server.person({ phone: '13900040001' })
    const other = await server.logInAs(person.id)
    const captcha = await codeFor('13900040002', 'rebind')
    const rebind = (proof: { old_captcha?: string; password?: string }) =>
      server.ask(credentials.rebindPhone, { body: { phone: '13900040002', captcha, ...proof } }, person)
    expect((await rebind({})).code).toBe(codes.credentialsWrong)
    expect((await rebind({ old_captcha: await codeFor('13900040001', 'rebind') })).data.phone).toBe('139****0002')
    expect((await server.ask(account.current, {}, other)).code).toBe(codes.loginReplaced)
  })

  it('is changed with the password in place of a code of the old phone', async () => {
    const person = await server.person({ phone: '13900040003' })
    await server.data(credentials.setPassword, { body: { password: 'grüner Tee um acht' } }, person)
    const captcha = await codeFor('13900040004', 'rebind')
    const rebind = (password: string) =>
      server.ask(credentials.rebindPhone, { body: { phone: '13900040004', captcha, password } }, person)
    expect((await rebind('not the password')).code).toBe(codes.credentialsWrong)
    expect((await rebind('grüner Tee um acht')).data.phone).toBe('139****0004')
  })

  it('is proved before the new one is asked for, without its number and without spending the code', async () => {
    const person = await server.person({ phone: '13900040005' })
    const { captcha: old_captcha } = await server.data(credentials.sendOwnCaptcha, {}, person)
    const prove = (body: { old_captcha?: string | undefined }) => server.ask(credentials.prove, { body }, person)
    expect((await prove({})).code).toBe(codes.credentialsWrong)
    expect((await prove({ old_captcha: old_captcha === '000000' ? '111111' : '000000' })).code).toBe(codes.captchaWrong)
    expect((await prove({ old_captcha })).code).toBe(codes.success)
    const phone = '13900040006'
    const rebind = (captcha: string) =>
      server.ask(credentials.rebindPhone, { body: { phone, captcha, old_captcha } }, person)
    const captcha = await codeFor(phone, 'rebind')
    expect((await rebind(captcha === '000000' ? '111111' : '000000')).code).toBe(codes.captchaWrong)
    expect((await rebind(captcha)).data.phone).toBe('139****0006')
  })

  it('of nobody is proved by a guest or without a phone', async () => {
    const nobody = await server.person({ phone: null })
    expect((await server.ask(credentials.sendOwnCaptcha, {}, nobody)).code).toBe(codes.phoneNeeded)
    expect((await server.ask(credentials.sendOwnCaptcha)).code).toBe(codes.loginExpired)
    expect((await server.ask(credentials.prove, { body: {} })).code).toBe(codes.loginExpired)
  })

  it('that another account has spends no proof', async () => {
    const person = await server.person({ phone: '13900040007' })
    const old_captcha = await codeFor('13900040007', 'rebind')
    const rebind = async (phone: string) => {
      const captcha = await codeFor(phone, 'rebind')
      return server.ask(credentials.rebindPhone, { body: { phone, captcha, old_captcha } }, person)
    }
    expect((await rebind('13800000002')).code).toBe(codes.phoneTaken)
    expect((await rebind('13900040008')).code).toBe(codes.success)
  })

  it('that another account has is not taken from it', async () => {
    const person = await server.person({ phone: null })
    const body = { phone: '13800000003', captcha: await codeFor('13800000003', 'rebind') }
    expect((await server.ask(credentials.rebindPhone, { body }, person)).code).toBe(codes.phoneTaken)
    expect((await byPassword('13800000003', 'starbay-demo')).data.user.nickname).toBe('红马甲陈禾')
  })
})

describe('WeChat', () => {
  it('is unbound by its owner, unless no phone could log in any more', async () => {
    const [person, other] = [await server.person(), await server.person()]
    const nobody = await server.person({ phone: null })
    const bindings = [person, other, nobody].map(({ id }) => ({ openId: `wx-of-${id}`, userId: id }))
    await server.db.insert(wechatIdentities).values(bindings)
    const isBound = async (token: string) => (await server.data(credentials.state, {}, { token })).wechat
    await server.data(credentials.unbindWechat, {}, person)
    expect(await Promise.all([person, other].map(({ token }) => isBound(token)))).toEqual([false, true])
    expect((await server.ask(credentials.unbindWechat, {}, nobody)).code).toBe(codes.phoneNeeded)
    expect(await isBound(nobody.token)).toBe(true)
    expect((await server.ask(credentials.unbindWechat)).code).toBe(codes.loginExpired)
  })
})

import { account, codes } from '@plaza/shared/api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rateLimits, smsInbox } from '../../data/schema/index'
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
    await server.data(account.setPassword, { body: { password: 'grüner Tee um acht' } }, person)
    expect((await server.ask(account.setPassword, { body: { password: 'another one 1' } }, person)).code).toBe(
      codes.notAllowed,
    )
    const change = (old_password: string) =>
      server.ask(account.changePassword, { body: { old_password, password: '蓝色的船 7 号' } }, person)
    expect((await change('wrong')).code).toBe(codes.credentialsWrong)
    expect((await change('grüner Tee um acht')).code).toBe(codes.success)
    expect((await server.ask(account.current, {}, other)).code).toBe(codes.loginReplaced)
    expect((await server.ask(account.current, {}, person)).code).toBe(codes.success)
  })

  it('that is forgotten is reset by a captcha', async () => {
    const person = await server.person({ phone: '13900030001' })
    const body = {
      phone: '13900030001',
      captcha: await codeFor('13900030001', 'password'),
      password: 'neu und lang genug',
    }
    await server.data(account.setPassword, { body })
    expect((await server.ask(account.current, {}, person)).code).toBe(codes.loginReplaced)
    expect((await byPassword('13900030001', 'neu und lang genug')).code).toBe(codes.success)
    expect((await server.ask(account.setPassword, { body })).code).toBe(codes.captchaSpent)
  })

  it('that is reset by a captcha leaves the session that asked, and ends the others', async () => {
    const phone = '13900030002'
    const person = await server.person({ phone })
    const other = await server.logInAs(person.id)
    const body = { phone, captcha: await codeFor(phone, 'password'), password: 'neu und lang genug' }
    await server.data(account.setPassword, { body }, person)
    expect((await server.ask(account.current, {}, other)).code).toBe(codes.loginReplaced)
    expect((await server.ask(account.current, {}, person)).code).toBe(codes.success)
  })

  it('of a phone without an account is not reset', async () => {
    const phone = '13900030003'
    const body = { phone, captcha: await codeFor(phone, 'password'), password: 'neu und lang genug' }
    expect((await server.ask(account.setPassword, { body })).code).toBe(codes.captchaWrong)
    expect((await byPassword(phone, body.password)).code).toBe(codes.credentialsWrong)
  })

  it.each([{ phone: '13900030004' }, { captcha: '123456' }])(
    'is set first, and not reset, with a part of the proof: %o',
    async (part) => {
      const person = await server.person()
      const set = (password: string) => server.ask(account.setPassword, { body: { ...part, password } }, person)
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
      server.ask(account.rebindPhone, { body: { phone: '13900040002', captcha, ...proof } }, person)
    expect((await rebind({})).code).toBe(codes.credentialsWrong)
    expect((await rebind({ old_captcha: await codeFor('13900040001', 'rebind') })).data.phone).toBe('139****0002')
    expect((await server.ask(account.current, {}, other)).code).toBe(codes.loginReplaced)
  })

  it('is changed with the password in place of a code of the old phone', async () => {
    const person = await server.person({ phone: '13900040003' })
    await server.data(account.setPassword, { body: { password: 'grüner Tee um acht' } }, person)
    const captcha = await codeFor('13900040004', 'rebind')
    const rebind = (password: string) =>
      server.ask(account.rebindPhone, { body: { phone: '13900040004', captcha, password } }, person)
    expect((await rebind('not the password')).code).toBe(codes.credentialsWrong)
    expect((await rebind('grüner Tee um acht')).data.phone).toBe('139****0004')
  })

  it('that another account has is not taken from it', async () => {
    const person = await server.person({ phone: null })
    const body = { phone: '13800000003', captcha: await codeFor('13800000003', 'rebind') }
    expect((await server.ask(account.rebindPhone, { body }, person)).code).toBe(codes.phoneTaken)
    expect((await byPassword('13800000003', 'starbay-demo')).data.user.nickname).toBe('红马甲陈禾')
  })
})

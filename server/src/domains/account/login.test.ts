import { account, codes, config, credentials, devices } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { captchas, rateLimits, sessions } from '../../data/schema/index'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
})

const send = (phone: string, purpose: 'login' | 'bind' | 'rebind' | 'password' = 'login') =>
  server.ask(account.sendCaptcha, { query: { phone, purpose } })

async function codeFor(phone: string, purpose: Parameters<typeof send>[1] = 'login'): Promise<string> {
  await send(phone, purpose)
  const response = await server.app.request(`/__dev/sms/${phone}`)
  const { data } = (await response.json()) as { data: { list: { code: string }[] } }
  return data.list[0]?.code ?? ''
}

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')
const logIn = (phone: string, captcha: string) =>
  server.ask(account.logIn, { body: { way: 'captcha', phone, captcha } })
const current = (token: string) => server.ask(account.current, {}, { token })

describe('a captcha', () => {
  it('creates an account at the first login and finds it later', async () => {
    const first = await logIn('13900010001', await codeFor('13900010001'))
    await server.db.delete(rateLimits)
    const second = await logIn('13900010001', await codeFor('13900010001'))
    expect(first.data.user).toMatchObject({ phone: '139****0001', has_password: false })
    expect(second.data.user.id).toBe(first.data.user.id)
  })

  it('is used once, even by concurrent requests', async () => {
    const code = await codeFor('13900010002')
    const outcomes = (await Promise.all([1, 2, 3, 4].map(() => logIn('13900010002', code)))).map(
      (answer) => answer.code,
    )
    expect(outcomes.filter((outcome) => outcome === codes.success)).toHaveLength(1)
    expect((await logIn('13900010002', code)).code).toBe(codes.captchaSpent)
  })

  it('is void after three wrong tries', async () => {
    const code = await codeFor('13900010003')
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await logIn('13900010003', wrongFor(code))).code).toBe(codes.captchaWrong)
    expect((await logIn('13900010003', code)).code).toBe(codes.captchaSpent)
  })

  it('allows three wrong attempts, even if they are concurrent', async () => {
    const code = await codeFor('13900010013')
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => logIn('13900010013', wrongFor(code))))
    expect(outcomes.filter((answer) => answer.code === codes.captchaWrong)).toHaveLength(3)
  })

  it('is bound to its phone and purpose', async () => {
    const code = await codeFor('13900010004', 'bind')
    expect((await logIn('13900010004', code)).code).toBe(codes.captchaSpent)
    expect((await logIn('13900010005', code)).code).toBe(codes.captchaSpent)
  })

  it('expires', async () => {
    const code = await codeFor('13900010006')
    await server.db.update(captchas).set({ expiresAt: sql`now()` })
    expect((await logIn('13900010006', code)).code).toBe(codes.captchaSpent)
  })

  it('can be checked without being used', async () => {
    const code = await codeFor('13900010007')
    const check = (captcha: string) =>
      server.data(credentials.checkCaptcha, { body: { phone: '13900010007', purpose: 'login', captcha } })
    for (let times = 0; times < 6; times++) expect(await check(code)).toEqual({ valid: true })
    expect(await check(wrongFor(code))).toEqual({ valid: false })
    expect((await logIn('13900010007', code)).code).toBe(codes.success)
  })

  it('is sent once a minute for a phone', async () => {
    expect((await send('13900010008')).data).toEqual({ resend_after: 60 })
    const again = await send('13900010008')
    expect([again.status, again.code]).toEqual([429, codes.tooMany])
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(50)
  })

  it('is sent five times an hour, and twenty times an hour to one address', async () => {
    const passMinute = () => server.db.execute(sql`delete from rate_limits where key like 'captcha-minute:%'`)
    for (let times = 0; times < 5; times++) {
      expect((await send('13900010009')).status).toBe(200)
      await passMinute()
    }
    expect((await send('13900010009')).status).toBe(429)
    for (let times = 0; times < 15; times++) await send(`139000110${String(times).padStart(2, '0')}`)
    expect((await send('13900012000')).status).toBe(429)
  })
})

it.each<[how: string, headers: Record<string, string>]>([
  ['an image of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
  ['an image in an old browser', {}],
  ['a fetch of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty', authorization: 'guest' }],
  ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
  ['an image in a post of our own', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
])('sends no message to a phone for %s', async (_, headers) => {
  const phone = '13900030001'
  const address = `/ucenter/v1/consumer/phone_captcha?phone=${phone}&purpose=login`
  const answer = (await (await server.app.request(address, { headers })).json()) as { code: number }
  expect(answer.code).toBe(codes.notAllowed)
  const inbox = await server.app.request(`/__dev/sms/${phone}`)
  expect(((await inbox.json()) as { data: { list: unknown[] } }).data.list).toEqual([])
})

describe('a session', () => {
  it('that nobody knows is told as one that has expired', async () => {
    expect((await current('a-token-that-was-never-given-out')).code).toBe(codes.loginExpired)
  })

  it('ends at once when the user logs out', async () => {
    const { token } = await server.person()
    expect((await current(token)).code).toBe(codes.success)
    await server.data(account.logOut, {}, { token })
    expect((await current(token)).code).toBe(codes.loginExpired)
  })

  it('shows when it was last used, to the minute', async () => {
    const { id, token } = await server.person()
    const seenAt = async () => {
      const [row] = await server.db.select().from(sessions).where(eq(sessions.userId, id))
      return row?.seenAt.getTime() ?? 0
    }
    const ago = (seconds: number) =>
      server.db.execute(
        sql`update sessions set seen_at = now() - make_interval(secs => ${seconds}) where user_id = ${id}`,
      )
    await ago(50)
    const before = await seenAt()
    await current(token)
    expect(await seenAt()).toBe(before)
    await ago(70)
    await current(token)
    await vi.waitFor(async () => expect(Date.now() - (await seenAt())).toBeLessThan(30_000), { timeout: 5_000 })
  })

  it('is stored as a hash', async () => {
    const { token } = await server.person()
    const rows = await server.db.select().from(sessions)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('expires after seven days', async () => {
    const { id, token } = await server.person()
    await server.db.execute(sql`update sessions set expires_at = now() - interval '1 minute' where user_id = ${id}`)
    expect((await current(token)).code).toBe(codes.loginExpired)
  })

  it('is handed over; the child ends with its parent', async () => {
    const parent = await server.person()
    const child = await server.data(account.handOver, { body: { token: parent.token } })
    const grandchild = await server.data(account.handOver, { body: { token: child.token } })
    expect(child.token).not.toBe(parent.token)
    expect((await current(grandchild.token)).data.id).toBe(parent.id)
    await server.data(account.logOut, {}, parent)
    expect((await current(child.token)).code).toBe(codes.loginExpired)
    expect((await current(grandchild.token)).code).toBe(codes.loginExpired)
    expect((await server.ask(account.handOver, { body: { token: parent.token } })).code).toBe(codes.loginExpired)
  })

  it('that is handed over ends with its parent’s time at the latest', async () => {
    const parent = await server.person()
    await server.db.execute(
      sql`update sessions set expires_at = now() + interval '1 hour' where user_id = ${parent.id}`,
    )
    const child = await server.data(account.handOver, { body: { token: parent.token } })
    expect(Date.parse(child.expires_at) - Date.now()).toBeLessThanOrEqual(3_600_000)
  })

  it('is listed by device and can be revoked only by its owner', async () => {
    const phone = await server.person()
    const tablet = await server.logInAs(phone.id)
    const stranger = await server.person()
    const { list } = await server.data(devices.list, {}, phone)
    const other = list.find((session) => !session.current)
    expect(list).toHaveLength(2)
    const revoke = (token: string) => server.ask(devices.revoke, { query: { id: other?.id ?? '' } }, { token })
    expect((await revoke(stranger.token)).code).toBe(codes.contentGone)
    expect((await current(tablet.token)).code).toBe(codes.success)
    expect((await revoke(phone.token)).code).toBe(codes.success)
    expect((await current(tablet.token)).code).toBe(codes.loginReplaced)
  })

  it('is never started by the word guest', async () =>
    expect((await server.ask(account.current, {}, { token: 'guest' })).code).toBe(codes.loginExpired))
})

describe('WeChat', () => {
  const state = 'a-state-of-this-browser'
  async function wechatCode(person: string, askedWith = state): Promise<string> {
    const { url } = await server.data(account.wechatAddress, { query: { redirect: '/login?redirect=%2Fmine' } })
    const page = await (await server.app.request(`${url}&state=${askedWith}`)).text()
    expect(page).toContain(person)
    const response = await server.app.request(`${url}&state=${askedWith}&person=${person}`)
    expect(response.headers.get('location')).toContain(`state=${askedWith}`)
    return new URL(response.headers.get('location') ?? '', 'http://x').searchParams.get('code') ?? ''
  }

  it('creates a user without a phone, and finds them again', async () => {
    const first = await server.data(account.logInByWechat, { body: { code: await wechatCode('wx-new-1'), state } })
    const second = await server.data(account.logInByWechat, { body: { code: await wechatCode('wx-new-1'), state } })
    expect(first.user).toMatchObject({ nickname: '远行的云', phone: '' })
    expect(second.user.id).toBe(first.user.id)
  })

  it('accepts a code once', async () => {
    const code = await wechatCode('wx-501')
    await server.data(account.logInByWechat, { body: { code, state } })
    expect((await server.ask(account.logInByWechat, { body: { code, state } })).code).toBe(codes.captchaSpent)
  })

  it('exchanges no code of another browser’s login, and no code without a state', async () => {
    const code = await wechatCode('wx-501', 'the-state-of-somebody-else')
    const person = await server.person()
    const { captcha: old_captcha } = await server.data(credentials.sendOwnCaptcha, {}, person)
    expect((await server.ask(account.logInByWechat, { body: { code, state } })).code).toBe(codes.captchaSpent)
    const bound = await server.ask(credentials.bindWechat, { body: { code, state, old_captcha } }, person)
    expect(bound.code).toBe(codes.captchaSpent)
    expect((await server.ask(credentials.prove, { body: { old_captcha } }, person)).code).toBe(codes.success)
    expect((await server.ask(account.logInByWechat, { body: { code } as never })).code).toBe(codes.badInput)
    expect((await server.app.request('/__dev/wechat/authorise?redirect=%2Flogin&person=wx-501')).status).toBe(400)
  })

  it('is bound to one account, which it logs in to from then on', async () => {
    const [person, other] = [await server.person(), await server.person()]
    const bind = async (token: string) => {
      const { captcha: old_captcha } = await server.data(credentials.sendOwnCaptcha, {}, { token })
      const body = { code: await wechatCode('wx-new-2'), state, old_captcha }
      return server.ask(credentials.bindWechat, { body }, { token })
    }
    expect((await bind(person.token)).data.id).toBe(person.id)
    expect((await bind(other.token)).code).toBe(codes.repeated)
    const { user } = await server.data(account.logInByWechat, { body: { code: await wechatCode('wx-new-2'), state } })
    expect(user.id).toBe(person.id)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    'https://localhost@evil.example/',
  ])('does not redirect to %s', async (redirect) =>
    expect((await server.ask(account.wechatAddress, { query: { redirect } })).code).toBe(codes.badInput),
  )

  it('binds a first phone, once, and not one of another', async () => {
    const person = await server.person({ phone: null })
    const bind = async (phone: string) =>
      server.ask(credentials.bindPhone, { body: { phone, captcha: await codeFor(phone, 'bind') } }, person)
    expect((await bind('13800000003')).code).toBe(codes.phoneTaken)
    expect((await bind('13900020001')).data.phone).toBe('139****0001')
    await server.db.delete(rateLimits)
    expect((await bind('13900020002')).code).toBe(codes.stateChanged)
  })
})

it('answers as a guest inside the process', async () => {
  const envelope = await server.app.answerAsGuest(
    'config.domains',
    { query: { page: 1, page_size: 1000, source: 'h5', sys_type: 2 } },
    { language: 'zh', ip: '' },
  )
  expect(envelope).toMatchObject({
    code: codes.success,
    data: await server.data(config.domains, { query: { page: 1, page_size: 1000, source: 'h5', sys_type: 2 } }),
  })
  expect((await server.app.answerAsGuest('account.current', {}, { language: 'en', ip: '' })).code).toBe(
    codes.loginExpired,
  )
})

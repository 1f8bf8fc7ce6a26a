import { account, codes, site } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../data/schema/index'
import { startTestServer, type TestServer } from '../../testing/test-server'

const PHONE = '13900070001'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function newCode(): Promise<string> {
  await server.ask(account.sendCaptcha, { query: { phone: PHONE, purpose: 'login' } })
  const response = await server.app.request(`/__dev/sms/${PHONE}`)
  const { data } = (await response.json()) as { data: { list: { code: string }[] } }
  return data.list[0]?.code ?? ''
}

it('a login with agreements that have changed is refused without spending its code, and the accepted version is kept', async () => {
  const { version } = await server.data(site.agreements)
  const captcha = await newCode()
  const logIn = (agreed: string) =>
    server.ask(account.logIn, { body: { way: 'captcha', phone: PHONE, captcha, agreed } })
  expect((await logIn(`${version}-before`)).code).toBe(codes.agreementsChanged)
  const { code, data } = await logIn(version)
  expect(code).toBe(codes.success)
  const [row] = await server.db.select().from(users).where(eq(users.id, data.user.id))
  expect(row).toMatchObject({ agreedVersion: version, agreedAt: expect.any(Date) })
})

it('a login by password and by WeChat with another version is refused before its proof is looked at', async () => {
  const agreed = 'another'
  const byPassword = { way: 'password' as const, phone: PHONE, password: 'wrong', agreed }
  expect((await server.ask(account.logIn, { body: byPassword })).code).toBe(codes.agreementsChanged)
  const byWechat = { code: 'unknown', state: 's'.repeat(16), agreed }
  expect((await server.ask(account.logInByWechat, { body: byWechat })).code).toBe(codes.agreementsChanged)
})

import { account, codes, site } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { settings, users } from '../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../testing/test-server'

let server: TestServer
let person: TestPerson
let version: string
beforeAll(async () => {
  server = await startTestServer()
  version = (await server.data(site.agreements)).version
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await server.person()
})

const due = async (whose = person) => (await server.data(account.current, {}, whose)).agreements_due
const accept = (of: string) => server.ask(site.accept, { body: { version: of } }, person)
const publish = (newer: string) =>
  server.db
    .update(settings)
    .set({ value: sql`jsonb_set(${settings.value}, '{version}', ${JSON.stringify(newer)}::jsonb)` })
    .where(eq(settings.key, 'agreements'))

it('asks whoever has not accepted the current version, and again after a newer one', async () => {
  expect(await due()).toBe(version)
  const first = await accept(version)
  expect(first.data).toMatchObject({ version })
  expect(await due()).toBeUndefined()
  expect((await accept(version)).data.accepted_at).toBe(first.data.accepted_at)
  await publish('9.0')
  expect(await due()).toBe('9.0')
  expect((await accept(version)).code).toBe(codes.stateChanged)
  expect((await accept('9.0')).code).toBe(codes.success)
  expect(await due()).toBeUndefined()
  const [row] = await server.db.select().from(users).where(eq(users.id, person.id))
  expect(row).toMatchObject({ agreedVersion: '9.0', agreedAt: expect.any(Date) })
  await publish(version)
})

it('changes the version of the user, so that the copy on a device is replaced', async () => {
  const before = (await server.data(account.current, {}, person)).version
  await accept(version)
  expect((await server.data(account.current, {}, person)).version).not.toBe(before)
})

it('is accepted by a login that names the version, and by no login that names none', async () => {
  const logIn = async (more: object) => {
    const phone = `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
    await server.data(account.sendCaptcha, { query: { phone, purpose: 'login' } }, { token: 'guest' })
    const { data } = (await (await server.app.request(`/__dev/sms/${phone}`)).json()) as {
      data: { list: { text: string }[] }
    }
    const captcha = /\b(\d{6})\b/.exec(data.list[0]?.text ?? '')?.[1] ?? ''
    const session = await server.data(account.logIn, { body: { way: 'captcha', phone, captcha, ...more } })
    return due({ id: session.user.id, token: session.token })
  }
  expect(await logIn({ agreed: version })).toBeUndefined()
  expect(await logIn({})).toBe(version)
})

it('asks nobody of the demo', async () => {
  expect(await due(await server.logInAs('502'))).toBeUndefined()
})

it('needs a login', async () => {
  expect((await server.ask(site.accept, { body: { version } })).code).toBe(codes.loginExpired)
})

import { account, codes, credentials, messages } from '@plaza/shared/api'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { rateLimits, wechatIdentities } from '../../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../../testing/test-server'

const PASSWORD = 'grüner Tee um acht'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
})

/** What a visit to WeChat comes back with. */
async function visit(openId: string): Promise<{ code: string; state: string }> {
  const state = 'a-state-of-this-browser'
  return { code: (await server.deps.wechat.codeFor?.({ openId, nickname: '一盏小灯' }, state)) ?? '', state }
}
async function owner(): Promise<TestPerson> {
  const person = await server.person()
  await server.data(credentials.initPassword, { body: { password: PASSWORD } }, person)
  return person
}
const bind = async (openId: string, person: TestPerson, proof: { password?: string; old_captcha?: string }) =>
  server.ask(credentials.bindWechat, { body: { ...(await visit(openId)), ...proof } }, person)
const isBound = async (person: TestPerson) => (await server.data(credentials.state, {}, person)).wechat
const told = async (person: TestPerson) =>
  (await server.data(messages.list, { query: {} }, person)).list.map(({ title, link }) => [title, link])

it('is not bound by a session alone', async () => {
  const person = await owner()
  expect((await bind('wx-thief', person, {})).code).toBe(codes.credentialsWrong)
  expect((await bind('wx-thief', person, { password: 'not the password' })).code).toBe(codes.credentialsWrong)
  expect(await isBound(person)).toBe(false)
})

it('is bound with the password, and the owner is told', async () => {
  const person = await owner()
  expect((await bind('wx-own', person, { password: PASSWORD })).code).toBe(codes.success)
  expect(await told(person)).toEqual([['您的账号绑定了微信', '/safe']])
})

it('is one for an account, also when two are bound at once', async () => {
  const person = await owner()
  const attempts = ['wx-one', 'wx-two', 'wx-three'].map((openId) => bind(openId, person, { password: PASSWORD }))
  const outcomes = (await Promise.all(attempts)).map(({ code }) => code)
  expect(outcomes.filter((code) => code === codes.success)).toHaveLength(1)
  expect(outcomes.filter((code) => code === codes.repeated)).toHaveLength(2)
})

it('that is unbound is out, with all other sessions, and the owner is told', async () => {
  const person = await owner()
  await server.db.insert(wechatIdentities).values({ openId: 'wx-before', userId: person.id })
  const there = await server.data(account.logInByWechat, { body: await visit('wx-before') })
  await server.data(credentials.unbindWechat, {}, person)
  expect((await server.ask(account.current, {}, { token: there.token })).code).toBe(codes.loginReplaced)
  expect((await server.ask(account.current, {}, person)).code).toBe(codes.success)
  expect((await told(person))[0]).toEqual(['您的账号解除了微信绑定', '/safe'])
})

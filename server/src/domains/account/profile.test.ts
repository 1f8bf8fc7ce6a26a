import { account, codes, type InputOf, site } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { sealIdentity } from './identity/identity'
import { maskText } from './users'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('a profile', () => {
  it('changes its version with its content, and only declared fields', async () => {
    const person = await server.person()
    const before = await server.data(account.profile, {}, person)
    const body = { nickname: ' 潮水 ', sex: 2 as const, real_name: 1, phone: '13900000000', roles: ['reviewer'] }
    const after = await server.data(account.changeProfile, { body }, person)
    expect(after).toMatchObject({ nickname: '潮水', real_name: 0, roles: [], profile: { sex: 2 } })
    expect(after.version).not.toBe(before.version)
    expect((await server.data(account.current, {}, person)).version).toBe(after.version)
  })

  it('is the same in every answer, with the agreements that are due', async () => {
    const person = await server.person()
    await server.db.update(users).set({ agreedVersion: 'before' }).where(eq(users.id, person.id))
    const current = await server.data(account.current, {}, person)
    expect(current.agreements_due).toBeTruthy()
    expect(await server.data(account.profile, {}, person)).toEqual(current)
    const changed = await server.data(account.changeProfile, { body: { sex: 1 } }, person)
    expect(changed.agreements_due).toBe(current.agreements_due)
  })

  it('accepts an avatar of the site, but no foreign one', async () => {
    const person = await server.person()
    const change = (avatar: string) => server.ask(account.changeProfile, { body: { avatar } }, person)
    expect((await change('/media/pictures/avatar-3.webp')).data.avatar).toBe('/media/pictures/avatar-3.webp')
    expect((await change('https://evil.example/a.png')).code).toBe(codes.badInput)
  })

  it('masks what others must not read', () => {
    expect(maskText('13800000002', 3, 4)).toBe('138****0002')
    expect(maskText('陈禾', 1, 0)).toBe('陈*')
    expect(maskText('', 3, 4)).toBe('')
    expect(maskText('123', 3, 4)).toBe('***')
  })

  it('counts the user’s activities', async () => {
    const demo = await server.logInAs('503')
    expect((await server.data(account.statistics, {}, demo)).hours).toBeGreaterThanOrEqual(186.5)
    expect(await server.data(account.unread, {}, demo)).toMatchObject({ messages: 2, replies: 0 })
  })

  it('stays as it is when nothing of it changes', async () => {
    const person = await server.person()
    const before = await server.data(account.profile, {}, person)
    expect(await server.data(account.changeProfile, { body: {} }, person)).toEqual(before)
  })

  it('has a verified name only after the name was verified', async () => {
    const person = await server.person()
    await server.db
      .update(users)
      .set({ realName: sealIdentity(server.deps.identity, person.id, 'real-name', '陈禾'), verified: 1 })
      .where(eq(users.id, person.id))
    const verified = await server.data(account.profile, {}, person)
    expect(verified).toMatchObject({ real_name: 1, profile: { real_name: '陈*' } })
    await server.db.update(users).set({ verified: 2 }).where(eq(users.id, person.id))
    expect((await server.data(account.profile, {}, person)).real_name).toBe(0)
  })
})

describe('a change in review', () => {
  const change = (body: InputOf<typeof account.changeProfile>['body'], person: TestPerson) =>
    server.data(account.changeProfile, { body }, person)

  it('is withdrawn by the name that others see, and replaced by a change that needs no review', async () => {
    const person = await server.person()
    const { nickname } = await server.data(account.profile, {}, person)
    const pending = { draft: { intro: '加微信群看潮', state: 'pending' } }
    expect(await change({ intro: '加微信群看潮' }, person)).toMatchObject(pending)
    expect(await change({ sex: 1 }, person)).toMatchObject(pending)
    expect(await change({ nickname }, person)).toMatchObject({ nickname, intro: '', draft: null })
    expect(await change({ intro: '加微信群看潮' }, person)).toMatchObject(pending)
    expect(await change({ intro: '看潮的人' }, person)).toMatchObject({ intro: '看潮的人', draft: null })
  })
})

it.each(['1899-12-31', '2999-01-01', '1990-13-01'])('%s is no birth date', async (birthdate) => {
  const person = await server.person()
  expect((await server.ask(account.changeProfile, { body: { birthdate } }, person)).code).toBe(codes.badInput)
})

it('anybody can read the agreements and the clauses', async () => {
  for (const endpoint of [site.agreements, site.clauses]) {
    const { version, list } = await server.data(endpoint)
    expect(version).not.toBe('')
    expect(list.length).toBeGreaterThan(0)
  }
})

import { account } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transfers, users } from '../../../data/schema/index'
import { secretFrom } from '../../../secret'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { encryptIdentities, openIdentity, sealIdentity } from './identity'

const NUMBER = '990000199001010010'
const NAME = '欧阳小舟'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const stored = async (id: string) => (await server.db.select().from(users).where(eq(users.id, id)))[0]

it('is encrypted for one person and one field', () => {
  const identity = secretFrom('a key')
  const sealed = sealIdentity(identity, '1', 'identity-card', NUMBER)
  expect(sealed).not.toContain('1990')
  expect(openIdentity(identity, '1', 'identity-card', sealed)).toBe(NUMBER)
  expect(openIdentity(identity, '2', 'identity-card', sealed)).toBe('')
  expect(openIdentity(identity, '1', 'real-name', sealed)).toBe('')
  expect(openIdentity(secretFrom('another key'), '1', 'identity-card', sealed)).toBe('')
  expect(sealIdentity(identity, '2', 'identity-card', NUMBER)).not.toBe(sealed)
  expect(sealIdentity(identity, '1', 'real-name', '')).toBe('')
})

it('is stored in plain nowhere, whatever an older version or the demo stored', async () => {
  const { rows } = await server.db.execute<{ plain: number; all: number }>(sql`
    select count(*) filter (where identity_card not like 'v1.%' or real_name not like 'v1.%')::int as plain,
      count(*)::int as all from ${users} where identity_card <> ''`)
  expect(rows[0]?.all).toBeGreaterThan(0)
  expect(rows[0]?.plain).toBe(0)
  const { id } = await server.person()
  await server.db.update(users).set({ realName: NAME, identityCard: NUMBER, verified: 1 }).where(eq(users.id, id))
  await encryptIdentities(server.deps)
  const first = await stored(id)
  expect(JSON.stringify(first)).not.toMatch(/欧阳|1990/)
  await encryptIdentities(server.deps)
  expect(await stored(id)).toEqual(first)
})

it('leaves no transfer of the demo whose account is not known again', async () => {
  expect(await server.db.$count(transfers)).toBeGreaterThan(0)
  expect(await server.db.$count(transfers, eq(transfers.accountHash, ''))).toBe(0)
})

it('is masked in answers', async () => {
  const person = await server.person()
  const { identity } = server.deps
  await server.db
    .update(users)
    .set({
      realName: sealIdentity(identity, person.id, 'real-name', NAME),
      identityCard: sealIdentity(identity, person.id, 'identity-card', NUMBER),
      verified: 1,
    })
    .where(eq(users.id, person.id))
  for (const endpoint of [account.profile, account.current]) {
    const { profile } = await server.data(endpoint, {}, person)
    expect(profile).toMatchObject({ real_name: '欧***', identity_card: '990***********0010' })
  }
  expect(server.logged()).not.toMatch(/欧阳|1990/)
})

it('a server with another key does not start', async () => {
  const { db, secret } = server.deps
  const other = { db, secret, identity: secretFrom('the key of another server') }
  await expect(encryptIdentities(other)).rejects.toThrow('PLAZA_IDENTITY_KEY')
})

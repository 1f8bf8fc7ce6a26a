import { account, codes, dataExports, messages } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dataExportFiles, rateLimits, dataExports as rows, users } from '../../data/schema/index'
import { runJobs } from '../../testing/run-jobs'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { walletOwner } from '../../testing/wallets'
import { sealIdentity } from '../account/identity/identity'
import { personalTables } from './tables/all-tables'

/** An ordinary reader of the demo, who has rows in many tables. */
const READER = '502'
const CARD = '320501199001011234'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
})

/** An account without a phone has nothing to prove it by but its session. */
const newPerson = () => server.person({ phone: null })
const request = (person: TestPerson) => server.data(dataExports.request, { body: {} }, person)
const make = () => runJobs(server.deps, /^make-data-exports$/)
const fetch = (id: string, person: TestPerson) => server.ask(dataExports.fetch, { params: { id } }, person)
async function fileOf(person: TestPerson) {
  const { id } = await request(person)
  await make()
  return JSON.parse((await fetch(id, person)).data.json)
}

describe('a file with all that is held of a person', () => {
  it('needs a proof', async () => {
    const person = await server.person()
    for (const body of [{}, { password: 'wrong' }, { old_captcha: '000000' }])
      expect((await server.ask(dataExports.request, { body }, person)).code).not.toBe(codes.success)
    expect((await server.data(dataExports.latest, {}, person)).export).toBeNull()
  })

  it('is made by a job, told of, and fetched once', async () => {
    const person = await newPerson()
    const { id, state } = await request(person)
    expect(state).toBe('waiting')
    expect((await fetch(id, person)).code).toBe(codes.tooLate)
    expect((await server.ask(dataExports.request, { body: {} }, person)).code).toBe(codes.repeated)
    await make()
    const latest = (await server.data(dataExports.latest, {}, person)).export
    expect(latest).toMatchObject({ id, state: 'ready', bytes: expect.any(Number) })
    const told = (await server.data(messages.list, { query: {} }, person)).list
    expect(told.map(({ kind, link }) => [kind, link])).toEqual([['system', '/user-set']])
    const answers = await Promise.all([fetch(id, person), fetch(id, person), fetch(id, person)])
    expect(answers.map(({ code }) => code).sort()).toEqual([codes.success, codes.tooLate, codes.tooLate].sort())
    expect(await server.db.select().from(dataExportFiles)).toEqual([])
    expect((await server.data(dataExports.latest, {}, person)).export?.state).toBe('fetched')
  })

  it('is nobody else’s', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const { id } = await request(person)
    await make()
    expect((await fetch(id, other)).code).toBe(codes.contentGone)
    expect((await server.data(dataExports.latest, {}, other)).export).toBeNull()
    expect((await fetch(id, person)).code).toBe(codes.success)
  })

  it('ends with its time, and another one can be asked for', async () => {
    const person = await newPerson()
    const { id } = await request(person)
    await make()
    await server.db.update(rows).set({ expiresAt: sql`now()` }).where(eq(rows.id, id))
    expect((await fetch(id, person)).code).toBe(codes.tooLate)
    await runJobs(server.deps, /^expire-data-exports$/)
    expect((await server.data(dataExports.latest, {}, person)).export?.state).toBe('expired')
    expect(await server.db.select().from(dataExportFiles)).toEqual([])
    expect((await request(person)).state).toBe('waiting')
    await make()
  })

  it('is made three times a day at most', async () => {
    const person = await newPerson()
    const made: number[] = []
    for (let times = 0; times < 4; times++) {
      made.push((await server.ask(dataExports.request, { body: {} }, person)).code)
      await make()
    }
    expect(made).toEqual([...Array(3).fill(codes.success), codes.tooMany])
    await server.db.delete(rows).where(eq(rows.userId, person.id))
  })

  it('is encrypted where it waits', async () => {
    const person = await newPerson()
    await request(person)
    await make()
    const [stored] = await server.db.select().from(dataExportFiles)
    expect(stored?.sealed).not.toContain('contents')
    expect(server.deps.identity.open('data-export:else', stored?.sealed ?? '')).toBeNull()
  })

  it('that cannot be made says so and keeps no other from being made', async () => {
    const [broken, person] = [await newPerson(), await newPerson()]
    const { identity } = server.deps
    await request(broken)
    await request(person)
    const failing = {
      ...identity,
      seal: (use: string, text: string) => (use.includes(broken.id) ? fail() : identity.seal(use, text)),
    }
    const fail = (): never => {
      throw new Error('no')
    }
    await runJobs({ ...server.deps, identity: failing }, /^make-data-exports$/)
    const stateOf = async (who: TestPerson) => (await server.data(dataExports.latest, {}, who)).export?.state
    expect([await stateOf(broken), await stateOf(person)]).toEqual(['failed', 'ready'])
    expect((await request(broken)).state).toBe('waiting')
  })
})

describe('the file', () => {
  it('has an index in both languages, each table, and why others are left out', async () => {
    const file = await fileOf(await newPerson())
    const named = [...file.contents, ...file.left_out].map(({ table }: { table: string }) => table)
    expect(named.sort()).toEqual(personalTables.map(([name]) => name).sort())
    for (const { table, zh, en, rows: n } of file.contents)
      expect([table, zh, en, n]).toEqual([table, expect.any(String), expect.any(String), file.data[table].length])
  })

  it('has the rows of a person, the identity masked, and no secret', async () => {
    const person = await walletOwner(server, 700)
    const { identity } = server.deps
    await server.db
      .update(users)
      .set({
        phone: null,
        identityCard: sealIdentity(identity, person.id, 'identity-card', CARD),
        passwordHash: '$argon2-canary',
      })
      .where(eq(users.id, person.id))
    const file = await fileOf(person)
    const text = JSON.stringify(file)
    expect(file.about.identity).toEqual({ real_name: '陈*', identity_card: '320***********1234' })
    for (const secret of [CARD, '陈禾', 'canary', 'v1.', person.token]) expect(text).not.toContain(secret)
    expect(file.data.ledgerAccounts.map(({ cents }: { cents: number }) => cents).sort()).toEqual([0, 700])
    expect(file.data.transfers).toHaveLength(1)
    expect(file.data.payoutTargets).toEqual([{ masked: 're****@starbay.example', boundAt: expect.any(String) }])
    expect(file.data.sessions).toHaveLength(1)
  })

  it('has no name, phone or words of anybody else', async () => {
    await server.db.update(users).set({ phone: null }).where(eq(users.id, READER))
    const reader = await server.logInAs(READER)
    const others = await server.db
      .select({ name: users.nickname, phone: users.phone })
      .from(users)
      .where(sql`id <> ${READER}`)
    const file = await fileOf(reader)
    const filled = file.contents.filter(({ rows: n }: { rows: number }) => n > 0).length
    expect(filled).toBeGreaterThan(8)
    // Whom the person themself wrote into the address book.
    const { addresses: _, ...rest } = file.data
    const text = JSON.stringify(rest)
    expect(others.filter(({ name, phone }) => text.includes(`"${name}"`) || (phone && text.includes(phone)))).toEqual(
      [],
    )
    expect((await server.data(account.current, {}, reader)).id).toBe(READER)
  })
})

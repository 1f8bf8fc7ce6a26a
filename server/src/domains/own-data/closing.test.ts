import {
  account,
  closures,
  codes,
  collections,
  comments,
  feeds,
  follows,
  histories,
  likes,
  messages,
  people,
  playlists,
  posts,
  preferences,
  searches,
  wallets,
} from '@plaza/shared/api'
import { DAY_MS } from '@plaza/shared/format'
import { eq, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as schema from '../../data/schema/index'
import {
  ledgerEntries,
  messages as messageRows,
  payoutTargets,
  programmeReminders,
  programmes,
  rateLimits,
  closures as rows,
  transfers,
  users,
} from '../../data/schema/index'
import { runJobs } from '../../testing/run-jobs'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { balance, give, mistakesInBooks, transferOf, walletOwner } from '../../testing/wallets'
import { sealIdentity } from '../account/identity/identity'
import { indexPending } from '../search/entries'
import { readPayout } from '../wallet/finance/payout-record'
import { balanceOf, houseBalance } from '../wallet/ledger'
import { applyOutcome } from '../wallet/payouts'
import { NAMELESS } from './data-table'
import { personalTables } from './tables/all-tables'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
})

/** An account without a phone has nothing to prove it by but its session. */
const newPerson = (nickname?: string) =>
  server.person({ phone: null, joinedDaysAgo: 90, ...(nickname && { nickname }) })
const ask = (person: TestPerson, given_up_cents = 0) =>
  server.ask(closures.request, { body: { given_up_cents } }, person)
const pass = async (person: TestPerson) => {
  await server.db.update(rows).set({ dueAt: sql`now()` }).where(eq(rows.userId, person.id))
  await runJobs(server.deps, /^close-accounts$/)
}
const isOpen = async (person: TestPerson) => (await server.ask(account.current, {}, person)).code === codes.success
const write = (person: TestPerson, content: string) =>
  server.data(posts.publish, { body: { circle_id: '61', content, images: [], key: crypto.randomUUID() } }, person)

describe('the request', () => {
  it('needs a proof', async () => {
    const person = await server.person()
    expect((await ask(person)).code).toBe(codes.credentialsWrong)
    expect((await server.data(closures.state, {}, person)).due_at).toBeNull()
  })

  it('is told with its day, and taken back within it', async () => {
    const person = await newPerson()
    const { due_at, days } = (await ask(person)).data
    expect(days).toBe(7)
    expect(Math.round((Date.parse(due_at ?? '') - Date.now()) / DAY_MS)).toBe(7)
    expect((await server.data(account.current, {}, person)).closing_at).toBe(due_at)
    await runJobs(server.deps, /^close-accounts$/)
    expect(await isOpen(person)).toBe(true)
    expect((await server.data(closures.takeBack, {}, person)).due_at).toBeNull()
    await runJobs(server.deps, /^close-accounts$/)
    const current = await server.data(account.current, {}, person)
    expect(current.closing_at).toBeUndefined()
    expect((await server.data(messages.list, { query: {} }, person)).list).toHaveLength(2)
  })

  it('is reminded of once, a day before', async () => {
    const person = await newPerson()
    await ask(person)
    await runJobs(server.deps, /^remind-of-closing$/)
    await server.db.update(rows).set({ dueAt: sql`now() + interval '20 hours'` }).where(eq(rows.userId, person.id))
    await runJobs(server.deps, /^remind-of-closing$/)
    await runJobs(server.deps, /^remind-of-closing$/)
    expect((await server.data(messages.list, { query: {} }, person)).list).toHaveLength(2)
    await server.data(closures.takeBack, {}, person)
  })

  it('is refused while a withdrawal is under way, and for another sum than is there', async () => {
    const person = await walletOwner(server, 5000)
    await server.db.update(users).set({ phone: null }).where(eq(users.id, person.id))
    expect((await ask(person, 0)).code).toBe(codes.stateChanged)
    for (const state of ['created', 'reviewing', 'submitted', 'awaiting-confirmation']) {
      await server.db.execute(sql`update transfers set state = ${state} where user_id = ${person.id}`)
      await server.db.delete(rateLimits)
      expect([state, (await ask(person, 5000)).code]).toEqual([state, codes.notAllowed])
    }
    await server.db.execute(sql`update transfers set state = 'success' where user_id = ${person.id}`)
    expect((await ask(person, 5000)).code).toBe(codes.success)
  })
})

describe('money', () => {
  it('that is given up goes back to the house, by one transaction of the books', async () => {
    const person = await newPerson()
    await give(server.db, person.id, 1200)
    expect((await ask(person, 1200)).code).toBe(codes.success)
    await pass(person)
    expect(await isOpen(person)).toBe(false)
    const entries = await server.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.accountId, `available:${person.id}`))
      .orderBy(ledgerEntries.id)
    expect(entries.map(({ cents, balance: after }) => [cents, after])).toEqual([
      [1200, 1200],
      [-1200, 0],
    ])
  })

  it('that came meanwhile stops the closing, and the owner is told', async () => {
    const person = await newPerson()
    await ask(person)
    await give(server.db, person.id, 1)
    await pass(person)
    expect(await isOpen(person)).toBe(true)
    expect((await server.data(closures.state, {}, person)).due_at).toBeNull()
    expect((await balance(server, person)).cents).toBe(1)
    expect((await server.data(messages.list, { query: {} }, person)).list[0]?.title).toContain('没有注销')
  })

  it('that is on its way is waited for', async () => {
    const person = await walletOwner(server, 0)
    await server.db.update(users).set({ phone: null }).where(eq(users.id, person.id))
    await ask(person)
    await server.db.execute(sql`update transfers set state = 'submitted' where user_id = ${person.id}`)
    await pass(person)
    expect(await isOpen(person)).toBe(true)
    await server.db.execute(sql`update transfers set state = 'success' where user_id = ${person.id}`)
    await runJobs(server.deps, /^close-accounts$/)
    expect(await isOpen(person)).toBe(false)
  })
})

it('money that comes back after the closing is owed as unclaimed, in no wallet and with no message', async () => {
  const person = await walletOwner(server, 5_000)
  const { id } = await server.data(wallets.transfer, { body: transferOf(5_000) }, person)
  await server.db.update(transfers).set({ askAt: null }).where(eq(transfers.id, id))
  await applyOutcome(server.deps, 'alipay', id, { state: 'success', providerId: 'paid-1' })
  await server.db.update(users).set({ phone: null }).where(eq(users.id, person.id))
  await ask(person)
  await pass(person)
  expect(await isOpen(person)).toBe(false)
  const [wrong, unclaimed] = [await mistakesInBooks(server.db), await houseBalance(server.db, 'unclaimed')]
  await applyOutcome(server.deps, 'alipay', id, { state: 'returned' })
  await applyOutcome(server.deps, 'alipay', id, { state: 'returned' })
  expect(await houseBalance(server.db, 'unclaimed')).toBe(unclaimed + 5_000)
  expect((await balanceOf(server.db, person.id)).available).toBe(0)
  expect(await server.db.$count(messageRows, eq(messageRows.userId, person.id))).toBe(0)
  expect(await mistakesInBooks(server.db)).toEqual(wrong)
  expect((await readPayout(server.db, id))?.closed).toBe(true)
})

it('an account that is closed keeps no name, number or account that it was paid to, not even encrypted', async () => {
  const person = await walletOwner(server, 0)
  const ofPerson = eq(users.id, person.id)
  const identityCard = sealIdentity(server.deps.identity, person.id, 'identity-card', '320501199001011234')
  await server.db.update(users).set({ phone: null, identityCard, birthdate: '1990-01-01' }).where(ofPerson)
  await ask(person)
  await pass(person)
  const [row] = await server.db.select().from(users).where(ofPerson)
  expect(row).toMatchObject({ realName: '', identityCard: '', verified: 0, birthdate: null, passwordHash: null })
  const columns = { account: transfers.account, name: transfers.name, cents: transfers.cents }
  const paid = await server.db.select(columns).from(transfers).where(eq(transfers.userId, person.id))
  expect(paid).toEqual([{ account: '', name: '', cents: 100 }])
  expect(await server.db.$count(payoutTargets, eq(payoutTargets.userId, person.id))).toBe(0)
})

describe('a closed account', () => {
  const NAME = '潮水退去的人'
  const WORDS = '退潮以后的沙滩'
  const PHONE = '13911112222'
  let person: TestPerson
  let reader: TestPerson
  let post: string
  let comment: string
  let theirs: string
  let traces: string[]

  /** What a person marks, keeps and is reminded of. */
  async function leaveTraces(of: TestPerson): Promise<void> {
    await server.data(histories.add, { body: { id: '3001', type: 3, read: true } }, of)
    await server.data(collections.set, { body: { id: '3001', on: true } }, of)
    await server.data(preferences.change, { body: { findable: true } }, of)
    await server.data(feeds.own, { query: { channel: 'all' } }, of)
    await server.data(feeds.less, { body: { kind: 'content', id: '3001' } }, of)
    await server.data(playlists.save, { body: { name: '睡前', ids: ['11001'], key: crypto.randomUUID() } }, of)
    const [programme] = await server.db.select().from(programmes).limit(1)
    const reminder = { userId: of.id, programmeId: programme?.id ?? '', startsAt: new Date() }
    await server.db.insert(programmeReminders).values(reminder)
  }

  /** Every table, and whether it has the id, or words, of the person. */
  async function tracesOf(personId: string) {
    const found: { key: string; id: boolean; words: boolean }[] = []
    for (const [key, value] of Object.entries(schema)) {
      const config = isTable(value) ? getTableConfig(value) : undefined
      if (!config) continue
      const { rows: hits } = await server.db.execute<{ id: boolean; words: boolean }>(sql`
        select coalesce(bool_or(t::text like ${`%${personId}%`}), false) as id,
          coalesce(bool_or(t::text like ${`%${NAME}%`} or t::text like ${`%${PHONE}%`} or t::text like '%老码头路%' and t::text like ${`%${personId}%`}), false) as words
        from ${sql.identifier(config.name)} t`)
      found.push({ key, id: hits[0]?.id ?? false, words: hits[0]?.words ?? false })
    }
    return found
  }

  beforeAll(async () => {
    person = await server.person({ nickname: NAME, phone: PHONE, joinedDaysAgo: 90 })
    reader = await server.person({ joinedDaysAgo: 90 })
    post = (await write(person, WORDS)).id
    comment = (
      await server.data(comments.add, { body: { target: 'post', target_id: post, content: '我也在' } }, person)
    ).id
    const reply = { target: 'post', target_id: post, content: '好看', parent_id: comment } as const
    await server.data(comments.add, { body: reply }, reader)
    // A mention of the person's comment stands in the messages of the other.
    const other = await server.data(comments.add, { body: { target: 'post', target_id: post, content: '早' } }, reader)
    await server.data(
      comments.add,
      { body: { target: 'post', target_id: post, content: '回复', parent_id: other.id } },
      person,
    )
    await server.data(follows.set, { body: { kind: 'user', id: person.id, on: true } }, reader)
    theirs = (await write(reader, '涨潮')).id
    await server.data(likes.set, { body: { target: 'post', id: theirs, on: true } }, person)
    await server.data(follows.set, { body: { kind: 'user', id: reader.id, on: true } }, person)
    await server.data(account.sendCaptcha, { query: { phone: PHONE, purpose: 'login' } }, reader)
    await server.db
      .update(users)
      .set({ phone: PHONE, intro: `${NAME}在海边`, homeAddress: '老码头路' })
      .where(eq(users.id, person.id))
    await leaveTraces(person)
    await indexPending(server.db)
    traces = (await tracesOf(person.id)).flatMap(({ key, id }) => (id ? [key] : []))
    await server.db.insert(rows).values({ userId: person.id, dueAt: sql`now()` })
    await runJobs(server.deps, /^close-accounts$/)
    await indexPending(server.db)
  })

  it('is logged out everywhere, and its phone makes a new one', async () => {
    expect(await isOpen(person)).toBe(false)
    const again = await server.person({ phone: PHONE })
    expect(again.id).not.toBe(person.id)
    await server.db.delete(users).where(eq(users.id, again.id))
  })

  it('has a public page that says so, and cannot be followed or found', async () => {
    const shown = await server.data(people.detail, { params: { id: person.id } }, reader)
    expect(shown).toMatchObject({ name: NAMELESS, closed: true, intro: '', avatar: null, followers: 0 })
    const follow = { body: { kind: 'user', id: person.id, on: true } } as const
    expect((await server.ask(follows.set, follow, reader)).code).toBe(codes.contentGone)
    const { list } = await server.data(searches.search, { query: { q: NAME, kind: 'community' } }, reader)
    expect(list.filter(({ id }) => id === person.id)).toEqual([])
  })

  it('leaves posts and comments of a nameless author', async () => {
    const read = await server.data(posts.detail, { params: { id: post } }, reader)
    expect([read.content, read.user.name]).toEqual([WORDS, NAMELESS])
    const { list } = await server.data(comments.list, { params: { id: post }, query: { target: 'post' } }, reader)
    expect(list.find(({ id }) => id === comment)?.user.name).toBe(NAMELESS)
  })

  it('takes its likes and follows out of the counts of others', async () => {
    const { likes: n } = await server.data(posts.detail, { params: { id: theirs } }, reader)
    const { followers } = await server.data(people.detail, { params: { id: reader.id } }, reader)
    expect([n, followers]).toEqual([0, 0])
  })

  it('leaves its id only where the table allows it, and its name, phone and address nowhere', async () => {
    const own = [
      'feedMarks',
      'feedOrders',
      'histories',
      'collections',
      'playlists',
      'preferences',
      'programmeReminders',
    ]
    expect(traces).toEqual(expect.arrayContaining(own))
    const found = (await tracesOf(person.id)).flatMap(({ key, id, words }) => {
      const entry = personalTables.find(([name]) => name === key)?.[1]
      return [
        ...(words ? [`${key} has the name, the phone or the address`] : []),
        ...(id && !entry?.kept && !mayRefer.includes(key) ? [`${key} has the id`] : []),
      ]
    })
    expect(found).toEqual([])
  })
})

/** Rows of others that refer to the nameless author. */
const mayRefer = ['messages']
const isTable = (value: unknown): value is PgTable =>
  typeof value === 'object' && value !== null && 'enableRLS' in value

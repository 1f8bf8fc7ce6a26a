import { codes, credits, type DataOf, hours, type RankedItem, teams, volunteers } from '@plaza/shared/api'
import { DAY_MS, siteDate } from '@plaza/shared/format'
import { eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../data/ids'
import {
  activityJoins,
  certificates,
  hoursLedger,
  hoursTotals,
  teamMembers,
  teams as teamRows,
  users,
  volunteers as volunteerRows,
  wishClaims,
  wishes,
} from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { creditCodes, earnCredits } from '../wallet/credits'
import { creditHours, reverseHours } from './ledger'

let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await volunteer()
})

const year = Number(siteDate(Date.now()).slice(0, 4))

async function volunteer(): Promise<TestPerson> {
  const one = await server.person()
  await server.db.update(users).set({ verified: 1 }).where(eq(users.id, one.id))
  await server.db.insert(volunteerRows).values({ id: newId(), userId: one.id, state: 'active', district: '临江' })
  return one
}

const credit = (more: Partial<Parameters<typeof creditHours>[1]> = {}) =>
  server.db.transaction((tx) =>
    creditHours(tx, {
      ...{
        userId: person.id,
        source: 'hand',
        sourceId: newId(),
        title: '值守',
        place: '长堤',
        hours: 2.5,
        teamId: '601',
      },
      ...more,
    }),
  )
const entriesOf = (userId: string) =>
  server.db.select().from(hoursLedger).where(eq(hoursLedger.userId, userId)).orderBy(hoursLedger.id)
async function reverseLast() {
  const entry = (await entriesOf(person.id)).at(-1)
  return server.db.transaction((tx) => reverseHours(tx, entry?.id ?? 0, { reviewer: '复核员', note: '重复计入' }))
}

describe('the ledger', () => {
  it('credits once for a source, and is reversed once by an entry of its own', async () => {
    expect([await credit({ sourceId: 'a' }), await credit({ sourceId: 'a' })]).toEqual([true, false])
    expect([await reverseLast(), await reverseLast()]).toEqual([true, false])
    const { list } = await server.data(hours.list, {}, person)
    expect(list.map((entry) => [entry.hours, entry.is_reversal, entry.reversed_at !== null])).toEqual([
      [-2.5, true, false],
      [2.5, false, true],
    ])
    expect(await server.data(hours.summary, {}, person)).toMatchObject({ hours: 0, services: 0, rank: null })
  })

  it('takes the credits of an activity back with its hours, once', async () => {
    const reason = 'activity:taken-back'
    await server.db.transaction((tx) => earnCredits(tx, { userId: person.id, code: creditCodes.volunteer, reason }))
    const before = await server.data(credits.mine, {}, person)
    expect(before.balance).toBeGreaterThan(0)
    await credit({ source: 'activity', sourceId: 'taken-back' })
    expect([await reverseLast(), await reverseLast()]).toEqual([true, false])
    const after = await server.data(credits.mine, {}, person)
    expect(after.balance).toBe(0)
    expect(after.list.map((entry) => entry.credits)).toEqual([-before.balance, before.balance])
    expect(after.types).toEqual([expect.objectContaining({ credits: 0, times: 1 })])
  })

  it.each(['update hours_ledger set hours = 99', 'delete from hours_ledger', 'truncate hours_ledger cascade'])(
    'refuses: %s',
    async (statement) => {
      await credit()
      await expect(server.db.execute(sql.raw(statement))).rejects.toThrow()
      expect(await entriesOf(person.id)).toHaveLength(1)
    },
  )

  it('keeps sums that equal it, also of many at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, at) => credit({ hours: 0.5 + at })))
    await reverseLast()
    const { rows } = await server.db.execute<{ wrong: number }>(sql`
      with truth as (select 'volunteer' as kind, user_id as id, sum(round(hours * 60)) as minutes from hours_ledger group by 2
        union all select 'team', team_id, sum(round(hours * 60)) from hours_ledger where team_id is not null group by 2
        union all select 'organisation', organisation_id, sum(round(hours * 60)) from hours_ledger
          where organisation_id is not null group by 2)
      select count(*)::int as wrong from truth left join ${hoursTotals} t
        on t.kind = truth.kind and t.subject_id = truth.id and t.period = 'all' where t.minutes is distinct from truth.minutes`)
    expect(rows).toEqual([{ wrong: 0 }])
  })

  it('counts an hour for the month of the service, by the clock of the site', async () => {
    await credit({ servedAt: new Date('2025-12-31T17:00:00Z') })
    expect(await server.data(hours.summary, { query: { year: 2026 } }, person)).toMatchObject({
      years: [2026],
      months: [2.5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    })
  })

  it.each([0, 1999, 99_999, 300_000])('has no year %s', async (wrong) => {
    for (const call of [hours.list, hours.summary])
      expect((await server.ask(call as typeof hours.list, { query: { year: wrong } }, person)).code).toBe(
        codes.badInput,
      )
  })

  it('is one person’s own', async () => {
    await credit()
    const other = await server.person()
    expect((await server.data(hours.list, {}, other)).list).toEqual([])
  })
})

describe('a ranking', () => {
  async function allOf(
    of: 'volunteer' | 'team' | 'organisation' | 'activity',
    size = 4,
    more: { by?: 'members' } = {},
  ): Promise<RankedItem[]> {
    const list: RankedItem[] = []
    // Guests get a cached answer.
    const viewer = await server.person()
    for (let cursor: string | undefined; ; ) {
      const query = { of, ...more, period: 'all' as const, page_size: size, ...(cursor && { cursor }) }
      const page = await server.data(teams.ranking, { query }, viewer)
      list.push(...page.list)
      if (page.next === null) return list
      cursor = page.next
    }
  }

  it('gives equal hours one place, over its pages', async () => {
    for (let at = 0; at < 3; at++) {
      person = await volunteer()
      await credit({ hours: 77 })
    }
    for (const of of ['volunteer', 'team', 'organisation'] as const) {
      const list = await allOf(of)
      expect(list.length).toBeGreaterThan(5)
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
      const expected = list.map(({ hours: own }) => 1 + list.filter((other) => other.hours > own).length)
      expect(list.map(({ rank }) => rank)).toEqual(expected)
    }
    const tied = (await allOf('volunteer')).filter((item) => item.hours === 77)
    expect(tied).toHaveLength(3)
    expect(new Set(tied.map(({ rank }) => rank)).size).toBe(1)
  })

  it('of teams is by their members on demand; as many share a place, over its pages', async () => {
    const [one] = await server.db.select().from(teamRows).where(ne(teamRows.id, '601')).limit(1)
    await server.db.update(teamRows).set({ members: one?.members }).where(eq(teamRows.id, '601'))
    const all = await allOf('team', 3, { by: 'members' })
    expect(all).toHaveLength(await server.db.$count(teamRows))
    const members = all.map((one) => one.members ?? 0)
    expect(members).toEqual(members.toSorted((a, b) => b - a))
    expect(new Set(members).size).toBeLessThan(members.length)
    expect(all.map(({ rank }) => rank)).toEqual(members.map((n) => 1 + members.filter((other) => other > n).length))
    const own = await server.data(teams.ranking, { query: { of: 'team', by: 'members' } }, await server.logInAs('504'))
    expect(own.own).toMatchObject({ rank: all.find(({ id }) => id === own.own?.id)?.rank })
  })

  it('has no place of a team that the person left as an own one', async () => {
    const query = { of: 'team' as const, period: 'all' as const }
    const own = async () => (await server.data(teams.ranking, { query }, person)).own
    const membership = { teamId: '601', userId: person.id }
    await server.db.insert(teamMembers).values({ ...membership, state: 'left' })
    expect(await own()).toBeNull()
    const inTeam = async () =>
      (await server.data(volunteers.list, { query: { team_id: '601', page_size: 100 } }, person)).list.length
    const before = await inTeam()
    await server.db.update(teamMembers).set({ state: 'member' }).where(eq(teamMembers.userId, person.id))
    expect(await own()).toMatchObject({ id: '601' })
    expect(await inTeam()).toBe(before + 1)
  })

  it('has the own place, and masks names for guests', async () => {
    await credit({ hours: 5_000 })
    const query = { of: 'volunteer' as const, period: 'month' as const }
    const own = await server.data(teams.ranking, { query }, person)
    expect(own.own).toMatchObject({ rank: 1, hours: 5_000 })
    expect(own.list[0]).toEqual(own.own)
    const asGuest = await server.data(teams.ranking, { query })
    expect(asGuest.own).toBeNull()
    expect(asGuest.list[0]).toMatchObject({ rank: 1, image: null, name: expect.stringMatching(/^.\*+$/) })
  })

  it('leaves out who is no volunteer any more', async () => {
    await credit({ hours: 6_000 })
    const isFirst = async () => (await allOf('volunteer'))[0]?.hours === 6_000
    expect(await isFirst()).toBe(true)
    const own = (await server.data(volunteers.detail, {}, person)).uc_volunteer
    await server.data(volunteers.leave, { params: { id: own?.id ?? '' } }, person)
    expect(await isFirst()).toBe(false)
  })
})

describe('a certificate', () => {
  const issue = (scope = 'all', shows: 'masked' | 'whole' = 'masked') =>
    server.data(hours.issue, { body: { scope, shows } }, person)
  const verify = (code: string) => server.data(hours.verify, { params: { code } })

  it('is verified by anyone, and is the same while it says the same', async () => {
    await credit()
    const one = await issue()
    expect(one).toMatchObject({ hours: 2.5, services: 1, number: expect.stringMatching(/^SBC\d{10}$/) })
    expect(await issue()).toEqual(one)
    expect(await verify(one.code)).toMatchObject({ state: 'valid', certificate: one })
    await credit()
    expect((await issue()).number).not.toBe(one.number)
    expect(await verify(one.code)).toMatchObject({ state: 'valid' })
    const { list } = await server.data(hours.certificates, {}, person)
    expect(list).toHaveLength(2)
    expect(await server.data(hours.certificate, { params: { id: one.id } }, person)).toEqual(one)
    const other = await server.ask(hours.certificate, { params: { id: one.id } }, await server.person())
    expect(other.code).toBe(codes.contentGone)
  })

  it('fails to verify once anything of it is changed', async () => {
    await credit()
    const { code, id, number } = await issue()
    const last = code.at(-1) === 'A' ? 'B' : 'A'
    for (const forged of [code.slice(0, -1) + last, `${number}-`, number, code.replace(number, 'SBC2026999999'), 'x'])
      expect(await verify(forged)).toMatchObject({ state: 'unknown', certificate: null })
    await server.db.execute(sql`alter table certificates disable trigger certificates_unchanged`)
    await server.db.update(certificates).set({ hours: 250 }).where(eq(certificates.id, id))
    await server.db.execute(sql`alter table certificates enable trigger certificates_unchanged`)
    expect(await verify(code)).toMatchObject({ state: 'unknown' })
  })

  it('says since when hours of it are taken back, and what is left', async () => {
    await credit()
    await credit({ hours: 1.5 })
    const all = await issue(String(year))
    const entry = (await entriesOf(person.id)).at(-1)
    const single = await issue(`entry:${entry?.id}`)
    expect(single).toMatchObject({ title: '值守', place: '长堤', hours: 1.5 })
    await reverseLast()
    expect(await verify(all.code)).toMatchObject({
      state: 'reversed',
      reversed_at: expect.any(String),
      hours_left: 2.5,
    })
    expect(await verify(single.code)).toMatchObject({ state: 'reversed', hours_left: 0 })
    expect((await issue(String(year))).hours).toBe(2.5)
    const again = await server.ask(hours.issue, { body: { scope: `entry:${entry?.id}`, shows: 'masked' } }, person)
    expect(again.code).toBe(codes.stateChanged)
  })

  it('needs a proven name and own hours', async () => {
    const body = { scope: 'all', shows: 'whole' as const }
    expect((await server.ask(hours.issue, { body }, await server.person())).code).toBe(codes.realNameNeeded)
    expect((await server.ask(hours.issue, { body }, person)).code).toBe(codes.stateChanged)
    const { rows } = await server.db.execute<{ id: string }>(
      sql`select id::text from hours_ledger where user_id = '503' limit 1`,
    )
    const foreign = { scope: `entry:${rows[0]?.id}`, shows: 'whole' as const }
    expect((await server.ask(hours.issue, { body: foreign }, person)).code).toBe(codes.stateChanged)
  })
})

describe('the record', () => {
  it('has what the person joined and other hours in one order, page by page, without what was taken back', async () => {
    const at = (days: number) => new Date(Date.now() - days * DAY_MS)
    await credit({ title: '值守', servedAt: at(2) })
    await credit({ title: '误计', servedAt: at(3) })
    await reverseLast()
    for (const [activityId, days] of [
      ['40001', 1],
      ['40002', 4],
    ] as const)
      await server.db
        .insert(activityJoins)
        .values({ activityId, userId: person.id, state: 'joined', joinedAt: at(days) })
    await credit({ source: 'activity', sourceId: '40002', title: '活动', servedAt: at(1) })
    const seen: (readonly [string, boolean])[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { page_size: 1, ...(cursor && { cursor }) }
      const page: DataOf<typeof hours.records> = await server.data(hours.records, { query }, person)
      seen.push(...page.list.map(({ kind, link }) => [kind, link !== null] as const))
      cursor = page.next
    }
    expect(seen).toEqual([
      ['activity', true],
      ['hand', false],
      ['activity', true],
    ])
  })
})

it('a fulfilled wish counts for the medals and books no hours; one that was given back does not count', async () => {
  const [wish] = await server.db.select().from(wishes).limit(1)
  const wishId = wish?.id ?? ''
  const ended = { wishId, userId: person.id, endedAt: new Date() }
  await server.db.insert(wishClaims).values({ ...ended, id: newId(), outcome: 'given-back' })
  const statistic = async () => (await server.data(volunteers.detail, {}, person)).statistic
  expect(await statistic()).toMatchObject({ wishes: 0 })
  await server.db.insert(wishClaims).values({ ...ended, id: newId(), outcome: 'finished' })
  expect(await statistic()).toMatchObject({ wishes: 1, hours: 0 })
  const [own] = await server.db.select().from(volunteerRows).where(eq(volunteerRows.userId, person.id))
  const { medals } = await server.data(volunteers.one, { params: { id: own?.id ?? '' } }, person)
  expect(medals.find(({ id }) => id === 'first-wish')).toMatchObject({ earned: true })
})

import { codes, activities as endpoints } from '@plaza/shared/api'
import { HOUR_MS } from '@plaza/shared/format'
import { and, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../data/ids'
import { activities, activityJoins, hoursLedger, volunteers } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { signCode } from './presence'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const from = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

/** An activity of team 601, managed by user 504. */
async function activity(about: Partial<typeof activities.$inferInsert> = {}): Promise<string> {
  const id = newId()
  await server.db.insert(activities).values({
    id,
    title: '净滩',
    image: '/media/pictures/a.jpg',
    kind: '环境保护',
    place: '东滩',
    district: '青岩',
    lat: 30.5,
    lng: 121.9,
    hours: 2.5,
    capacity: 10,
    teamId: '601',
    signupOpensAt: from(-5),
    signupClosesAt: from(1),
    startsAt: from(1),
    endsAt: from(3),
    ...about,
  })
  return id
}

const running = { startsAt: from(-1), endsAt: from(1) }
const join = (id: string, person: TestPerson) => server.ask(endpoints.join, { body: { activity_id: id } }, person)
const people = (count: number) => Promise.all(Array.from({ length: count }, () => server.person()))

async function counts(id: string) {
  const [row] = await server.db.select({ joined: activities.joined }).from(activities).where(eq(activities.id, id))
  const rows = await server.db
    .select()
    .from(activityJoins)
    .where(and(eq(activityJoins.activityId, id), ne(activityJoins.state, 'cancelled')))
  return { joined: row?.joined, rows: rows.length }
}

describe('places', () => {
  it('are never overbooked', async () => {
    const id = await activity()
    const outcomes = (await Promise.all((await people(60)).map((person) => join(id, person)))).map(({ code }) => code)
    expect(outcomes.filter((code) => code === codes.success)).toHaveLength(10)
    expect(outcomes.filter((code) => code === codes.full)).toHaveLength(50)
    expect(await counts(id)).toEqual({ joined: 10, rows: 10 })
  })

  it('would be overbooked by reading before writing: the test above can fail', async () => {
    const id = await activity({ joined: 0 })
    let taken = 0
    const naive = async () => {
      const [row] = await server.db.select().from(activities).where(eq(activities.id, id))
      if (row && taken <= row.capacity && row.joined < row.capacity) taken++
    }
    await Promise.all(Array.from({ length: 60 }, naive))
    expect(taken).toBeGreaterThan(10)
  })

  it('are taken once by concurrent requests of one user', async () => {
    const id = await activity()
    const person = await server.person()
    const outcomes = (await Promise.all(Array.from({ length: 20 }, () => join(id, person)))).map(({ code }) => code)
    expect(outcomes.filter((code) => code === codes.success)).toHaveLength(1)
    expect(outcomes.filter((code) => code === codes.repeated)).toHaveLength(19)
    expect(await counts(id)).toEqual({ joined: 1, rows: 1 })
  })

  it('are free again after cancelling', async () => {
    const id = await activity({ capacity: 1 })
    const [first, second] = (await people(2)) as [TestPerson, TestPerson]
    expect((await join(id, first)).data).toMatchObject({ state: 'full', participation: 'joined', steps: ['cancel'] })
    expect((await join(id, second)).code).toBe(codes.full)
    const cancelled = await server.data(endpoints.cancel, { params: { activity_id: id } }, first)
    expect(cancelled).toMatchObject({ state: 'open', participation: 'cancelled', steps: ['join'], joined: 0 })
    expect((await join(id, second)).code).toBe(codes.success)
    expect((await server.ask(endpoints.cancel, { params: { activity_id: id } }, first)).code).toBe(codes.stateChanged)
    expect(await counts(id)).toEqual({ joined: 1, rows: 1 })
  })

  it.each<[string, Partial<typeof activities.$inferInsert>, number]>([
    ['before sign-up opens', { signupOpensAt: from(0.5) }, codes.tooEarly],
    ['after sign-up closed', { signupClosesAt: from(-0.5) }, codes.tooLate],
    ['when called off', { cancelledAt: from(-1) }, codes.stateChanged],
  ])('are refused %s', async (_, about, code) =>
    expect((await join(await activity(about), await server.person())).code).toBe(code),
  )

  it('do not exist for an unknown activity', async () =>
    expect((await join('nothing', await server.person())).code).toBe(codes.contentGone))
})

describe('signing in and out', () => {
  const signIn = (id: string, person: TestPerson, proof: object) =>
    server.ask(endpoints.signIn, { body: { activity_id: id, ...proof } }, person)
  const signOut = (id: string, person: TestPerson, proof: object) =>
    server.ask(endpoints.signOut, { body: { activity_id: id, ...proof } }, person)

  async function joined(about: Partial<typeof activities.$inferInsert> = running) {
    const [id, person] = [await activity(about), await server.person()]
    await server.db
      .insert(activityJoins)
      .values({ activityId: id, userId: person.id, state: 'joined', joinedAt: new Date() })
    return { id, person }
  }

  it('works with the organiser’s code and credits the hours once', async () => {
    const { id, person } = await joined()
    const manager = await server.logInAs('504')
    const { sign_code } = await server.data(endpoints.detail, { params: { id } }, manager)
    expect(sign_code).toMatch(/^\d{6}$/)
    expect((await signIn(id, person, { code: sign_code })).data).toMatchObject({
      participation: 'signed-in',
      steps: ['sign-out'],
      credited_hours: null,
    })
    await server.db
      .update(activityJoins)
      .set({ signedInAt: from(-1) })
      .where(eq(activityJoins.activityId, id))
    const outs = await Promise.all(Array.from({ length: 5 }, () => signOut(id, person, { code: sign_code })))
    expect(outs.filter(({ code }) => code === codes.success)).toHaveLength(1)
    expect(await server.data(endpoints.detail, { params: { id } }, person)).toMatchObject({
      participation: 'signed-out',
      credited_hours: 2.5,
      steps: [],
    })
    expect(await server.db.select().from(hoursLedger).where(eq(hoursLedger.activityId, id))).toHaveLength(1)
  })

  it('works near the place', async () => {
    const { id, person } = await joined()
    expect((await signIn(id, person, { lat: 31, lng: 121.9 })).code).toBe(codes.tooFar)
    expect((await signIn(id, person, { lat: 30.5005, lng: 121.9 })).code).toBe(codes.success)
  })

  it('refuses a wrong code, and after ten attempts any code', async () => {
    const { id, person } = await joined()
    const right = signCode(server.deps.secret, id, Date.now())
    const wrong = right === '000000' ? '111111' : '000000'
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await signIn(id, person, { code: wrong })).code).toBe(codes.codeWrong)
    expect((await signIn(id, person, { code: right })).status).toBe(429)
  })

  it('is limited to participants, within its time window', async () => {
    const near = { lat: 30.5, lng: 121.9 }
    expect((await signIn(await activity(running), await server.person(), near)).code).toBe(codes.stateChanged)
    const early = await joined({ startsAt: from(1), endsAt: from(2) })
    expect((await signIn(early.id, early.person, near)).code).toBe(codes.tooEarly)
    const late = await joined({ startsAt: from(-3), endsAt: from(-1) })
    expect((await signIn(late.id, late.person, near)).code).toBe(codes.tooLate)
    expect((await signOut(late.id, late.person, near)).code).toBe(codes.stateChanged)
  })

  it('shows the code only to managers of the team', async () => {
    const id = await activity(running)
    for (const person of [await server.logInAs('503'), await server.logInAs('522')])
      expect((await server.data(endpoints.detail, { params: { id } }, person)).sign_code).toBeNull()
    expect((await server.data(endpoints.detail, { params: { id } })).sign_code).toBeNull()
  })
})

describe('lists', () => {
  it('of what fits follow the skills, the kinds and the free time of a person, and say why', async () => {
    const person = await server.person()
    const far = { startsAt: from(300), endsAt: from(302), signupClosesAt: from(300) }
    const useful = await activity({ ...far, kind: '甲', skills: ['repair', 'rescue'] })
    const known = await activity({ ...far, kind: '乙' })
    const other = await activity({ ...far, kind: '丙', skills: ['teaching'] })
    const own = [useful, known, other]
    const date = far.startsAt.toISOString().slice(0, 10)
    const fitting = async () => {
      const pages = [date, from(324).toISOString().slice(0, 10)].map((day) =>
        server.data(endpoints.list, { query: { fits: '1', date: day, page_size: 50 } }, person),
      )
      const list = (await Promise.all(pages)).flatMap((page) => page.list)
      return Object.fromEntries(list.filter(({ id }) => own.includes(id)).map(({ id, fit }) => [id, fit]))
    }
    const nothing = { skills: [], kind: false }
    expect(await fitting()).toEqual({ [useful]: nothing, [known]: nothing, [other]: nothing })
    await server.db.insert(volunteers).values({
      ...{ id: newId(), userId: person.id, state: 'active', district: '临江', skills: ['repair', 'driving'] },
    })
    expect(await fitting()).toEqual({ [useful]: { skills: ['repair'], kind: false } })
    const past = await activity({ kind: '乙', startsAt: from(-9), endsAt: from(-7) })
    await server.db
      .insert(activityJoins)
      .values({ activityId: past, userId: person.id, state: 'signed-out', joinedAt: new Date() })
    expect(await fitting()).toEqual({
      [useful]: { skills: ['repair'], kind: false },
      [known]: { skills: [], kind: true },
    })
    await server.db
      .insert(activityJoins)
      .values({ activityId: other, userId: person.id, state: 'joined', joinedAt: new Date() })
    expect(Object.keys(await fitting())).toEqual([])
  })

  it.each(['open', 'running', 'upcoming', 'ended'] as const)('has demo activities that are %s', async (state) => {
    const { list } = await server.data(endpoints.list, { query: { state } })
    expect(list.length).toBeGreaterThan(0)
    expect(list.every((one) => one.state === state || (state === 'open' && one.state === 'full'))).toBe(true)
  })

  it('page by key without a gap or a repeat', async () => {
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const page = await server.data(endpoints.list, { query: { page_size: 3, ...(cursor && { cursor }) } })
      ids.push(...page.list.map(({ id }) => id))
      cursor = page.next ?? undefined
    } while (cursor)
    const all = await server.data(endpoints.list, { query: { page_size: 100 } })
    expect(ids).toEqual(all.list.map(({ id }) => id))
  })

  it('count activities by day of the site’s calendar', async () => {
    const { list } = await server.data(endpoints.list, { query: { page_size: 1 } })
    const day = new Date(new Date(list[0]?.starts_at ?? '').getTime() + 8 * HOUR_MS).toISOString().slice(0, 10)
    const { days } = await server.data(endpoints.calendar, { query: { month: day.slice(0, 7) } })
    const ofDay = await server.data(endpoints.list, { query: { date: day, page_size: 100 } })
    expect(days[day]).toBe(ofDay.list.filter(({ state }) => state !== 'cancelled').length)
  })

  it('mask participants, and show users their own name', async () => {
    const id = await activity()
    const person = await server.person({ nickname: '红马甲陈禾' })
    await join(id, person)
    const { list } = await server.data(endpoints.participants, { query: { activity_id: id } })
    expect(list).toEqual([expect.objectContaining({ name: '红****', participation: 'joined' })])
    const mine = await server.data(endpoints.mine, {}, person)
    expect(mine.list).toEqual([expect.objectContaining({ id, participation: 'joined' })])
  })

  it('contain every state again after a start days later', async () => {
    await server.db.execute(
      sql`update activities set starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days'`,
    )
    const { refreshDemo } = await import('../../seed/seed')
    await refreshDemo(server.db, server.deps.environment.demoDir)
    for (const state of ['open', 'running', 'upcoming'] as const)
      expect((await server.data(endpoints.list, { query: { state, kind: undefined } })).list.length).toBeGreaterThan(0)
  })
})

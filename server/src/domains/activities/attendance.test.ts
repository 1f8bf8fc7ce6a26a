import {
  type AppealStep,
  activityPlans,
  appealLifecycle,
  attendance,
  codes,
  activities as endpoints,
  hours,
  messages,
  type ParticipationStep,
  participationLifecycle,
  type StateOf,
  scans,
} from '@plaza/shared/api'
import { HOUR_MS } from '@plaza/shared/format'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../data/ids'
import { activities, activityAppeals, activityJoins, hoursLedger, rateLimits } from '../../data/schema/index'
import { restartsOf } from '../../testing/restarts'
import { runJobs } from '../../testing/run-jobs'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { WALK_TIMEOUT_MS, walkLifecycle } from '../../testing/walk-lifecycle'
import { signedCode } from '../scans/signed-code'

let server: TestServer
let leader: TestPerson
let people: TestPerson[]
beforeAll(async () => {
  server = await startTestServer()
  leader = await server.logInAs('504')
  people = await Promise.all(Array.from({ length: 6 }, () => server.person()))
})
afterAll(() => server.close())

const from = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
const running = { startsAt: from(-1), endsAt: from(1) }

/** An activity of team 601, managed by user 504. */
async function activity(about: Partial<typeof activities.$inferInsert> = {}): Promise<string> {
  const id = newId()
  await server.db.insert(activities).values({
    ...{ id, title: '净滩', image: '/media/pictures/a.jpg', kind: '环境保护', place: '东滩', district: '青岩' },
    ...{ lat: 30.5, lng: 121.9, hours: 2.5, capacity: 10, teamId: '601' },
    ...{ signupOpensAt: from(-5), signupClosesAt: from(1), startsAt: from(1), endsAt: from(3) },
    ...about,
  })
  return id
}

const [one, two, three] = [0, 1, 2].map((at) => () => people[at] as TestPerson) as [
  () => TestPerson,
  () => TestPerson,
  () => TestPerson,
]
const join = (id: string, person: TestPerson, wait = false) =>
  server.ask(endpoints.join, { body: { activity_id: id, wait } }, person)
const cancel = (id: string, person: TestPerson) => server.ask(endpoints.cancel, { params: { activity_id: id } }, person)
const read = (id: string, person?: TestPerson) => server.data(endpoints.detail, { params: { id } }, person)
const place = async (id: string, person: TestPerson, state: 'joined' | 'signed-in' = 'joined') =>
  server.db.insert(activityJoins).values({ activityId: id, userId: person.id, state, joinedAt: new Date() })
const stateOf = async (id: string, person: TestPerson) => (await read(id, person)).participation
const titlesOf = async (person: TestPerson) =>
  (await server.data(messages.list, {}, person)).list.map(({ title }) => title)
const hoursOf = async (id: string) =>
  (await server.db.select().from(hoursLedger).where(eq(hoursLedger.activityId, id))).map(({ userId }) => userId)

describe('participation', () => {
  it(
    'is walked by its table',
    async () => {
      const roomy = { ...running, signupClosesAt: from(1) }
      const person = one()
      const sign = (id: string, step: 'sign-in' | 'sign-out', role: string) =>
        role === 'leader'
          ? server.ask(attendance.sign, { params: { id }, body: { step, user_ids: [person.id] } }, leader)
          : server.ask(
              step === 'sign-in' ? endpoints.signIn : endpoints.signOut,
              {
                body: { activity_id: id, code: signedCode(server.deps.secret, { kind: step, id }, Date.now()).code },
              },
              person,
            )
      // Waiting depends on others, undoing on more than the state: they have their own tests; appeals have a walk of theirs.
      const { join: joining, 'sign-in': signIn, 'sign-out': signOut } = participationLifecycle.steps
      const table = { initial: 'none', steps: { join: joining, 'sign-in': signIn, 'sign-out': signOut } } as const
      const servers = restartsOf(server)
      await walkLifecycle(
        table as never,
        {
          async disturb() {
            server = await servers.next()
          },
          create: () => activity(roomy),
          async take(id: string, step: ParticipationStep, role: string) {
            // Nobody joins for somebody else.
            if (step === 'join' && role !== 'participant') return false
            await server.db.delete(rateLimits)
            const { code } = step === 'join' ? await join(id, person) : await sign(id, step as 'sign-in', role)
            if (![codes.success, codes.stateChanged, codes.repeated].includes(code as never)) throw new Error(`${code}`)
            return code === codes.success
          },
          read: (id: string) => stateOf(id, person) as never,
          async check(id: string) {
            const { participation, to_check } = await read(id, person)
            expect(await hoursOf(id)).toEqual(participation === 'signed-out' && !to_check ? [person.id] : [])
          },
        } as never,
      )
      server = await servers.end()
    },
    WALK_TIMEOUT_MS,
  )

  it('has never more people than places, and nobody waits while one is free', async () => {
    const call = fc.record({ who: fc.nat(5), cancels: fc.boolean(), waits: fc.boolean() })
    const rounds = fc.array(fc.array(call, { minLength: 1, maxLength: 5 }), { minLength: 6, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(rounds, async (all) => {
        const id = await activity({ capacity: 2 })
        for (const round of all) {
          await Promise.all(
            round.map(({ who, cancels, waits }) => {
              const person = people[who] as TestPerson
              return cancels ? cancel(id, person) : join(id, person, waits)
            }),
          )
          const { joined, waiting } = await read(id, leader)
          const rows = await server.db.$count(
            activityJoins,
            and(eq(activityJoins.activityId, id), eq(activityJoins.state, 'joined')),
          )
          expect([joined, joined <= 2, waiting === 0 || joined === 2]).toEqual([rows, true, true])
        }
      }),
      { numRuns: 5, endOnFailure: true },
    )
  })
})

describe('the waiting list', () => {
  it('moves up in its order when a place is given back, with a message', async () => {
    const id = await activity({ capacity: 1 })
    await join(id, one())
    expect(await read(id, two())).toMatchObject({ state: 'full', steps: ['wait'] })
    expect((await join(id, two())).code).toBe(codes.full)
    expect((await join(id, two(), true)).data).toMatchObject({ participation: 'waiting', line_place: 1, waiting: 1 })
    expect((await join(id, three(), true)).data).toMatchObject({ line_place: 2, steps: ['cancel'] })
    const record = await server.data(hours.records, {}, three())
    expect(record.list.find((one) => one.id === id)).toMatchObject({ state: 'waiting' })
    await cancel(id, one())
    expect(await read(id, two())).toMatchObject({ participation: 'joined', joined: 1, waiting: 1 })
    expect(await titlesOf(two())).toContain('您候补成功')
    expect((await read(id, three())).line_place).toBe(1)
    const { list } = await server.data(endpoints.participants, { query: { activity_id: id } })
    expect(list).toHaveLength(1)
  })

  it('ends with the activity: who waited in vain had no place', async () => {
    const id = await activity({ capacity: 1 })
    await join(id, one())
    await join(id, two(), true)
    await server.db
      .update(activities)
      .set({ startsAt: from(-3), endsAt: from(-1) })
      .where(eq(activities.id, id))
    const record = await server.data(hours.records, {}, two())
    expect(record.list.find((entry) => entry.id === id)).toMatchObject({ state: 'cancelled' })
  })

  it('is filled by the clock where a place became free without a call', async () => {
    const id = await activity({ capacity: 1 })
    await join(id, one())
    await join(id, two(), true)
    await server.db.update(activities).set({ capacity: 2 }).where(eq(activities.id, id))
    await runJobs(server.deps, /^fill-free-places$/)
    await runJobs(server.deps, /^fill-free-places$/)
    expect(await read(id, two())).toMatchObject({ participation: 'joined', joined: 2 })
  })
})

describe('a code that was scanned without a network', () => {
  const late = (id: string, step: 'sign-in' | 'sign-out', minutes: number) => ({
    activity_id: id,
    kept: true,
    code: signedCode(server.deps.secret, { kind: step, id }, Date.now() - minutes * 60_000).code,
  })

  it('signs in once, and its hours are credited when a manager has looked at it', async () => {
    const id = await activity(running)
    await place(id, one())
    const body = late(id, 'sign-in', 40)
    for (const _ of [1, 2])
      expect((await server.ask(endpoints.signIn, { body }, one())).data).toMatchObject({
        ...{ participation: 'signed-in', to_check: true },
      })
    await server.data(endpoints.signOut, { body: late(id, 'sign-out', 0) }, one())
    expect(await hoursOf(id)).toEqual([])
    const asked = { params: { id }, query: { of: 'to-check' as const } }
    expect((await server.data(attendance.list, asked, leader)).list).toHaveLength(1)
    const confirm = { params: { id }, body: { user_id: one().id, right: true } }
    const both = await Promise.all([1, 2].map(() => server.ask(attendance.check, confirm, leader)))
    expect(both.map(({ code }) => code).sort()).toEqual([codes.success, codes.stateChanged].sort())
    expect(await hoursOf(id)).toEqual([one().id])
  })

  it('waits for a manager, who is told once for all, also where it is signed out of in time or by a manager', async () => {
    const id = await activity({ startsAt: from(-2), endsAt: from(1) })
    const [first, second, led] = await Promise.all([server.person(), server.person(), server.person()])
    for (const person of [first, second, led]) {
      await place(id, person)
      await server.data(endpoints.signIn, { body: late(id, 'sign-in', 110) }, person)
    }
    for (const person of [first, second])
      await server.data(endpoints.signOut, { body: late(id, 'sign-out', 0) }, person)
    const { list } = await server.data(messages.list, { query: { page_size: 100 } }, leader)
    expect(list.filter(({ link }) => link?.includes(`activity=${id}&of=to-check`))).toHaveLength(1)
    const out = { step: 'sign-out' as const, user_ids: [led.id] }
    await server.data(attendance.sign, { params: { id }, body: out }, leader)
    expect(await read(id, led)).toMatchObject({ participation: 'signed-out', to_check: true })
    expect(await hoursOf(id)).toEqual([])
  })

  it('counts for the day of the activity, however late it is confirmed', async () => {
    const id = await activity(running)
    await place(id, one())
    await server.data(endpoints.signIn, { body: late(id, 'sign-in', 40) }, one())
    await server.data(endpoints.signOut, { body: late(id, 'sign-out', 0) }, one())
    const [startsAt, endsAt] = [from(-24 * 40 - 2), from(-24 * 40)]
    await server.db.update(activities).set({ startsAt, endsAt }).where(eq(activities.id, id))
    await server.data(attendance.check, { params: { id }, body: { user_id: one().id, right: true } }, leader)
    const [entry] = await server.db.select().from(hoursLedger).where(eq(hoursLedger.activityId, id))
    expect(entry?.servedAt).toEqual(endsAt)
  })

  it('is checked by another manager than the person', async () => {
    const id = await activity(running)
    await place(id, leader)
    await server.data(endpoints.signIn, { body: late(id, 'sign-in', 30) }, leader)
    const own = { params: { id }, body: { user_id: leader.id, right: true } }
    expect((await server.ask(attendance.check, own, leader)).code).toBe(codes.notAllowed)
  })

  it('is undone where it is wrong, and refused from before sign-in began', async () => {
    const id = await activity(running)
    await place(id, one())
    expect((await server.ask(endpoints.signIn, { body: late(id, 'sign-in', 200) }, one())).code).toBe(codes.tooEarly)
    await server.data(endpoints.signIn, { body: late(id, 'sign-in', 30) }, one())
    await server.data(attendance.check, { params: { id }, body: { user_id: one().id, right: false } }, leader)
    expect(await read(id, one())).toMatchObject({ participation: 'joined', to_check: false })
    expect(await titlesOf(one())).toContain('您的签到未通过核对')
    // The code that was undone does not count again.
    expect((await server.ask(endpoints.signIn, { body: late(id, 'sign-in', 30) }, one())).code).toBe(codes.stateChanged)
    expect(await read(id, one())).toMatchObject({ participation: 'joined', to_check: false })
  })

  it('can be appealed for a week after it was undone, also by who had appealed before', async () => {
    const days = (count: number) => ({ startsAt: from(-24 * count - 2), endsAt: from(-24 * count) })
    const id = await activity(running)
    await place(id, two())
    await server.data(endpoints.signIn, { body: late(id, 'sign-in', 30) }, two())
    await server.db.update(activities).set(days(2)).where(eq(activities.id, id))
    const appeal = () => server.ask(endpoints.appeal, { params: { id }, body: { text: '我在', images: [] } }, two())
    expect((await appeal()).code).toBe(codes.success)
    const { list } = await server.data(attendance.appeals, { params: { id: '601' } }, leader)
    const own = list.find(({ activity: about }) => about.id === id)
    const refusal = { step: 'refuse' as const, reason: '没有看到您' }
    await server.data(attendance.decideAppeal, { params: { id: own?.id ?? '' }, body: refusal }, leader)
    expect((await appeal()).code).toBe(codes.repeated)
    await server.db.update(activities).set(days(20)).where(eq(activities.id, id))
    await server.data(attendance.check, { params: { id }, body: { user_id: two().id, right: false } }, leader)
    expect(await read(id, two())).toMatchObject({ steps: ['appeal'], appeal: null })
    const answers = await Promise.all([appeal(), appeal()])
    expect(answers.map(({ code }) => code).sort()).toEqual([codes.success, codes.repeated].sort())
    expect(await read(id, two())).toMatchObject({ steps: [], appeal: { state: 'waiting' } })
  })
})

describe('a manager', () => {
  it('tells those who are there that the activity is called off', async () => {
    const id = await activity({ ...running, title: '起风的净滩' })
    await place(id, two(), 'signed-in')
    await server.data(activityPlans.callOff, { params: { id }, body: { reason: '台风' } }, leader)
    expect(await titlesOf(two())).toContain('活动取消：起风的净滩')
  })

  it('signs in like everybody else, not by leading', async () => {
    const id = await activity(running)
    for (const person of [leader, one()]) await place(id, person)
    const sign = (...ids: string[]) =>
      server.ask(attendance.sign, { params: { id }, body: { step: 'sign-in', user_ids: ids } }, leader)
    expect((await sign(leader.id)).code).toBe(codes.notAllowed)
    expect((await sign(leader.id, one().id)).data.done).toBe(1)
    expect(await stateOf(id, leader)).toBe('joined')
  })

  it('signs many in and out, and one by their own code', async () => {
    const id = await activity(running)
    for (const person of people.slice(0, 3)) await place(id, person)
    const sign = (body: object) => server.ask(attendance.sign, { params: { id }, body: body as never }, leader)
    expect((await sign({ step: 'sign-in', user_ids: [one().id, two().id] })).data.done).toBe(2)
    const { code } = await server.data(scans.code, {}, three())
    expect((await sign({ step: 'sign-in', code })).data.done).toBe(1)
    expect((await sign({ step: 'sign-in', code })).code).toBe(codes.stateChanged)
    expect((await sign({ step: 'sign-out', user_ids: people.map((person) => person.id) })).data.done).toBe(3)
    expect((await hoursOf(id)).sort()).toEqual(
      people
        .slice(0, 3)
        .map((person) => person.id)
        .sort(),
    )
    const { csv } = await server.data(attendance.csv, { params: { id } }, leader)
    expect(csv.split('\r\n')).toHaveLength(5)
    expect(csv).toContain('负责人代签')
  })

  it.each(['list', 'csv', 'code', 'sign', 'check'] as const)('alone reaches %s', async (name) => {
    const id = await activity(running)
    const bodies = { sign: { step: 'sign-in', user_ids: [one().id] }, check: { user_id: one().id, right: true } }
    const input = { params: { id }, query: { step: 'sign-in' }, body: bodies[name as 'sign'] }
    if (name === 'list') input.query = {} as never
    expect((await server.ask(attendance[name] as typeof attendance.csv, input as never, two())).code).toBe(
      codes.contentGone,
    )
  })

  it('publishes a series once, and calls the rest of it off', async () => {
    const [used] = await server.db.select().from(activities).where(eq(activities.id, '40001'))
    const plan = {
      ...{ title: '每周净滩', kind: '环境保护', body: '带手套。\n<b>雨天取消</b>', place: '东滩', district: '青岩' },
      ...{ contact: '队长', lat: 30.5, lng: 121.9, capacity: 20, hours: 2, sign_by: 'either' as const },
      ...{ image: used?.image ?? '', starts_at: from(30).toISOString(), ends_at: from(32).toISOString() },
    }
    const body = { ...plan, team_id: '601', weeks: 3, key: crypto.randomUUID() }
    const [first, again] = await Promise.all([1, 2].map(() => server.data(activityPlans.publish, { body }, leader)))
    expect(again?.id).toBe(first?.id)
    expect(first?.body).toBe('<p>带手套。</p>\n<p>&lt;b&gt;雨天取消&lt;/b&gt;</p>')
    expect((await server.ask(activityPlans.publish, { body: { ...body, key: crypto.randomUUID() } }, one())).code).toBe(
      codes.contentGone,
    )
    const series = () =>
      server.db.select().from(activities).where(eq(activities.title, '每周净滩')).orderBy(activities.startsAt)
    expect(await series()).toHaveLength(3)
    const [, middle] = await series()
    const id = middle?.id ?? ''
    await join(id, one())
    await server.data(
      activityPlans.edit,
      {
        params: { id },
        body: {
          ...plan,
          place: '西滩',
          capacity: 1,
          starts_at: from(200).toISOString(),
          ends_at: from(202).toISOString(),
        },
      },
      leader,
    )
    expect(await titlesOf(one())).toContain('活动有变动：每周净滩')
    expect((await server.data(activityPlans.one, { params: { id } }, leader)).body).toBe(plan.body)
    await server.data(activityPlans.callOff, { params: { id }, body: { reason: '台风', extent: 'rest' } }, leader)
    expect((await series()).map(({ cancelReason }) => cancelReason)).toEqual([null, '台风', '台风'].slice(0, 3))
    expect(await titlesOf(one())).toContain('活动取消：每周净滩')
  })
})

describe('an appeal', () => {
  it('is sent once, and credits the hours when it is accepted', async () => {
    const id = await activity({ startsAt: from(-5), endsAt: from(-2) })
    await place(id, one())
    expect((await read(id, one())).steps).toEqual(['appeal'])
    const send = () => server.ask(endpoints.appeal, { params: { id }, body: { text: '手机没电了', images: [] } }, one())
    const sent = await Promise.all([send(), send()])
    expect(sent.map(({ code }) => code).sort()).toEqual([codes.success, codes.repeated].sort())
    expect(await read(id, one())).toMatchObject({ steps: [], appeal: { state: 'waiting', reason: null } })
    const listed = { params: { id: '601' }, query: { state: 'waiting' as const } }
    expect((await server.ask(attendance.appeals, listed, two())).code).toBe(codes.contentGone)
    const { list } = await server.data(attendance.appeals, listed, leader)
    const own = list.find((appeal) => appeal.activity.id === id)
    const accept = { params: { id: own?.id ?? '' }, body: { step: 'accept' as const } }
    expect((await server.ask(attendance.decideAppeal, accept, two())).code).toBe(codes.contentGone)
    const decided = await Promise.all([1, 2, 3].map(() => server.ask(attendance.decideAppeal, accept, leader)))
    expect(decided.filter(({ code }) => code === codes.success)).toHaveLength(1)
    expect(await hoursOf(id)).toEqual([one().id])
    expect(await read(id, one())).toMatchObject({ participation: 'signed-out', credited_hours: 2.5 })
  })

  it(
    'is decided once, whoever decides and whatever runs in parallel',
    async () => {
      const person = one()
      const appeals = new Map<string, string>()
      const servers = restartsOf(server)
      const newsOf = async (title: string) => {
        const { list } = await server.data(messages.list, {}, person)
        return list.filter(({ content }) => content.includes(title)).map(({ title: heading }) => heading)
      }
      await walkLifecycle<StateOf<typeof appealLifecycle>, AppealStep, 'manager'>(appealLifecycle, {
        async disturb() {
          server = await servers.next()
        },
        async create() {
          await server.db.delete(rateLimits)
          const id = await activity({ title: `净滩${newId()}`, startsAt: from(-5), endsAt: from(-2) })
          await place(id, person)
          await server.data(endpoints.appeal, { params: { id }, body: { text: '在', images: [] } }, person)
          const [row] = await server.db.select().from(activityAppeals).where(eq(activityAppeals.activityId, id))
          appeals.set(id, row?.id ?? '')
          return id
        },
        async take(id, step) {
          await server.db.delete(rateLimits)
          const body = { step, ...(step === 'refuse' && { reason: '不在' }) }
          const { code } = await server.ask(
            attendance.decideAppeal,
            { params: { id: appeals.get(id) ?? '' }, body },
            leader,
          )
          if (![codes.success, codes.stateChanged].includes(code as never)) throw new Error(`${code}`)
          return code === codes.success
        },
        read: async (id) => (await read(id, person)).appeal?.state ?? 'gone',
        async check(id, taken) {
          expect(await hoursOf(id)).toEqual(taken.includes('accept') ? [person.id] : [])
          const news = { accept: '您的申诉已通过', refuse: '您的申诉未通过' }
          expect(await newsOf((await read(id, person)).title)).toEqual(taken.map((step) => news[step]))
        },
      })
      server = await servers.end()
    },
    WALK_TIMEOUT_MS,
  )
})

it('no title adds a property to a file for calendars', async () => {
  const title = ['净滩', '\r\n', '\r', '\n', '\u2028', '\u0085', '\v'].join('ATTACH:https://bad.example')
  const { ics } = await server.data(endpoints.calendarFile, { params: { id: await activity({ title }) } })
  expect(ics.replaceAll('\r\n ', '').split(/[\n\v\f\r\u0085\u2028\u2029]/)).not.toContainEqual(
    expect.stringMatching(/^(ATTACH|BEGIN:VALARM)/),
  )
})

it('an activity is a file for calendars', async () => {
  const id = await activity({ title: '净滩，带手套；雨天取消'.repeat(6) })
  const { ics } = await server.data(endpoints.calendarFile, { params: { id } })
  expect(ics.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const unfolded = ics.replaceAll('\r\n ', '')
  expect(unfolded).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:\d{8}T\d{6}Z\r\n[\s\S]*END:VCALENDAR\r\n$/)
  expect(unfolded).toContain(`/activities-details/${id}`)
})

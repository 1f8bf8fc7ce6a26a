import { activityPlans, attendance, codes, activities as endpoints, hours, messages } from '@plaza/shared/api'
import { HOUR_MS } from '@plaza/shared/format'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../data/ids'
import { activities, activityJoins, hoursLedger } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { signedCode } from '../scans/signed-code'

let server: TestServer
let leader: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  leader = await server.logInAs('504')
})
afterAll(() => server.close())

const from = (hoursFromNow: number) => new Date(Date.now() + hoursFromNow * HOUR_MS)
const running = { startsAt: from(-2), endsAt: from(1) }

async function activity(about: Partial<typeof activities.$inferInsert> = running): Promise<string> {
  const id = newId()
  await server.db.insert(activities).values({
    ...{ id, title: '净滩', image: '/media/pictures/a.jpg', kind: '环境保护', place: '东滩', district: '青岩' },
    ...{ body: '<p>带手套</p>', contact: '队长', lat: 30.5, lng: 121.9, hours: 3, capacity: 10, teamId: '601' },
    ...{ signupOpensAt: from(-5), signupClosesAt: from(1), startsAt: from(1), endsAt: from(3) },
    ...about,
  })
  return id
}
const place = (id: string, { id: userId }: TestPerson, more: Partial<typeof activityJoins.$inferInsert> = {}) =>
  server.db.insert(activityJoins).values({ activityId: id, userId, state: 'joined', joinedAt: new Date(), ...more })
const there = (id: string, person: TestPerson, since: number) =>
  place(id, person, { state: 'signed-in', signedInAt: from(since) })
const signOut = (id: string, person: TestPerson) => {
  const { code } = signedCode(server.deps.secret, { kind: 'sign-out', id }, Date.now())
  return server.data(endpoints.signOut, { body: { activity_id: id, code } }, person)
}
const creditOf = async (activityId: string, { id }: TestPerson) =>
  (
    await server.db
      .select()
      .from(hoursLedger)
      .where(and(eq(hoursLedger.activityId, activityId), eq(hoursLedger.userId, id)))
  ).map((entry) => entry.hours)

it.each([
  ['at once', -0.01, false],
  ['after less than half of it', -1.4, false],
  ['after more than half of it', -1.6, true],
  ['after all of it so far, having come early', -2.4, true],
] as const)(
  'who signs out %s gets the hours at once, or once a manager has looked at it',
  async (_, since, isCredited) => {
    const [id, person] = [await activity(), await server.person()]
    await there(id, person, since)
    expect(await signOut(id, person)).toMatchObject({ participation: 'signed-out', to_check: !isCredited })
    expect(await creditOf(id, person)).toEqual(isCredited ? [3] : [])
    if (isCredited) return
    const { list } = await server.data(messages.list, {}, leader)
    expect(list.filter(({ link }) => link?.includes(`activity=${id}&of=to-check`))).toHaveLength(1)
    await server.data(attendance.check, { params: { id }, body: { user_id: person.id, right: true } }, leader)
    expect(await creditOf(id, person)).toEqual([3])
  },
)

it('who leads the team waits for another manager, and nobody leads others out before the start', async () => {
  const id = await activity()
  await there(id, leader, -2)
  expect(await signOut(id, leader)).toMatchObject({ to_check: true, credited_hours: null })
  const [soon, person] = [await activity({ startsAt: from(0.3), endsAt: from(2) }), await server.person()]
  await there(soon, person, -0.1)
  const out = { params: { id: soon }, body: { step: 'sign-out' as const, user_ids: [person.id] } }
  expect((await server.ask(attendance.sign, out, leader)).code).toBe(codes.tooEarly)
})

it('an activity counts for no more hours than it lasts', async () => {
  const plan = await server.data(activityPlans.one, { params: { id: await activity({}) } }, leader)
  const key = crypto.randomUUID()
  const long = { ...plan, hours: 2.5, skills: [], team_id: '601', key }
  expect((await server.ask(activityPlans.publish, { body: long }, leader)).code).toBe(codes.badInput)
  expect((await server.ask(activityPlans.publish, { body: { ...long, hours: 2 } }, leader)).code).toBe(codes.success)
})

it('who is at two activities one half each, or at the second before leaving the first, waits for a manager only where they overlap', async () => {
  const person = await server.person()
  const [one, overlapping] = [await activity({ startsAt: from(-3), endsAt: from(-0.5) }), await activity()]
  await there(one, person, -3)
  expect(await signOut(one, person)).toMatchObject({ to_check: false })
  await there(overlapping, person, -0.9)
  await server.db
    .update(activities)
    .set({ startsAt: from(-1) })
    .where(eq(activities.id, overlapping))
  expect(await signOut(overlapping, person)).toMatchObject({ to_check: true })
  const [early, running] = [
    await activity({ startsAt: from(0.2), endsAt: from(2) }),
    await activity({ startsAt: from(-2), endsAt: from(0.1) }),
  ]
  const other = await server.person()
  await there(running, other, -2)
  await there(early, other, -0.1)
  expect(await signOut(running, other)).toMatchObject({ to_check: false })
})

it('who came shortly before it is called off does not get the hours at once', async () => {
  const [id, person] = [await activity({ startsAt: from(-3), endsAt: from(1) }), await server.person()]
  await there(id, person, -0.1)
  await server.data(activityPlans.callOff, { params: { id }, body: { reason: '台风' } }, leader)
  expect(await server.data(endpoints.detail, { params: { id } }, person)).toMatchObject({ to_check: true })
  expect(await creditOf(id, person)).toEqual([])
})

it('who signed in by a code that came late waits for a manager also where it is called off', async () => {
  const [id, person] = [await activity(), await server.person()]
  await place(id, person, { state: 'signed-in', signedInAt: from(-2), toCheck: true })
  await server.data(activityPlans.callOff, { params: { id }, body: { reason: '台风' } }, leader)
  expect(await server.data(endpoints.detail, { params: { id } }, person)).toMatchObject({ to_check: true })
  expect(await creditOf(id, person)).toEqual([])
})

it('who came early to what is called off before it begins has no place any more', async () => {
  const [id, person] = [await activity({ startsAt: from(0.3), endsAt: from(2) }), await server.person()]
  await there(id, person, -0.1)
  await server.data(activityPlans.callOff, { params: { id }, body: { reason: '台风' } }, leader)
  expect((await server.data(hours.records, {}, person)).list).toMatchObject([{ id, state: 'cancelled' }])
  expect(await creditOf(id, person)).toEqual([])
})

it('who signs in and out before it begins gets nothing until then, and nothing at all where it never begins', async () => {
  const [id, person] = [await activity({ startsAt: from(0.3), endsAt: from(2) }), await server.person()]
  await there(id, person, -0.1)
  expect(await signOut(id, person)).toMatchObject({ participation: 'signed-out', to_check: true })
  const confirm = () =>
    server.ask(attendance.check, { params: { id }, body: { user_id: person.id, right: true } }, leader)
  expect((await confirm()).code).toBe(codes.tooEarly)
  expect(await server.data(endpoints.detail, { params: { id } }, person)).toMatchObject({ to_check: true })
  await server.data(activityPlans.callOff, { params: { id }, body: { reason: '台风' } }, leader)
  expect((await confirm()).code).toBe(codes.stateChanged)
  expect(await creditOf(id, person)).toEqual([])
  const { list } = await server.data(messages.list, {}, person)
  expect(list.map(({ title }) => title)).toContain('活动取消：净滩')
  expect((await server.data(hours.records, {}, person)).list).toMatchObject([{ id, state: 'cancelled' }])
})

it('who was at two activities at the same time gets the hours of neither without a manager', async () => {
  const [one, two, person] = [await activity(), await activity(), await server.person()]
  await there(one, person, -2)
  await there(two, person, -2)
  for (const id of [one, two]) expect(await signOut(id, person)).toMatchObject({ to_check: true })
  expect([await creditOf(one, person), await creditOf(two, person)]).toEqual([[], []])
})

it('one after the other count both, also where the first was not signed out of', async () => {
  const [before, id, person] = [
    await activity({ startsAt: from(-5), endsAt: from(-2.5) }),
    await activity(),
    await server.person(),
  ]
  await there(before, person, -5)
  await there(id, person, -2)
  expect(await signOut(id, person)).toMatchObject({ to_check: false, credited_hours: 3 })
})

it('who is at an activity that is called off is signed out with the half hours until then', async () => {
  const id = await activity({ startsAt: from(-1.2), endsAt: from(2), title: '起风的净滩' })
  const [present, absent] = await Promise.all([server.person(), server.person()])
  await there(id, present, -1.2)
  await place(id, absent)
  await there(id, leader, -1.2)
  await server.data(activityPlans.callOff, { params: { id }, body: { reason: '台风' } }, leader)
  expect(await creditOf(id, present)).toEqual([1.5])
  const { list } = await server.data(hours.list, {}, present)
  expect(list).toMatchObject([{ title: '起风的净滩', hours: 1.5 }])
  // Nobody decides about their own hours, and who was not signed in may say that they were there.
  expect([await creditOf(id, leader), await creditOf(id, absent)]).toEqual([[], []])
  expect(await server.data(endpoints.detail, { params: { id } }, leader)).toMatchObject({ to_check: true })
  expect(await server.data(endpoints.detail, { params: { id } }, absent)).toMatchObject({
    ...{ state: 'cancelled', steps: ['appeal'] },
  })
  const appeal = { params: { id }, body: { text: '我在，手机没电', images: [] } }
  await server.data(endpoints.appeal, appeal, absent)
  const asked = { params: { id: '601' }, query: { state: 'waiting' as const } }
  const own = (await server.data(attendance.appeals, asked, leader)).list.find((one) => one.activity.id === id)
  await server.data(attendance.decideAppeal, { params: { id: own?.id ?? '' }, body: { step: 'accept' } }, leader)
  expect(await creditOf(id, absent)).toEqual([1.5])
})

it('what is called off counts for no more hours than it was planned for, and overlaps with nothing after that', async () => {
  const [id, person] = [await activity({ startsAt: from(-2.5), endsAt: from(1), hours: 1 }), await server.person()]
  await there(id, person, -2.5)
  await server.data(activityPlans.callOff, { params: { id }, body: { reason: '台风' } }, leader)
  expect(await creditOf(id, person)).toEqual([1])
  const [before, after, other] = [
    await activity({ startsAt: from(-4), endsAt: from(1), cancelledAt: from(-2.1) }),
    await activity(),
    await server.person(),
  ]
  await place(before, other, { state: 'signed-out', signedInAt: from(-4), signedOutAt: from(-2.1) })
  await there(after, other, -2)
  expect(await signOut(after, other)).toMatchObject({ to_check: false })
})

it('nobody appeals about an activity that was called off before it began', async () => {
  const [id, person] = [await activity({}), await server.person()]
  await place(id, person)
  await server.data(activityPlans.callOff, { params: { id }, body: { reason: '台风' } }, leader)
  expect((await server.data(endpoints.detail, { params: { id } }, person)).steps).toEqual([])
  expect((await server.data(hours.records, {}, person)).list).toMatchObject([{ id, state: 'cancelled' }])
})

it('an activity to which somebody has signed in early is not moved', async () => {
  const [id, person] = [await activity({ startsAt: from(0.3), endsAt: from(2) }), await server.person()]
  await there(id, person, -0.1)
  const plan = await server.data(activityPlans.one, { params: { id } }, leader)
  const moved = {
    ...plan,
    hours: 2,
    starts_at: from(30).toISOString(),
    ends_at: from(32).toISOString(),
    contact: '副队长',
  }
  const { code } = await server.ask(activityPlans.edit, { params: { id }, body: moved }, leader)
  expect(code).toBe(codes.stateChanged)
})

it('who comes now does not pass those who wait', async () => {
  const [id, first, waits, comes] = [
    await activity({ capacity: 1 }),
    ...(await Promise.all([server.person(), server.person(), server.person()])),
  ]
  const join = (person: TestPerson, wait: boolean) =>
    server.ask(endpoints.join, { body: { activity_id: id, wait } }, person)
  await join(first, false)
  await join(waits, true)
  // A closed account leaves a place without a call.
  await server.db.delete(activityJoins).where(and(eq(activityJoins.activityId, id), eq(activityJoins.userId, first.id)))
  await server.db.update(activities).set({ joined: 0 }).where(eq(activities.id, id))
  expect((await join(comes, true)).data).toMatchObject({ participation: 'waiting', line_place: 1 })
  expect(await server.data(endpoints.detail, { params: { id } }, waits)).toMatchObject({ participation: 'joined' })
})

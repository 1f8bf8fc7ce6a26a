import { type AnyEndpoint, codes, endpointGroups } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  activityAppeals,
  activityJoins,
  certificates,
  courses,
  dispatches,
  hoursLedger,
  lessonProgress,
  lessons,
  practiceScans,
  practices,
  rateLimits,
  serviceOrders,
  venueBookings,
  volunteers,
  wishes,
} from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

/** In each text of the owner's things, and nowhere else. */
const TRACE = '只属于一个人的实践'
/** An activity of team 601, whose manager the other person is not. */
const [ACTIVITY, TEAM, VENUE] = ['40001', '601', '654']

const groups = [
  ...[
    'activities',
    'activityPlans',
    'attendance',
    'bookings',
    'courses',
    'dispatches',
    'hours',
    'orders',
    'practices',
    'scans',
  ],
  ...['teams', 'volunteers', 'wishes'],
]
const live = groups
  .flatMap((name) =>
    Object.values(endpointGroups[name as keyof typeof endpointGroups] as Readonly<Record<string, AnyEndpoint>>),
  )
  .filter(({ planned }) => !planned)
const ownCalls = live.filter(({ needsToken, needsPhone }) => needsToken || needsPhone)

const fieldsOf = (schema: unknown) => Object.keys((schema as { entries?: object } | undefined)?.entries ?? {})
/** Names a thing by its id, in its path, query or body. */
const namesThing = ({ path, query, body }: AnyEndpoint) =>
  /:\w+/.test(path) || [...fieldsOf(query), ...fieldsOf(body)].some((name) => /(^|_)ids?$/.test(name))

const inPath = (id: string) => ({ params: { id } })
const orderBody = (order_id: string) => ({ body: { order_id } })
const wishBody = (wish_id: string) => ({ body: { wish_id } })
const deed = { title: '别人写的', content: '别人写的', images: [] }
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const plan = {
  ...{
    title: '别人改的',
    kind: '环境保护',
    body: '改',
    place: '改',
    district: '青岩',
    contact: '改',
    lat: 30,
    lng: 121,
  },
  ...{
    capacity: 9,
    hours: 1,
    sign_by: 'either',
    image: '/media/pictures/a.jpg',
    starts_at: soon(30),
    ends_at: soon(32),
  },
}

/** Each call that names a thing of a person or of a team, with whose it is and how it is called. */
const calls: Readonly<Record<string, readonly [thing: string, input: (id: string) => object]>> = {
  'activityPlans.callOff': [ACTIVITY, (id) => ({ ...inPath(id), body: { reason: '别人取消' } })],
  'activityPlans.edit': [ACTIVITY, (id) => ({ ...inPath(id), body: plan })],
  'activityPlans.one': [ACTIVITY, inPath],
  'activityPlans.publish': [TEAM, (team_id) => ({ body: { ...plan, team_id, key: crypto.randomUUID() } })],
  'attendance.appeals': [TEAM, inPath],
  'attendance.check': [ACTIVITY, (id) => ({ ...inPath(id), body: { user_id: 'nobody', right: true } })],
  'attendance.code': [ACTIVITY, (id) => ({ ...inPath(id), query: { step: 'sign-in' } })],
  'attendance.csv': [ACTIVITY, inPath],
  'attendance.decideAppeal': ['scope-appeal', (id) => ({ ...inPath(id), body: { step: 'accept' } })],
  'attendance.list': [ACTIVITY, inPath],
  'attendance.sign': [ACTIVITY, (id) => ({ ...inPath(id), body: { step: 'sign-in', user_ids: ['nobody'] } })],
  'bookings.requests': [VENUE, inPath],
  'bookings.step': ['scope-booking', (id) => ({ ...inPath(id), body: { step: 'cancel' } })],
  'dispatches.list': [TEAM, inPath],
  'dispatches.step': ['scope-dispatch', (id) => ({ ...inPath(id), body: { step: 'accept' } })],
  'hours.certificate': ['scope-certificate', inPath],
  'orders.cancel': ['scope-order', (id) => ({ ...inPath(id), body: {} })],
  'orders.complete': ['scope-order', inPath],
  'orders.detail': ['scope-order', inPath],
  'orders.evaluate': ['scope-order', (order_id) => ({ body: { order_id, score: 1, tags: [] } })],
  'orders.giveBack': ['scope-order', (id) => ({ ...inPath(id), body: {} })],
  'orders.provide': ['scope-order', orderBody],
  'orders.rate': ['scope-order', (order_id) => ({ body: { order_id, score: 1 } })],
  'orders.refuse': ['scope-order', (id) => ({ ...inPath(id), body: { reason: '别人拒绝' } })],
  'orders.score': ['scope-order', (order_id) => ({ query: { order_id } })],
  'practices.change': ['scope-practice', (id) => ({ ...inPath(id), body: deed })],
  'practices.remove': ['scope-practice', inPath],
  'teams.code': [TEAM, inPath],
  'volunteers.leave': ['scope-volunteer', inPath],
  'wishes.cancelClaim': ['scope-wish', wishBody],
  'wishes.claim': ['scope-wish', wishBody],
  'wishes.finish': ['scope-wish', wishBody],
  'wishes.remove': ['scope-wish', inPath],
}

/** Calls by which a person does something of their own about what everybody sees, by a public id. */
const aboutPublic = [
  ...['activities.appeal', 'activities.cancel', 'activities.join', 'activities.signIn', 'activities.signOut'],
  ...['bookings.book', 'bookings.mine', 'courses.progress', 'courses.save', 'orders.order', 'practices.publish'],
  ...['teams.membership', 'volunteers.change', 'volunteers.register', 'wishes.publish'],
]

let server: TestServer
let owner: TestPerson
let other: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  owner = await server.person({ nickname: TRACE.slice(0, 8) })
  other = await server.person({ roles: ['volunteer'], joinedDaysAgo: 90 })
  const userId = owner.id
  const id = (thing: string) => `scope-${thing}`
  const [course] = await db.select({ id: courses.id }).from(courses).limit(1)
  const [lesson] = await db.select({ id: lessons.id }).from(lessons).where(sql`course_id = ${course?.id}`).limit(1)
  const now = new Date()
  await db.insert(activityJoins).values({ activityId: ACTIVITY, userId, state: 'waiting', joinedAt: now })
  await db
    .insert(activityAppeals)
    .values({ id: id('appeal'), activityId: ACTIVITY, teamId: TEAM, userId, text: TRACE, images: [] })
  await db.insert(venueBookings).values({
    ...{ id: id('booking'), positionId: VENUE, roomId: 8, userId, purpose: TRACE, people: 2 },
    ...{ startsAt: new Date(soon(50)), endsAt: new Date(soon(51)) },
  })
  await db.insert(hoursLedger).values({ userId, source: 'hand', sourceId: 'scope', title: TRACE, hours: 2 })
  await db.insert(certificates).values({
    ...{ id: id('certificate'), userId, number: 'SBC2026999998', scope: 'all', shows: 'masked', title: TRACE },
    ...{ place: '', fromAt: now, untilAt: now, hours: 2, services: 1, issuer: '', lastEntry: 1 },
  })
  await db
    .insert(lessonProgress)
    .values({ userId, lessonId: lesson?.id ?? '', courseId: course?.id ?? '', note: TRACE })
  await db.insert(serviceOrders).values({
    ...{ id: id('order'), serviceId: '74006', teamId: TEAM, userId, contact: TRACE, phone: '13712345678' },
    ...{ address: TRACE, note: TRACE, wantedAt: new Date(soon(50)), publishKey: crypto.randomUUID() },
  })
  await db.insert(dispatches).values({
    ...{ id: id('dispatch'), orderId: id('order'), teamId: TEAM, operator: 'ada', note: TRACE },
  })
  await db
    .insert(practices)
    .values({ id: id('practice'), userId, form: 'show', title: TRACE, content: TRACE, state: 'draft', publishKey: 'p' })
  await db
    .insert(practiceScans)
    .values({ id: id('scan'), userId, kind: 'team', subjectId: TEAM, title: TRACE, valid: true })
  await db.insert(volunteers).values({ id: id('volunteer'), userId, state: 'active', district: '临江' })
  await db.insert(wishes).values({
    ...{ id: id('wish'), userId, size: 'wish', title: TRACE, content: TRACE, kind: 'other', district: '临江' },
    ...{ review: 'pending', publishKey: 'w' },
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
})

const endpointOf = (id: string) => live.find((one) => one.id === id) as AnyEndpoint
const ask = (id: string, input: object, token?: string) => server.ask(endpointOf(id), input as never, { token })

it('each call that names a thing is in one of the tables', () => {
  const named = ownCalls.filter(namesThing).map(({ id }) => id)
  expect(named.sort()).toEqual([...Object.keys(calls), ...aboutPublic].sort())
})

describe.each(Object.entries(calls))('%s', (id, [thing, input]) => {
  it('is gone for another person, as what does not exist', async () => {
    const [foreign, unknown] = [await ask(id, input(thing), other.token), await ask(id, input('none'), other.token)]
    expect([foreign.code, foreign.msg, foreign.data]).toEqual([codes.contentGone, unknown.msg, unknown.data])
    expect(JSON.stringify(foreign)).not.toContain(TRACE)
  })

  it('asks a guest to log in', async () => {
    expect((await ask(id, input(thing))).code).toBe(codes.loginExpired)
  })
})

describe('what is read without an id of a person’s thing', () => {
  const inputs: Readonly<Record<string, () => object>> = {
    'courses.progress': () => ({ params: { id: course } }),
  }
  let course: string
  beforeAll(async () => {
    const { rows } = await server.db.execute<{ id: string }>(
      sql`select course_id as id from lesson_progress where user_id = ${owner.id}`,
    )
    course = rows[0]?.id ?? ''
  })
  /** Without these the test would check nothing. */
  const traced = [
    ...['bookings.mine', 'courses.progress', 'hours.list', 'hours.certificates', 'orders.list', 'practices.mine'],
    ...['scans.mine', 'wishes.mine'],
  ]
  const lists = ownCalls.filter(
    (endpoint) => endpoint.method === 'GET' && (!namesThing(endpoint) || traced.includes(endpoint.id)),
  )

  it.each(lists.map(({ id }) => id))('%s has nothing of another person', async (id) => {
    const input = inputs[id]?.() ?? {}
    const foreign = JSON.stringify(await ask(id, input, other.token))
    expect(foreign).not.toContain(TRACE)
    expect(foreign).not.toContain(owner.id)
    expect((await ask(id, input)).code).toBe(codes.loginExpired)
    if (traced.includes(id)) expect(JSON.stringify(await ask(id, input, owner.token))).toContain(TRACE)
  })
})

it('nothing has changed by all this, and those whose things they are reach each', async () => {
  const { rows } = await server.db.execute<{ state: string }>(sql`
    select state from activity_appeals where id = 'scope-appeal'
    union all select state from venue_bookings where id = 'scope-booking'
    union all select state from service_orders where id = 'scope-order'
    union all select state from practices where id = 'scope-practice'
    union all select state from volunteers where id = 'scope-volunteer'
    union all select state from wishes where id = 'scope-wish'`)
  expect(rows.map(({ state }) => state)).toEqual(['waiting', 'pending', 'ordered', 'draft', 'active', 'open'])
  const manager = await server.logInAs('504')
  for (const [id, [thing, input]] of Object.entries(calls).filter(([call]) => endpointOf(call).method === 'GET')) {
    const reached = [owner, manager].map(async ({ token }) => (await ask(id, input(thing), token)).code)
    expect([id, await Promise.all(reached)]).toEqual([id, expect.arrayContaining([codes.success])])
  }
})

import {
  activityPlans,
  attendance,
  blocks,
  bookings,
  codes,
  activities as endpoints,
  hours,
  orders,
  practices,
  scans,
  volunteers,
  wishes,
} from '@plaza/shared/api'
import { DAY_MS, HOUR_MS } from '@plaza/shared/format'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../data/ids'
import {
  activities,
  activityAppeals,
  activityJoins,
  addresses,
  certificates,
  hoursLedger,
  practices as practiceRows,
  rateLimits,
  serviceOrders,
  teamServices,
  users,
  venueBookings,
  volunteers as volunteerRows,
  wishes as wishRows,
} from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { creditHours, reverseHours } from '../hours/ledger'
import { endBookings, lapseBookings } from '../positions/booking-steps'
import { signedCode } from '../scans/signed-code'

/** Calls at once in a race. */
const AT_ONCE = 50
const [TEAM, LEADER, SERVICE, VENUE] = ['601', '504', '74006', '654']

let server: TestServer
let leader: TestPerson
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  leader = await server.logInAs(LEADER)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
  person = await server.person({ roles: ['volunteer'], joinedDaysAgo: 90 })
})

const from = (number: number) => new Date(Date.now() + number * HOUR_MS)
async function activity(about: Partial<typeof activities.$inferInsert> = {}): Promise<string> {
  const id = newId()
  await server.db.insert(activities).values({
    ...{ id, title: '净滩', image: '/media/pictures/a.jpg', kind: '环境保护', place: '东滩', district: '青岩' },
    ...{ lat: 30.5, lng: 121.9, hours: 2.5, capacity: 10, teamId: TEAM },
    ...{ signupOpensAt: from(-5), signupClosesAt: from(1), startsAt: from(-1), endsAt: from(1) },
    ...about,
  })
  return id
}
const place = (activityId: string, who: TestPerson, state: 'joined' | 'signed-in' | 'waiting' = 'joined') =>
  server.db.insert(activityJoins).values({ activityId, userId: who.id, state, joinedAt: new Date() })
const codeOf = (kind: 'sign-in' | 'sign-out' | 'volunteer', id: string, ageMs = 0) =>
  signedCode(server.deps.secret, { kind, id }, Date.now() - ageMs).code
async function wish(owner: TestPerson): Promise<string> {
  const id = newId()
  const texts = { title: '修一盏灯', content: '楼道里的灯坏了。', kind: 'repair' as const, district: '临江' as const }
  await server.db
    .insert(wishRows)
    .values({ id, userId: owner.id, size: 'wish', ...texts, review: 'shown', publishKey: id })
  return id
}
async function booking(startsIn: number, state: 'pending' | 'accepted' = 'pending'): Promise<string> {
  const id = newId()
  const span = { startsAt: from(startsIn), endsAt: from(startsIn + 1) }
  await server.db
    .insert(venueBookings)
    .values({ id, positionId: VENUE, roomId: 8, userId: person.id, purpose: '读书', people: 2, state, ...span })
  return id
}
async function order(about: Partial<typeof serviceOrders.$inferInsert>): Promise<string> {
  const id = newId()
  await server.db.insert(serviceOrders).values({
    ...{ id, serviceId: SERVICE, teamId: TEAM, userId: person.id, contact: '王', phone: '13712345678', address: '巷' },
    ...{ wantedAt: from(30), publishKey: crypto.randomUUID(), ...about },
  })
  return id
}
const credited = (id: string) => server.db.$count(hoursLedger, eq(hoursLedger.activityId, id))
const race = async (call: (at: number) => Promise<{ code: number }>) => {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => call(at)))
  return answers.filter(({ code }) => code === codes.success).length
}

describe('of fifty at once, one', () => {
  const crowd: TestPerson[] = []
  beforeAll(async () => {
    for (let at = 0; at < AT_ONCE; at++) crowd.push(await server.person({ roles: ['volunteer'] }))
  })
  const one = (at: number) => crowd[at] as TestPerson

  it('claims a wish', async () => {
    const wish_id = await wish(person)
    expect(await race((at) => server.ask(wishes.claim, { body: { wish_id } }, one(at)))).toBe(1)
  })

  it('gets the last place', async () => {
    const id = await activity({ capacity: 1, startsAt: from(1), endsAt: from(2) })
    expect(await race((at) => server.ask(endpoints.join, { body: { activity_id: id } }, one(at)))).toBe(1)
    expect(await server.db.$count(activityJoins, eq(activityJoins.activityId, id))).toBe(1)
  })

  it('accepts a booking, and scores an order', async () => {
    const params = { id: await booking(60) }
    expect(await race(() => server.ask(bookings.step, { params, body: { step: 'accept' } }, leader))).toBe(1)
    const order_id = await order({ state: 'completed', providerId: LEADER })
    expect(await race(() => server.ask(orders.rate, { body: { order_id, score: 5 } }, person))).toBe(1)
  })

  it('signs a person out, and the hours are credited once', async () => {
    const id = await activity()
    await place(id, person, 'signed-in')
    const body = { step: 'sign-out' as const, user_ids: [person.id] }
    expect(await race(() => server.ask(attendance.sign, { params: { id }, body }, leader))).toBe(1)
    expect(await credited(id)).toBe(1)
  })
})

describe('a certificate', () => {
  const verify = async (code: string) => (await server.data(hours.verify, { params: { code } })).state
  const credit = () =>
    server.db.transaction((tx) =>
      creditHours(tx, { userId: person.id, source: 'hand', sourceId: newId(), title: '值守', hours: 2 }),
    )
  const reverse = (id: number) => server.db.transaction((tx) => reverseHours(tx, id, { reviewer: 'a', note: 'b' }))
  const newest = async () =>
    (await server.db.select().from(hoursLedger).where(eq(hoursLedger.userId, person.id)).orderBy(hoursLedger.id)).at(-1)
      ?.id ?? 0
  beforeEach(async () => {
    await server.db.update(users).set({ verified: 1 }).where(eq(users.id, person.id))
    await credit()
  })
  const issue = () => server.data(hours.issue, { body: { scope: 'all', shows: 'masked' } }, person)

  it.each<Partial<typeof certificates.$inferInsert>>([
    ...[{ shows: 'whole' as const }, { scope: '2026' }, { title: '别的' }, { place: '别处' }, { services: 9 }],
    ...[{ issuer: '别人' }, { userId: LEADER }, { fromAt: new Date(0) }, { untilAt: new Date(0) }],
    ...[{ issuedAt: new Date(0) }, { lastEntry: 1 }],
  ])('fails to verify with %o', async (change) => {
    const { code, id } = await issue()
    expect(await verify(code)).toBe('valid')
    await server.db.execute(sql`alter table certificates disable trigger certificates_unchanged`)
    await server.db.update(certificates).set(change).where(eq(certificates.id, id))
    await server.db.execute(sql`alter table certificates enable trigger certificates_unchanged`)
    expect(await verify(code)).toBe('unknown')
  })

  it('that was issued after a reversal is valid, and a reversal is not reversed', async () => {
    await credit()
    expect(await reverse(await newest())).toBe(true)
    expect(await reverse(await newest())).toBe(false)
    const { code, hours: left } = await issue()
    expect([await verify(code), left]).toEqual(['valid', 2])
  })
})

describe('a sign-in', () => {
  const signIn = (activity_id: string, code: string, kept = false) =>
    server.ask(endpoints.signIn, { body: { activity_id, code, kept } }, person)

  it('needs the code of this activity and step, kept for a day at most', async () => {
    const id = await activity({ startsAt: from(-40), endsAt: from(1) })
    await place(id, person)
    for (const code of [codeOf('sign-in', await activity()), codeOf('sign-out', id), codeOf('volunteer', id)])
      expect((await signIn(id, code, true)).code).toBe(codes.codeWrong)
    expect((await signIn(id, codeOf('sign-in', id, 90_000))).code).toBe(codes.codeWrong)
    expect((await signIn(id, codeOf('sign-in', id, DAY_MS + HOUR_MS), true)).code).toBe(codes.codeWrong)
    expect((await signIn(id, codeOf('sign-in', id, DAY_MS - HOUR_MS), true)).data.to_check).toBe(true)
  })

  it('by a manager needs the person’s code of this minute', async () => {
    const id = await activity()
    await place(id, person)
    const by = (ageMs: number) =>
      server.ask(
        attendance.sign,
        { params: { id }, body: { step: 'sign-in', code: codeOf('volunteer', person.id, ageMs) } },
        leader,
      )
    expect((await by(90_000)).code).toBe(codes.codeWrong)
    expect((await by(0)).code).toBe(codes.success)
  })

  it('by typed digits is not guessed', async () => {
    const tried: number[] = []
    for (let at = 0; at < 21; at++)
      tried.push((await server.ask(scans.read, { body: { code: '000000' } }, person)).code)
    expect(tried).toEqual([...Array(20).fill(codes.success), codes.tooMany])
  })
})

describe('a manager', () => {
  it('does not decide about an own appeal', async () => {
    const id = newId()
    const activityId = await activity({ startsAt: from(-5), endsAt: from(-2) })
    await place(activityId, leader)
    await server.db.insert(activityAppeals).values({ id, activityId, teamId: TEAM, userId: LEADER, text: '我在' })
    const accept = { params: { id }, body: { step: 'accept' as const } }
    expect((await server.ask(attendance.decideAppeal, accept, leader)).code).toBe(codes.notAllowed)
    expect(await credited(activityId)).toBe(0)
  })

  it('takes no place away by fewer places, plans no year ahead, and tells who waits of what is off', async () => {
    const later = { startsAt: from(30), endsAt: from(32), signupClosesAt: from(30) }
    const id = await activity({ capacity: 2, joined: 2, ...later })
    await place(id, person, 'waiting')
    const plan = {
      ...{ title: '净滩', kind: '环境保护', body: '带手套', place: '东滩', district: '青岩', contact: '队长' },
      ...{ lat: 30.5, lng: 121.9, hours: 2, sign_by: 'either' as const, image: '/media/pictures/a.jpg' },
      ...{ starts_at: later.startsAt.toISOString(), ends_at: later.endsAt.toISOString() },
    }
    const edit = (more: object) =>
      server.ask(activityPlans.edit, { params: { id }, body: { ...plan, capacity: 2, ...more } }, leader)
    expect((await edit({ capacity: 1 })).code).toBe(codes.badInput)
    const far = { starts_at: '9999-12-31T00:00:00.000Z', ends_at: '9999-12-31T02:00:00.000Z' }
    expect((await edit(far)).code).toBe(codes.tooEarly)
    await server.data(activityPlans.callOff, { params: { id }, body: { reason: '台风' } }, leader)
    const { rows } = await server.db.execute<{ sent: number }>(
      sql`select count(*)::int as sent from messages where user_id = ${person.id} and template = 'activity.called-off'`,
    )
    expect(rows[0]?.sent).toBe(1)
  })
})

it('the clock leaves bookings alone whose time has not come', async () => {
  const ids = [await booking(100), await booking(104, 'accepted')]
  await Promise.all([lapseBookings(server.db), endBookings(server.db)])
  const rows = await Promise.all(
    ids.map((id) => server.db.select().from(venueBookings).where(eq(venueBookings.id, id))),
  )
  expect(rows.map(([row]) => row?.state)).toEqual(['pending', 'accepted'])
})

it('what is shown is no longer changed by its author', async () => {
  const id = newId()
  const texts = { title: '路口', content: '都停了。' }
  await server.db
    .insert(practiceRows)
    .values({ id, userId: person.id, form: 'show', ...texts, state: 'shown', publishKey: id })
  const body = { title: '换了', content: '换了内容', images: [], draft: true }
  expect((await server.ask(practices.change, { params: { id }, body }, person)).code).toBe(codes.stateChanged)
})

it('who left as a volunteer has no public page any more', async () => {
  const id = newId()
  await server.db.insert(volunteerRows).values({ id, userId: person.id, state: 'active', district: '临江' })
  expect((await server.ask(volunteers.one, { params: { id } })).code).toBe(codes.success)
  await server.data(volunteers.leave, { params: { id } }, person)
  for (const call of [volunteers.one, volunteers.actions])
    expect((await server.ask(call as typeof volunteers.one, { params: { id } }, leader)).code).toBe(codes.contentGone)
})

it('a service that is closed is not ordered', async () => {
  const id = newId()
  const address = {
    name: '王',
    phone: '13712345678',
    region: '999001',
    district: '临江',
    detail: '巷 1',
    preferred: false,
  }
  await server.db.insert(addresses).values({ id, userId: person.id, ...address })
  const body = { service_id: SERVICE, address_id: id, wanted_at: from(30).toISOString(), key: crypto.randomUUID() }
  const open = (is: boolean) => server.db.update(teamServices).set({ open: is }).where(eq(teamServices.id, SERVICE))
  await open(false)
  expect((await server.ask(orders.order, { body }, person)).code).toBe(codes.contentGone)
  await open(true)
  expect((await server.ask(orders.order, { body }, person)).code).toBe(codes.success)
})

it('who is blocked by the owner of a wish does not claim it', async () => {
  const owner = await server.person()
  const wish_id = await wish(owner)
  await server.data(blocks.set, { params: { id: person.id }, body: { on: true } }, owner)
  expect((await server.ask(wishes.claim, { body: { wish_id } }, person)).code).not.toBe(codes.success)
  expect(await server.db.$count(wishRows, and(eq(wishRows.id, wish_id), eq(wishRows.state, 'open')))).toBe(1)
})

import {
  activityPlans,
  activities as calls,
  codes,
  messages,
  positions as places,
  type SeriesExtent,
} from '@plaza/shared/api'
import { DAY_MS, HOUR_MS } from '@plaza/shared/format'
import { asc, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activities, activityJoins, positions } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

let server: TestServer
let leader: TestPerson
let image: string
beforeAll(async () => {
  server = await startTestServer()
  leader = await server.logInAs('504')
  const [used] = await server.db.select().from(activities).where(eq(activities.id, '40001'))
  image = used?.image ?? ''
})
afterAll(() => server.close())

const from = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const plan = () => ({
  ...{ title: '每周净滩', kind: '环境保护', body: '带手套。', place: '东滩', district: '青岩', contact: '队长' },
  ...{ lat: 30.5, lng: 121.9, capacity: 20, hours: 2, sign_by: 'either' as const, image },
  ...{ starts_at: from(30), ends_at: from(32) },
})

let ids: string[]
/** Four dates, a week apart. */
beforeEach(async () => {
  const body = { ...plan(), team_id: '601', weeks: 4, key: crypto.randomUUID() }
  const { id } = await server.data(activityPlans.publish, { body }, leader)
  const [first] = await server.db.select().from(activities).where(eq(activities.id, id))
  ids = (await series(first?.seriesId)).map((row) => row.id)
})
const series = (seriesId: string | null | undefined) =>
  server.db
    .select()
    .from(activities)
    .where(eq(activities.seriesId, seriesId ?? ''))
    .orderBy(asc(activities.startsAt))
const rows = () => Promise.all(ids.map(async (id) => (await readRow(id)) as typeof activities.$inferSelect))
const readRow = async (id: string) => (await server.db.select().from(activities).where(eq(activities.id, id)))[0]

/** Changes the second date: an hour later, at another place, with another title. */
async function edit(extent: SeriesExtent | undefined, about: object = {}): Promise<number> {
  const second = await readRow(ids[1] ?? '')
  const later = (moment?: Date) => new Date((moment?.getTime() ?? 0) + HOUR_MS).toISOString()
  const body = {
    ...plan(),
    place: '西滩',
    starts_at: later(second?.startsAt),
    ends_at: later(second?.endsAt),
    ...about,
  }
  const input = { params: { id: ids[1] ?? '' }, body: { ...body, ...(extent && { extent }) } }
  return (await server.ask(activityPlans.edit, input, leader)).code
}

it.each<[SeriesExtent | undefined, string]>([
  [undefined, '东西东东'],
  ['one', '东西东东'],
  ['rest', '东西西西'],
  ['all', '西西西西'],
])('changes as many dates as %s says, each by as much', async (extent, places) => {
  const before = await rows()
  expect(await edit(extent)).toBe(codes.success)
  const after = await rows()
  expect(after.map(({ place }) => place[0]).join('')).toBe(places)
  const moved = after.map(({ startsAt }, at) => startsAt.getTime() - (before[at]?.startsAt.getTime() ?? 0))
  expect(moved).toEqual([...places].map((place) => (place === '西' ? HOUR_MS : 0)))
  expect(after.map(({ startsAt, signupClosesAt }) => startsAt.getTime() - signupClosesAt.getTime())).toEqual([
    0, 0, 0, 0,
  ])
})

it('leaves alone what has begun, what was called off, what is signed in to, and the differences of a date', async () => {
  const [begun = '', , off = '', last = ''] = ids
  await server.db
    .update(activities)
    .set({ startsAt: new Date(Date.now() - HOUR_MS) })
    .where(eq(activities.id, begun))
  await server.data(activityPlans.callOff, { params: { id: off }, body: { reason: '台风' } }, leader)
  await server.db.update(activities).set({ capacity: 50 }).where(eq(activities.id, last))
  expect(await edit('all')).toBe(codes.success)
  const after = await rows()
  expect(after.map(({ place }) => place)).toEqual(['东滩', '西滩', '东滩', '西滩'])
  expect(after.map(({ capacity }) => capacity)).toEqual([20, 20, 20, 50])
  const person = await server.person()
  await server.db
    .insert(activityJoins)
    .values({ activityId: last, userId: person.id, state: 'signed-in', joinedAt: new Date() })
  expect(await edit('rest', { place: '南滩' })).toBe(codes.success)
  expect((await rows()).map(({ place }) => place)).toEqual(['东滩', '南滩', '东滩', '西滩'])
})

it('tells the people of each date that moved, and of no other', async () => {
  const [early, late] = await Promise.all([server.person(), server.person()])
  await server.data(calls.join, { body: { activity_id: ids[0] ?? '' } }, early)
  await server.data(calls.join, { body: { activity_id: ids[3] ?? '' } }, late)
  await edit('rest')
  const told = async (person: TestPerson) =>
    (await server.data(messages.list, {}, person)).list.map(({ title }) => title)
  expect([await told(early), await told(late)]).toEqual([[], ['活动有变动：每周净滩']])
})

it('keeps English names with the words they stand for, and drops them with those', async () => {
  const [venue] = await server.db.select().from(positions).where(isNotNull(positions.nameEn)).limit(1)
  const [id = ''] = ids
  await server.db
    .update(activities)
    .set({ titleEn: 'Beach clean-up', placeEn: 'East Beach' })
    .where(eq(activities.id, id))
  const change = async (about: object) => {
    await server.data(activityPlans.edit, { params: { id }, body: { ...plan(), ...about } }, leader)
    const { title_en, place_en } = await server.data(calls.detail, { params: { id } }, leader)
    return [title_en, place_en]
  }
  expect(await change({ capacity: 30 })).toEqual(['Beach clean-up', 'East Beach'])
  expect(await change({ place: '西滩' })).toEqual(['Beach clean-up', undefined])
  expect(await change({ place: venue?.name, position_id: venue?.id })).toEqual(['Beach clean-up', venue?.nameEn])
  expect(await change({ title: '夜跑', place: venue?.name, position_id: venue?.id })).toEqual([
    undefined,
    venue?.nameEn,
  ])
})

it('changes nothing where one date does not allow it', async () => {
  const before = await rows()
  await server.db
    .update(activities)
    .set({ joined: 15 })
    .where(eq(activities.id, ids[3] ?? ''))
  expect(await edit('all', { capacity: 10 })).toBe(codes.badInput)
  const second = before[1]
  const early = new Date((second?.startsAt.getTime() ?? 0) - 3 * DAY_MS)
  const times = { starts_at: early.toISOString(), ends_at: new Date(early.getTime() + HOUR_MS).toISOString() }
  expect(await edit('all', times)).toBe(codes.badInput)
  expect((await rows()).map(({ startsAt, place }) => [startsAt, place])).toEqual(
    before.map(({ startsAt, place }) => [startsAt, place]),
  )
})

it('changes words, not time or place, of what somebody has signed in to before it begins', async () => {
  const [id = ''] = ids
  await server.db
    .insert(activityJoins)
    .values({ activityId: id, userId: leader.id, state: 'signed-in', joinedAt: new Date() })
  const send = (about: object) =>
    server.ask(activityPlans.edit, { params: { id }, body: { ...plan(), ...about } }, leader)
  const row = await readRow(id)
  const same = { starts_at: row?.startsAt.toISOString(), ends_at: row?.endsAt.toISOString() }
  expect((await send({ ...same, place: '西滩' })).code).toBe(codes.stateChanged)
  expect((await send({ starts_at: from(33), ends_at: from(35) })).code).toBe(codes.stateChanged)
  // Who came by their position could not sign out elsewhere.
  for (const moved of [{ ends_at: from(33) }, { lat: 30.6 }, { lng: 121.8 }])
    expect((await send({ ...same, ...moved })).code).toBe(codes.stateChanged)
  expect((await send({ ...same, body: '带手套，带水。' })).code).toBe(codes.success)
  expect(await readRow(id)).toMatchObject({ body: '<p>带手套，带水。</p>', place: '东滩', startsAt: row?.startsAt })
})

it('calls a whole series off', async () => {
  await server.data(
    activityPlans.callOff,
    { params: { id: ids[2] ?? '' }, body: { reason: '台风', extent: 'all' } },
    leader,
  )
  expect((await rows()).map(({ cancelReason }) => cancelReason)).toEqual(['台风', '台风', '台风', '台风'])
})

describe('a place of practice', () => {
  const placeOf = async (id: string) => (await server.db.select().from(positions).where(eq(positions.id, id)))[0]
  const at = (body: object) => {
    const input = { params: { id: ids[0] ?? '' }, body: { ...plan(), ...body } }
    return server.ask(activityPlans.edit, input, leader)
  }
  const listed = async (id: string) =>
    (await server.data(places.activities, { params: { id }, query: { page_size: 100 } }, leader)).list.map(
      (one) => one.id,
    )

  it('gives an activity its district and its point, and shows it among its own', async () => {
    const hall = await placeOf('654')
    const { code, data } = await at({ position_id: '654', place: '二楼排练厅', district: '别处', lat: 1, lng: 2 })
    expect(code).toBe(codes.success)
    expect(data).toMatchObject({
      ...{ place: '二楼排练厅', district: hall?.district, lat: hall?.lat, lng: hall?.lng },
      position: { id: '654', name: hall?.name, kind: hall?.kind },
    })
    expect(await server.data(activityPlans.one, { params: { id: ids[0] ?? '' } }, leader)).toMatchObject({
      ...{ position_id: '654', position: { id: '654', name: hall?.name } },
    })
    expect(await listed('654')).toContain(ids[0])
    // A release that does not know of places of practice changes something else.
    await at({ title: '净滩' })
    expect(await listed('654')).toContain(ids[0])
    expect((await at({ position_id: null })).data.position).toBeUndefined()
    expect(await listed('654')).not.toContain(ids[0])
  })

  it('has to be one', async () => {
    expect((await at({ position_id: 'nowhere' })).code).toBe(codes.contentGone)
    const body = { ...plan(), team_id: '601', weeks: 2, key: crypto.randomUUID(), position_id: '654' }
    const { position } = await server.data(activityPlans.publish, { body }, leader)
    expect(position?.id).toBe('654')
  })
})

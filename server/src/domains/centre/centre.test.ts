import {
  activities as activityEndpoints,
  codes,
  hours as endpoints,
  messages,
  wishes as wishEndpoints,
} from '@plaza/shared/api'
import { DAY_MS, HOUR_MS, monthOf, shiftDate, siteDate } from '@plaza/shared/format'
import type { CentreBoard, CentreChecks, CentreVolunteer, QueueLog } from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../data/ids'
import {
  activities,
  activityJoins,
  positions,
  queueItems,
  rooms,
  serviceKinds,
  serviceOrderSteps,
  serviceOrders,
  teamMembers,
  teamServices,
  teams,
  users,
  venueBookings,
  volunteers,
  wishClaims,
  wishes,
} from '../../data/schema/index'
import { addOperator, operations } from '../../testing/operators'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { creditHours } from '../hours/ledger'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  await addOperator(server, 'ada', { role: 'centre' })
  await addOperator(server, 'sun', { role: 'support' })
})
afterAll(() => server.close())

const today = siteDate(Date.now())
let last = 100
async function volunteer(): Promise<{ person: TestPerson; number: string }> {
  const person = await server.person()
  const number = `SB${String(++last).padStart(6, '0')}`
  await server.db.update(users).set({ verified: 1 }).where(eq(users.id, person.id))
  await server.db
    .insert(volunteers)
    .values({ id: newId(), userId: person.id, state: 'active', district: '临江', number, activeSince: new Date() })
  return { person, number }
}

async function send<T>(path: string, body: object, who = 'ada'): Promise<T | string> {
  const { code, msg, data } = await operations(server).call<T>(who, `centre/${path}`, body)
  return code === 100_000 ? data : msg
}
const read = async <T>(path: string, who = 'ada') => (await operations(server).call<T>(who, `centre/${path}`)).data
const credit = (number: string, more: object = {}) => ({
  ...{ number, key: crypto.randomUUID(), title: '海滩清洁', hours: 2.5, day: today, why: '纸质签到表' },
  ...more,
})
const own = async (person: TestPerson) => (await server.data(endpoints.list, { query: {} }, person)).list

it('adds hours once for a key, and the volunteer reads why', async () => {
  const { person, number } = await volunteer()
  const body = credit(number)
  const answers = await Promise.all(Array.from({ length: 5 }, () => send<CentreVolunteer>('credit-hours', body)))
  expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1)
  expect(await read<CentreVolunteer>(`hours?number=${number}`)).toMatchObject({
    hours: 2.5,
    entries: [{ reviewer: 'ada' }],
  })
  expect(await own(person)).toMatchObject([{ source: 'hand', hours: 2.5, note: '纸质签到表' }])
  const { list } = await server.data(messages.list, { query: {} }, person)
  expect(list).toMatchObject([{ content: expect.stringContaining('纸质签到表') }])
})

it('takes an entry back once by another one, whoever tries', async () => {
  const { person, number } = await volunteer()
  await send('credit-hours', credit(number))
  const [entry] = (await read<CentreVolunteer>(`hours?number=${number}`)).entries
  const body = { number, entry: entry?.id, why: '重复登记' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => send<CentreVolunteer>('reverse-hours', body)))
  expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1)
  const after = await read<CentreVolunteer>(`hours?number=${number}`)
  expect(after.hours).toBe(0)
  expect(after.entries.map(({ hours, isReversal }) => [hours, isReversal]).sort()).toEqual([
    [-2.5, true],
    [2.5, false],
  ])
  expect((await own(person)).filter(({ reversed_at }) => reversed_at !== null)).toHaveLength(1)
})

it('takes nothing back of another volunteer than the one that it shows', async () => {
  const [one, other] = [await volunteer(), await volunteer()]
  await send('credit-hours', credit(one.number))
  const [entry] = (await read<CentreVolunteer>(`hours?number=${one.number}`)).entries
  const answer = await send('reverse-hours', { number: other.number, entry: entry?.id, why: '重复登记' })
  expect(answer).toEqual(expect.any(String))
  expect(await read<CentreVolunteer>(`hours?number=${one.number}`)).toMatchObject({ hours: 2.5 })
})

it.each([
  ['a day to come', { day: shiftDate(today, 1) }],
  ['more than a day', { hours: 24.25 }],
  ['less than nothing', { hours: -1 }],
  ['other parts than quarters', { hours: 1.3 }],
  ['no reason', { why: ' ' }],
])('refuses hours of %s', async (_, more) => {
  const { number } = await volunteer()
  expect(await send('credit-hours', credit(number, more))).toEqual(expect.any(String))
  expect(await read<CentreVolunteer>(`hours?number=${number}`)).toMatchObject({ entries: [] })
})

it('refuses hours of who left', async () => {
  const { number } = await volunteer()
  await server.db.update(volunteers).set({ state: 'left' }).where(eq(volunteers.number, number))
  expect(await send('credit-hours', credit(number))).toEqual(expect.any(String))
})

it('counts a month by days, a person once, and without what was taken back', async () => {
  const before = await read<CentreBoard>('board')
  const { person, number } = await volunteer()
  const day = `${monthOf(today)}-01`
  for (const sourceId of ['one', 'two'])
    await server.db.transaction((tx) =>
      creditHours(tx, {
        ...{ userId: person.id, source: 'wish', sourceId, title: '送药', hours: 1 },
        servedAt: new Date(`${day}T23:30:00+08:00`),
      }),
    )
  await send('credit-hours', credit(number, { day, hours: 4 }))
  const [, , entry] = (await read<CentreVolunteer>(`hours?number=${number}`)).entries
  await send('reverse-hours', { number, entry: entry?.id, why: '重复登记' })
  const after = await read<CentreBoard>('board')
  expect(after.total.people - before.total.people).toBe(1)
  expect(after.total.volunteers - before.total.volunteers).toBe(1)
  expect(after.days[0]).toMatchObject({
    day,
    hours: (before.days[0]?.hours ?? 0) + after.total.hours - before.total.hours,
  })
  expect(after.days).toHaveLength(new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0).getDate())
  const file = await (await operations(server).request('ada', 'centre/board.csv?language=en')).text()
  expect(file.split('\r\n')[1]).toBe(
    `${day},${Object.values(after.days[0] ?? {})
      .slice(1)
      .join()}`,
  )
})

const now = new Date()

/** A wish that was claimed three times: given back, given back by the clock, and finished after four days. */
async function addWish(userId: string): Promise<void> {
  const wish = { id: newId(), userId, title: '心愿', content: '心愿', kind: 'goods', district: '临江' } as const
  const createdAt = new Date(now.getTime() - 4 * DAY_MS)
  await server.db.insert(wishes).values([
    { ...wish, size: 'wish', review: 'shown', createdAt },
    { ...wish, id: newId(), size: 'micro', review: 'shown' },
    { ...wish, id: newId(), size: 'wish', review: 'refused' },
  ])
  const outcomes = ['given-back', 'expired', 'finished', null] as const
  await server.db.insert(wishClaims).values(
    outcomes.map((outcome) => ({
      ...{ id: newId(), wishId: wish.id, userId, claimedAt: now, endedAt: outcome && now, outcome },
    })),
  )
}

/** Four orders: refused, overdue, and two that were scored with 2 and 5. */
async function addOrders(userId: string): Promise<void> {
  const [teamId, kindId, serviceId] = [newId(), newId(), newId()]
  const named = { id: teamId, name: '队伍', nameEn: 'Team', district: '临江', intro: '' }
  await server.db.insert(teams).values(named)
  await server.db.insert(serviceKinds).values({ id: kindId, name: '家政', icon: 'home', sort: 1 })
  const service = { id: serviceId, teamId, kindId, title: '陪诊', intro: '陪诊', district: '临江' }
  await server.db.insert(teamServices).values(service)
  for (const { score = null, events } of [
    { events: ['refused'] },
    { events: ['overdue', 'provided', 'given-back'] },
    { score: 2, events: ['provided', 'completed', 'scored'] },
    { score: 5, events: ['provided', 'completed', 'scored'] },
  ] as const) {
    const order = { id: newId(), serviceId, teamId, userId, contact: '林', phone: '1', address: '海滨路' }
    const scoredAt = score && now
    await server.db.insert(serviceOrders).values({ ...order, wantedAt: now, score, scoredAt, publishKey: newId() })
    const steps = ['ordered', ...events] as const
    await server.db.insert(serviceOrderSteps).values(steps.map((event) => ({ id: newId(), orderId: order.id, event })))
  }
}

/** Bookings for 7 people each in every state. */
async function addBookings(userId: string): Promise<void> {
  const place = {
    name: '站',
    kind: 'station',
    district: '临江',
    address: '海滨路',
    phone: '1',
    lat: 0,
    lng: 0,
  } as const
  const positionId = newId()
  await server.db.insert(positions).values({ ...place, id: positionId, week: [] })
  const [room] = await server.db.insert(rooms).values({ positionId, name: '会议室', seats: 30 }).returning()
  const states = ['pending', 'accepted', 'refused', 'cancelled', 'over'] as const
  const span = { startsAt: now, endsAt: new Date(now.getTime() + DAY_MS) }
  const booking = { positionId, roomId: room?.id ?? 0, userId, purpose: '读书会', people: 7, ...span }
  await server.db.insert(venueBookings).values(states.map((state) => ({ ...booking, id: newId(), state })))
}

it('counts wishes, orders and bookings, and takes no mean of nothing', async () => {
  const before = await read<CentreBoard>('board')
  expect(before.total).toMatchObject({ wishDays: null, orderScore: null })
  const person = await server.person()
  await addWish(person.id)
  await addOrders(person.id)
  await addBookings(person.id)
  const { days, total } = await read<CentreBoard>('board')
  const figures = {
    ...{ wishesClaimed: 4, wishesFinished: 1, wishesGivenBack: 2, wishDays: 4 },
    ...{
      ordersOrdered: 4,
      ordersProvided: 3,
      ordersGivenBack: 1,
      ordersRefused: 1,
      ordersOverdue: 1,
      ordersScored: 2,
      orderScore: 3.5,
    },
    ...{ bookingsAsked: 5, bookings: 2, bookingPeople: 14 },
  }
  expect(days.find(({ day }) => day === today)).toMatchObject({ ...figures, wishesPublished: 1 })
  expect(total).toMatchObject(figures)
  const csv = await (await operations(server).request('ada', 'centre/board.csv?language=en')).text()
  const [head = '', ...lines] = csv.split('\r\n')
  const line = lines.find((one) => one.startsWith(today))?.split(',')
  expect(line?.[head.split(',').indexOf('Mean score')]).toBe('3.5')
  expect(line?.[head.split(',').indexOf('Claims given back')]).toBe('2')
  await server.db.delete(wishes)
})

it('is for the centre alone', async () => {
  for (const path of ['centre/board', 'centre/board.csv', 'centre/hours?number=SB000001', 'queue/volunteering'])
    expect((await operations(server).call('sun', path)).code).toBe(codes.notAllowed)
})

it('reviews wishes and shows as reviewers do, and nothing else of their queue', async () => {
  await addOperator(server, 'rev', { role: 'reviewer' })
  const author = await server.person({ joinedDaysAgo: 100 })
  const { page, change, call } = operations(server)
  await server.data(
    wishEndpoints.publish,
    {
      body: {
        ...{
          size: 'wish',
          title: '加微信，日赚千元',
          content: '想请人教我用手机',
          kind: 'learning',
          district: '临江',
          images: [],
        },
        key: crypto.randomUUID(),
      },
    },
    author,
  )
  const [post] = await server.db
    .insert(queueItems)
    .values({ queue: 'review', kind: 'post', subjectId: '1', authorId: author.id, cause: 'reported' })
    .returning()
  const own = await page('ada', 'review')
  expect(own.list.map(({ kind }) => kind)).toEqual(['wish'])
  expect(own.waiting).toEqual({ wish: 1 })
  expect(await page('ada', 'review', 'kind=post')).toMatchObject({ list: [] })
  expect((await page('rev', 'review')).waiting).toEqual({ wish: 1, post: 1 })

  const strange = post ? [{ id: post.id, version: post.version }] : []
  const refused = await change('ada', 'review', 'decide', { items: strange, decision: 'close' })
  expect(refused).toMatchObject({ items: [], failed: [{ failure: 'gone' }] })
  expect(await change('ada', 'review', 'take', { items: strange })).toMatchObject({ items: [] })
  await change('rev', 'review', 'take', { items: strange })
  expect((await call<QueueLog>('ada', 'queue/review/log')).data.list).toEqual([])
  expect((await call('ada', 'queue/review/things?of=1')).code).toBe(codes.notAllowed)

  const [wish] = own.list
  const items = wish ? [{ id: wish.id, version: wish.version }] : []
  const ban = { items, decision: 'refuse', why: '广告', banDays: 1 }
  expect((await call('ada', 'queue/review/decide', ban)).code).toBe(codes.badInput)
  expect((await change('ada', 'review', 'decide', { items, decision: 'publish' })).failed).toEqual([])
  expect((await call<QueueLog>('ada', 'queue/review/log')).data.list).toMatchObject([{ who: 'ada', action: 'decide' }])
  const { list } = await server.data(wishEndpoints.list, { query: {} })
  expect(list).toMatchObject([{ title: '加微信，日赚千元' }])
})

describe('what the centre has to look at', () => {
  /** A presence of an activity that ended some days ago, and waits for a check. */
  async function presence(daysAgo: number) {
    const { person, number } = await volunteer()
    const [activityId, teamId] = [newId(), newId()]
    const endsAt = new Date(Date.now() - daysAgo * DAY_MS)
    await server.db.insert(teams).values({ id: teamId, name: '净滩队', district: '临江' })
    await server.db.insert(activities).values({
      ...{
        id: activityId,
        title: '净滩',
        image: '/media/pictures/a.jpg',
        kind: '环境保护',
        place: '东滩',
        district: '青岩',
      },
      ...{ lat: 30.5, lng: 121.9, hours: 2.5, capacity: 10, teamId },
      ...{ signupOpensAt: new Date(endsAt.getTime() - DAY_MS), signupClosesAt: endsAt },
      ...{ startsAt: new Date(endsAt.getTime() - 3 * HOUR_MS), endsAt },
    })
    await server.db.insert(activityJoins).values({
      ...{
        activityId,
        userId: person.id,
        state: 'signed-out',
        joinedAt: endsAt,
        signedInAt: endsAt,
        signedOutAt: endsAt,
      },
      toCheck: true,
    })
    return { person, number, activityId, teamId }
  }
  const waitingOf = async (id: string) =>
    (await read<CentreChecks>('checks')).waiting.filter(({ activityId }) => activityId === id)
  const decide = ({ activityId, person }: { activityId: string; person: TestPerson }, right: boolean) =>
    send<CentreChecks>('decide-presence', { activity: activityId, user: person.id, right })

  it('is a presence that no manager has looked at for a week, and is confirmed once with its hours', async () => {
    const [late, early] = [await presence(8), await presence(6)]
    expect(await waitingOf(late.activityId)).toMatchObject([{ number: late.number, team: '净滩队', hours: 2.5 }])
    expect(await waitingOf(early.activityId)).toEqual([])
    const answers = await Promise.all([1, 2, 3].map(() => decide(late, true)))
    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1)
    expect(await waitingOf(late.activityId)).toEqual([])
    expect((await own(late.person)).map(({ hours }) => hours)).toEqual([2.5])
    expect(await decide(early, true)).toEqual(expect.any(String))
    expect(await own(early.person)).toEqual([])
  })

  it('is undone with a message, and can be appealed then', async () => {
    const one = await presence(20)
    expect(await decide(one, false)).toEqual(expect.any(Object))
    const activity = await server.data(activityEndpoints.detail, { params: { id: one.activityId } }, one.person)
    expect(activity).toMatchObject({ participation: 'joined', steps: ['appeal'] })
    const { list } = await server.data(messages.list, { query: {} }, one.person)
    expect(list.map(({ title }) => title)).toContain('您的签到未通过核对')
  })

  it('is what a manager confirmed for another one of the team, until it is taken back', async () => {
    const one = await presence(2)
    const other = await server.person()
    const credited = {
      ...{ userId: one.person.id, source: 'activity' as const, sourceId: one.activityId, title: '净滩', hours: 2.5 },
      teamId: one.teamId,
    }
    await server.db.transaction((tx) => creditHours(tx, { ...credited, reviewer: other.id }))
    const shown = async () =>
      (await read<CentreChecks>('checks')).managers.filter(({ number }) => number === one.number)
    expect(await shown()).toEqual([])
    await server.db.insert(teamMembers).values({ teamId: one.teamId, userId: one.person.id, state: 'manager' })
    const longAgo = { sourceId: newId(), source: 'hand' as const, servedAt: new Date(Date.now() - 61 * DAY_MS) }
    await server.db.transaction((tx) => creditHours(tx, { ...credited, ...longAgo, reviewer: other.id }))
    expect(await shown()).toHaveLength(1)
    const [entry] = await shown()
    expect(entry).toMatchObject({ activity: '净滩', hours: 2.5 })
    await send('reverse-hours', { number: one.number, entry: entry?.entry, why: '查无此事' })
    expect(await shown()).toEqual([])
  })

  it('is for the centre alone', async () => {
    expect(await read<CentreChecks>('checks', 'sun')).toBeNull()
  })
})

import { randomUUID } from 'node:crypto'
import {
  type BookingStep,
  bookings,
  codes,
  lifecycles,
  messages,
  type RoleOf,
  type StateOf,
  type StepOf,
} from '@plaza/shared/api'
import { DAY_MS, HOUR_MS, momentOf, siteDate } from '@plaza/shared/format'
import type { CentreBooking, CentreBookings } from '@plaza/shared/operations'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../data/ids'
import { rateLimits, venueBookings } from '../../data/schema/index'
import { addOperator, operations } from '../../testing/operators'
import { restartsOf } from '../../testing/restarts'
import { runJobs } from '../../testing/run-jobs'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { type SteppedThing, WALK_TIMEOUT_MS, walkLifecycle } from '../../testing/walk-lifecycle'
import { Refusal } from '../../transport/refusal'
import { endBookings, lapseBookings, releaseBooking } from './booking-steps'

/** The Old Pier Lecture Hall, managed by 504: open 10:00 to 21:30; its great room with 60 seats. */
const [VENUE, ROOM, MANAGER] = ['654', '8', '504']

let server: TestServer
let manager: TestPerson
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.logInAs(MANAGER)
  person = await server.person()
  await addOperator(server, 'ada', { role: 'centre' })
  await addOperator(server, 'sun', { role: 'support' })
})
afterAll(() => server.close())

/** A moment of a day, counted from tomorrow. */
const at = (clock: string, days = 0) => new Date(momentOf(`${siteDate(Date.now() + (3 + days) * DAY_MS)}T${clock}`))
const request = (from = '10:00', to = '12:00', days = 0, over: object = {}) => ({
  params: { id: VENUE },
  body: {
    ...{ room_id: ROOM, starts_at: at(from, days).toISOString(), ends_at: at(to, days).toISOString() },
    ...{ purpose: '读书会', people: 20, key: randomUUID() },
    ...over,
  },
})
async function book(who: TestPerson, ...args: Parameters<typeof request>) {
  await server.db.delete(rateLimits)
  return server.data(bookings.book, request(...args), who)
}
const step = (id: string, taken: BookingStep, who: TestPerson, reason?: string) =>
  server.ask(bookings.step, { params: { id }, body: { step: taken, ...(reason && { reason }) } }, who)
const stateOf = async (id: string) =>
  (await server.db.select().from(venueBookings).where(eq(venueBookings.id, id)))[0]?.state
/** Whether a step is taken; anything else than that it is not open is thrown. */
const isDone = (taken: Promise<unknown>): Promise<boolean> =>
  taken.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'stateChanged') return false
      throw error
    },
  )
const clear = () => server.db.delete(venueBookings)

describe('asking for a room', () => {
  it('waits for the venue, which is told, and is made once however often it is sent', async () => {
    const input = request()
    const sent = await Promise.all([1, 2, 3].map(() => server.data(bookings.book, input, person)))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect(sent[0]).toMatchObject({ state: 'pending', steps: ['cancel'], person: null, room: { name: '大堂' } })
    const { list } = await server.data(messages.list, { query: {} }, manager)
    expect(list[0]).toMatchObject({ title: '老码头历史街区讲堂有新的场地预约', link: `/venue-details/${VENUE}` })
    await clear()
  })

  it.each<[string, Parameters<typeof request>, code: number]>([
    ['before it opens', ['09:00', '11:00'], codes.badInput],
    ['after it closes', ['20:00', '22:00'], codes.badInput],
    ['at an odd minute', ['10:10', '11:00'], codes.badInput],
    ['backwards', ['12:00', '11:00'], codes.badInput],
    ['for ten hours', ['10:00', '20:00'], codes.badInput],
    ['in the past', ['10:00', '11:00', -5], codes.tooLate],
    ['in two months', ['10:00', '11:00', 60], codes.tooEarly],
    ['for more people than seats', ['10:00', '11:00', 0, { people: 61 }], codes.full],
    ['of another venue', ['10:00', '11:00', 0, { room_id: '1' }], codes.contentGone],
    ['that does not exist', ['10:00', '11:00', 0, { room_id: 'x' }], codes.contentGone],
  ])('is refused %s', async (_, args, code) => {
    expect((await server.ask(bookings.book, request(...args), person)).code).toBe(code)
  })

  it('needs a phone, and ends at six that wait', async () => {
    const phoneless = await server.person({ phone: null })
    expect((await server.ask(bookings.book, request(), phoneless)).code).toBe(codes.phoneNeeded)
    for (const day of [1, 2, 3, 4, 5, 6]) await book(person, '10:00', '11:00', day)
    const answer = await server.ask(bookings.book, request('10:00', '11:00', 7), person)
    expect([answer.code, answer.msg]).toEqual([codes.full, '您有多个预约等待确认，请稍后再约'])
    await clear()
  })
})

describe('accepted bookings of a room', () => {
  it('never overlap, however many are accepted at once', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => server.person()))
    const asked = await Promise.all(
      people.map((who, n) => book(who, n % 2 === 0 ? '10:00' : '11:00', n % 3 === 0 ? '12:00' : '13:00')),
    )
    const answers = await Promise.all(asked.map(({ id }) => step(id, 'accept', manager)))
    expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === codes.full)).toHaveLength(11)
    expect(answers.find(({ code }) => code === codes.full)?.msg).toBe('该时段已被预约，请换个时间')
    const { taken } = await server.data(bookings.slots, {
      params: { id: ROOM },
      query: { date: siteDate(at('10:00').getTime()) },
    })
    expect(taken).toHaveLength(1)
    expect((await server.ask(bookings.book, request('11:00', '11:30'), person)).code).toBe(codes.full)
    await clear()
  })

  it('may follow each other, and free the room once cancelled', async () => {
    const [first, second, same] = [
      await book(person, '10:00', '11:00'),
      await book(person, '11:00', '12:00'),
      await book(await server.person(), '10:30', '11:30'),
    ]
    expect((await step(first.id, 'accept', manager)).code).toBe(codes.success)
    expect((await step(second.id, 'accept', manager)).code).toBe(codes.success)
    expect((await step(same.id, 'accept', manager)).code).toBe(codes.full)
    await step(first.id, 'cancel', person)
    await step(second.id, 'cancel', person)
    expect((await step(same.id, 'accept', manager)).code).toBe(codes.success)
    await clear()
  })

  it('would overlap without the constraint', async () => {
    await server.db.execute(sql`alter table venue_bookings drop constraint venue_bookings_apart`)
    const asked = await Promise.all([await server.person(), await server.person()].map((who) => book(who)))
    const answers = await Promise.all(asked.map(({ id }) => step(id, 'accept', manager)))
    expect(answers.map(({ code }) => code)).toEqual([codes.success, codes.success])
    await clear()
    await server.db.execute(sql`alter table venue_bookings add constraint venue_bookings_apart
      exclude using gist (int4range(room_id, room_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
      where (state = 'accepted')`)
  })
})

describe('who decides', () => {
  it('sees who asks; the person and everybody else do not', async () => {
    const { id } = await book(person)
    const { list } = await server.data(bookings.requests, { params: { id: VENUE }, query: {} }, manager)
    expect(list).toMatchObject([{ id, person: { id: person.id }, steps: ['accept', 'refuse'] }])
    const other = await server.person()
    for (const who of [person, other])
      expect((await server.ask(bookings.requests, { params: { id: VENUE }, query: {} }, who)).code).toBe(
        codes.contentGone,
      )
    expect((await step(id, 'cancel', other)).code).toBe(codes.contentGone)
    expect((await step(id, 'accept', person)).code).toBe(codes.stateChanged)
    expect((await server.data(bookings.mine, { query: {} }, other)).list).toEqual([])
    const refused = await step(id, 'refuse', manager, '当天检修')
    expect(refused.data).toMatchObject({ state: 'refused', reason: '当天检修', steps: [] })
    const { list: told } = await server.data(messages.list, { query: {} }, person)
    expect(told[0]?.content).toContain('原因：当天检修')
    await clear()
  })

  it('an operator may as well', async () => {
    const { id } = await book(person)
    const operator = await server.person({ roles: ['operator'] })
    expect((await step(id, 'accept', operator)).code).toBe(codes.success)
    await clear()
  })
})

describe('the practice centre', () => {
  const day = siteDate(at('10:00').getTime())
  const read = async (query: string) =>
    (await operations(server).call<CentreBookings>('ada', `centre/bookings?${query}`)).data
  const release = (id: string, why: string, who = 'ada') =>
    operations(server).call<CentreBooking>(who, 'centre/release-booking', { id, why })

  it('reads the bookings of a day by venue', async () => {
    const [late, early] = [await book(person, '14:00', '15:00'), await book(person)]
    await book(person, '10:00', '12:00', 1)
    await step(late.id, 'cancel', person)
    const { list, venues } = await read(`day=${day}`)
    expect(list.map(({ id, releasable }) => [id, releasable])).toEqual([
      [early.id, true],
      [late.id, false],
    ])
    expect(list[0]).toMatchObject({ venue: { id: VENUE }, room: '大堂', seats: 60, people: 20, state: 'pending' })
    expect(venues.find(({ id }) => id === VENUE)?.bookings).toBe(1)
    expect((await read(`day=${day}&venue=651`)).list).toEqual([])
    await clear()
  })

  it('goes on after a page, whatever begins at the same time', async () => {
    const { id } = await book(person)
    const [row] = await server.db.select().from(venueBookings).where(eq(venueBookings.id, id))
    const copies = Array.from({ length: 59 }, () => ({ ...row, id: newId(), bookKey: randomUUID() }))
    await server.db.insert(venueBookings).values(copies as (typeof venueBookings.$inferInsert)[])
    const first = await read(`day=${day}`)
    const second = await read(`day=${day}&after=${first.next}`)
    expect([first.list.length, second.list.length, second.next]).toEqual([50, 10, null])
    expect(new Set([...first.list, ...second.list].map((one) => one.id)).size).toBe(60)
    await clear()
  })

  it('releases a room once; who booked it reads why, and the time is free', async () => {
    const { id } = await book(person)
    await step(id, 'accept', manager)
    const answers = await Promise.all([1, 2, 3].map(() => release(id, '屋顶漏水')))
    expect(answers.map(({ code }) => code).sort()).toEqual([codes.success, codes.stateChanged, codes.stateChanged])
    expect((await read(`day=${day}`)).list).toMatchObject([{ state: 'refused', reason: '屋顶漏水', releasedBy: 'ada' }])
    const own = await server.data(bookings.mine, { query: {} }, person)
    expect(own.list.find((one) => one.id === id)).toMatchObject({ state: 'refused', released: true })
    const { list } = await server.data(messages.list, { query: {} }, person)
    expect(list.filter(({ content }) => content.includes('屋顶漏水'))).toMatchObject([
      { link: `/venue-details/${VENUE}` },
    ])
    const { list: heard } = await server.data(messages.list, { query: {} }, manager)
    expect(heard.filter(({ content }) => content.includes('屋顶漏水'))).toHaveLength(1)
    const again = await book(person)
    expect((await step(again.id, 'accept', manager)).code).toBe(codes.success)
    await clear()
  })

  it('releases nothing without a reason, after its end, or for others than the centre', async () => {
    const { id } = await book(person)
    expect((await release(id, ' ')).code).toBe(codes.badInput)
    expect((await release(id, '漏水', 'sun')).code).toBe(codes.notAllowed)
    expect((await release('nothing', '漏水')).code).toBe(codes.contentGone)
    await step(id, 'accept', manager)
    await letPass(id)
    await endBookings(server.db)
    expect((await release(id, '漏水')).code).toBe(codes.stateChanged)
    expect(await stateOf(id)).toBe('over')
    await clear()
  })
})

/** Makes the time of bookings be over, as if nobody had looked for hours. */
const letPass = (...ids: string[]) =>
  server.db
    .update(venueBookings)
    .set({ startsAt: new Date(Date.now() - 3 * HOUR_MS), endsAt: new Date(Date.now() - 2 * HOUR_MS) })
    .where(inArray(venueBookings.id, ids))

it('the clock refuses what nobody answered, and ends what was accepted, once', async () => {
  const [waiting, accepted] = [await book(person), await book(person, '13:00', '14:00')]
  await step(accepted.id, 'accept', manager)
  await letPass(waiting.id, accepted.id)
  await runJobs(server.deps, /venue-bookings$/)
  await runJobs(server.deps, /venue-bookings$/)
  expect(await Promise.all([waiting, accepted].map(({ id }) => stateOf(id)))).toEqual(['refused', 'over'])
  await clear()
})

it(
  'is walked by people and the clock at once',
  async () => {
    const { venueBooking } = lifecycles
    const servers = restartsOf(server)
    const byClock = { lapse: lapseBookings, end: endBookings }
    const thing: SteppedThing<
      StateOf<typeof venueBooking>,
      StepOf<typeof venueBooking>,
      RoleOf<typeof venueBooking>
    > = {
      async disturb() {
        server = await servers.next()
      },
      async create() {
        await clear()
        const { id } = await book(person)
        await letPass(id)
        return id
      },
      async take(id, taken, role) {
        if (taken === 'lapse' || taken === 'end')
          return role === 'clock' && (await byClock[taken](server.db)).includes(id)
        if (taken === 'release')
          return role === 'centre' && (await isDone(releaseBooking(server.db, id, '漏水', 'ada')))
        if (role === 'clock' || role === 'centre') return false
        const { code } = await step(id, taken, role === 'manager' ? manager : person)
        if (code !== codes.success && code !== codes.stateChanged) throw new Error(`${taken}: ${code}`)
        return code === codes.success
      },
      async read(id) {
        return (await stateOf(id)) ?? 'gone'
      },
    }
    await walkLifecycle(venueBooking, thing)
    server = await servers.end()
  },
  WALK_TIMEOUT_MS,
)

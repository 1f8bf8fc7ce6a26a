import { codes, channels as endpoints } from '@plaza/shared/api'
import { DAY_MS, siteDate } from '@plaza/shared/format'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { channels, messages, programmeReminders, programmes } from '../../data/schema/index'
import { runJobs } from '../../testing/run-jobs'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

const CHANNEL = 'reminder-radio'
let server: TestServer
let listener: TestPerson
let other: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  listener = await server.person()
  other = await server.person()
  await server.db.insert(channels).values([
    { id: CHANNEL, type: 1, name: '潮声', image: '/media/x.webp', streamUrl: '/live/x.m3u8' },
    { id: 'reminder-tv', type: 4, name: '潮声电视', image: '/media/x.webp', streamUrl: '/live/x.m3u8' },
  ])
  const slot = { startMinute: 600, endMinute: 660 }
  await server.db.insert(programmes).values([
    { id: 'reminder-slot', channelId: CHANNEL, title: '早潮', ...slot },
    { id: 'reminder-tv-slot', channelId: 'reminder-tv', title: '晚潮', ...slot },
  ])
})
afterAll(() => server.close())
beforeEach(() => server.db.delete(programmeReminders))

/** The broadcast of the slot in so many days. */
const broadcast = (days: number) => `reminder-slot.${siteDate(Date.now() + days * DAY_MS).replaceAll('-', '')}`
const remind = (id: string, on = true, who = listener) => server.ask(endpoints.remind, { body: { id, on } }, who)
const reminders = async (who = listener) => (await server.data(endpoints.reminders, {}, who)).ids
const tick = () => runJobs(server.deps, /^remind-of-programmes$/)
const told = async (who = listener) =>
  server.db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, who.id), eq(messages.template, 'programme.soon')))
/** Lets the programme begin in so many minutes. */
const begin = (minutes: number) =>
  server.db.update(programmeReminders).set({ startsAt: sql`now() + make_interval(mins => ${minutes})` })

it('is set for a programme of the table, and taken back', async () => {
  expect((await remind(broadcast(1))).code).toBe(codes.success)
  expect((await remind(broadcast(1))).code).toBe(codes.success)
  expect(await reminders()).toEqual([broadcast(1)])
  expect(await reminders(other)).toEqual([])
  await remind(broadcast(1), false, other)
  expect(await reminders()).toEqual([broadcast(1)])
  await remind(broadcast(1), false)
  expect(await reminders()).toEqual([])
})

it('is refused for what is not in the table, and for what has begun', async () => {
  for (const id of ['nothing', 'reminder-slot.20269999', 'reminder-slot', `other.${'20270101'}`])
    expect((await remind(id)).code, id).toBe(codes.contentGone)
  expect((await remind(broadcast(-1))).code).toBe(codes.tooLate)
})

it('is told once, shortly before the programme begins, by however many servers', async () => {
  await remind(broadcast(2))
  await remind(broadcast(2), true, other)
  await tick()
  await begin(11)
  await tick()
  expect(await told()).toHaveLength(0)
  await begin(9)
  await Promise.all([tick(), tick(), tick()])
  await tick()
  expect(await told()).toMatchObject([{ link: `/radios/${CHANNEL}`, params: { programme: '早潮', channel: '潮声' } }])
  expect(await told(other)).toHaveLength(1)
  expect(await reminders()).toEqual([])
})

it('is not told after a night in which nothing ran', async () => {
  const before = (await told()).length
  await remind(broadcast(3))
  await begin(-30)
  await tick()
  expect(await told()).toHaveLength(before)
  expect(await server.db.$count(programmeReminders)).toBe(0)
})

it('is one of fifty, and those of others take no place of them', async () => {
  const days = Array.from({ length: 49 }, (_, index) => new Date(Date.now() + (20 + index) * DAY_MS))
  for (const { id: userId } of [listener, other]) {
    const rows = days.map((startsAt) => ({ userId, programmeId: 'reminder-slot', startsAt }))
    await server.db.insert(programmeReminders).values(rows)
  }
  expect((await remind(broadcast(2))).code).toBe(codes.success)
  expect((await remind(broadcast(3))).code).toBe(codes.full)
  expect(await reminders()).toHaveLength(50)
})

it('leads to the page of its channel, on television too', async () => {
  const viewer = await server.person()
  await remind(broadcast(4).replace('reminder-slot', 'reminder-tv-slot'), true, viewer)
  await begin(9)
  await tick()
  expect(await told(viewer)).toMatchObject([{ link: '/lives/reminder-tv' }])
})

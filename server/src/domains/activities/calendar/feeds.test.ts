import { calendarFeeds, closures } from '@plaza/shared/api'
import { HOUR_MS } from '@plaza/shared/format'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../data/ids'
import { activities, activityJoins, closures as closureRows, calendarFeeds as feeds } from '../../../data/schema/index'
import { runJobs } from '../../../testing/run-jobs'
import { startTestServer, type TestPerson, type TestServer } from '../../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const from = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

async function activity(title: string): Promise<string> {
  const id = newId()
  await server.db.insert(activities).values({
    ...{ id, title, image: '/media/pictures/a.jpg', kind: '环境保护', place: '东滩', district: '青岩' },
    ...{ lat: 30.5, lng: 121.9, hours: 2.5, capacity: 10, teamId: '601' },
    ...{ signupOpensAt: from(-5), signupClosesAt: from(24), startsAt: from(24), endsAt: from(26) },
  })
  return id
}
const place = (activityId: string, { id: userId }: TestPerson, state: 'joined' | 'waiting' | 'cancelled') =>
  server.db.insert(activityJoins).values({ activityId, userId, state, joinedAt: new Date() })
const make = async (person: TestPerson) => new URL((await server.data(calendarFeeds.make, {}, person)).address).pathname
const fetchFeed = (path: string, tag?: string) =>
  server.app.request(path, { headers: { ...(tag && { 'if-none-match': tag }) } })
const textOf = async (path: string) => (await (await fetchFeed(path)).text()).replaceAll('\r\n ', '')

it('has what the person joined and waits for, and nothing of others or of what they cancelled', async () => {
  const [person, other] = await Promise.all([server.person(), server.person()])
  await place(await activity('净滩'), person, 'joined')
  await place(await activity('助老'), person, 'waiting')
  await place(await activity('巡河'), person, 'cancelled')
  await place(await activity('植树'), other, 'joined')
  const path = await make(person)
  expect(path).not.toContain(person.id)
  const text = await textOf(path)
  expect([...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title)).toEqual(['净滩', '［候补］ 助老'])
  expect([...text.matchAll(/^STATUS:(.*)\r$/gm)].map(([, state]) => state)).toEqual(['CONFIRMED', 'TENTATIVE'])
  expect(text).not.toContain(person.id)
})

it('is the same until an activity moves or is called off', async () => {
  const person = await server.person()
  const id = await activity('净滩')
  await place(id, person, 'joined')
  const path = await make(person)
  const first = await fetchFeed(path)
  const tag = first.headers.get('etag') ?? ''
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect((await fetchFeed(path, tag)).status).toBe(304)
  const moved = from(48)
  await server.db
    .update(activities)
    .set({ startsAt: moved, endsAt: from(50) })
    .where(eq(activities.id, id))
  const second = await fetchFeed(path, tag)
  expect(await second.text()).toContain(`DTSTART:${moved.toISOString().replace(/[-:]|\.\d+/g, '')}`)
  await server.db.update(activities).set({ cancelledAt: new Date() }).where(eq(activities.id, id))
  expect(await textOf(path)).toContain('STATUS:CANCELLED')
})

it('ends when another one is made, when it is revoked and when the account is closed', async () => {
  const person = await server.person({ phone: null, joinedDaysAgo: 90 })
  const first = await make(person)
  const second = await make(person)
  expect([(await fetchFeed(first)).status, (await fetchFeed(second)).status]).toEqual([404, 200])
  await server.data(calendarFeeds.revoke, {}, person)
  expect((await fetchFeed(second)).status).toBe(404)
  expect(await server.data(calendarFeeds.own, {}, person)).toEqual({ made_at: null })
  const third = await make(person)
  const [row] = await server.db.select().from(feeds).where(eq(feeds.userId, person.id))
  expect(third).not.toContain(row?.tokenHash)
  await server.data(closures.request, { body: { given_up_cents: 0 } }, person)
  await server.db.update(closureRows).set({ dueAt: new Date() }).where(eq(closureRows.userId, person.id))
  await runJobs(server.deps, /^close-accounts$/)
  expect((await fetchFeed(third)).status).toBe(404)
})

it('is read a limited number of times in an hour, and refuses a changed address', async () => {
  const path = await make(await server.person())
  expect((await fetchFeed(path.replace(/\.[\w-]+\.ics$/, '.AAAAAAAAAAAAAAAA.ics'))).status).toBe(404)
  const statuses: number[] = []
  for (let time = 0; time < 61; time += 1) statuses.push((await fetchFeed(path)).status)
  expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60]]).toEqual([true, 429])
})

import { codes, channels as endpoints } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { channelListeners, channels } from '../../data/schema/index'
import { runJobs } from '../../testing/run-jobs'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

const CHANNEL = '801'
let server: TestServer
let people: TestPerson[]
beforeAll(async () => {
  server = await startTestServer()
  people = await Promise.all(Array.from({ length: 3 }, () => server.person()))
})
afterAll(() => server.close())
beforeEach(() => server.db.delete(channelListeners))

const listen = (who?: TestPerson, id = CHANNEL) => server.ask(endpoints.listen, { body: { id } }, who)
const counted = async () => (await server.data(endpoints.play, { query: { id: CHANNEL } }, people[0])).listeners

it('counts who listens now, each once however often they say so', async () => {
  expect(await counted()).toBe(0)
  for (const person of people) await listen(person)
  await Promise.all(Array.from({ length: 5 }, () => listen(people[0])))
  expect((await listen()).data).toEqual({ listeners: 4 })
  expect((await listen()).data).toEqual({ listeners: 4 })
  expect(await counted()).toBe(4)
})

it('counts nobody who has been silent for a while, nor on another channel', async () => {
  await listen(people[0])
  await listen(people[1], '802')
  expect(await counted()).toBe(1)
  await server.db
    .update(channelListeners)
    .set({ at: sql`now() - interval '100 seconds'` })
    .where(eq(channelListeners.channelId, CHANNEL))
  expect(await counted()).toBe(0)
  await listen(people[0])
  expect(await counted()).toBe(1)
})

it('forgets those who stopped, and keeps those who listen', async () => {
  for (const person of people.slice(0, 2)) await listen(person)
  const [one] = await server.db.select().from(channelListeners)
  await server.db
    .update(channelListeners)
    .set({ at: sql`now() - interval '11 minutes'` })
    .where(eq(channelListeners.listener, one?.listener ?? ''))
  await runJobs(server.deps, /^expire-channel-listeners$/)
  expect([await server.db.$count(channelListeners), await counted()]).toEqual([1, 1])
})

it('keeps no id and no address of a listener', async () => {
  await listen(people[0])
  await listen()
  const kept = JSON.stringify(await server.db.select().from(channelListeners))
  expect(kept).not.toContain(people[0]?.id)
  expect(kept).not.toContain('127.0.0.1')
})

it('is refused for a channel that is not there', async () => {
  expect((await listen(people[0], 'nothing')).code).toBe(codes.contentGone)
  expect(await server.db.$count(channels, eq(channels.id, 'nothing'))).toBe(0)
})

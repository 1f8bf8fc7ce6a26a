import { messages } from '@plaza/shared/api'
import { HOUR_MS } from '@plaza/shared/format'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../data/ids'
import { activities, activityJoins } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { remindOfActivities } from './reminders'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A clock far from the demo's activities: ten in the morning in the site's zone. */
const TEN = Date.parse('2031-05-06T10:00:00+08:00')
const at = (hours: number) => new Date(TEN + hours * HOUR_MS)
const remind = (hours: number, batch?: number) =>
  remindOfActivities(server.db, { now: at(hours), ...(batch && { batch }) })

async function joined(startsAt: Date, people: readonly TestPerson[]): Promise<string> {
  const id = newId()
  await server.db.insert(activities).values({
    ...{ id, title: '净滩', image: '/media/pictures/a.jpg', kind: '环境保护', place: '东滩', district: '青岩' },
    ...{ lat: 30.5, lng: 121.9, hours: 2.5, capacity: 10, teamId: '601', startsAt },
    ...{ signupOpensAt: new Date(), signupClosesAt: startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS) },
  })
  await server.db
    .insert(activityJoins)
    .values(
      people.map((person) => ({ activityId: id, userId: person.id, state: 'joined' as const, joinedAt: new Date() })),
    )
  return id
}

const remindersOf = async (person: TestPerson) =>
  (await server.data(messages.list, {}, person)).list.map(({ title }) => title.slice(0, 2)).reverse()

it('people are reminded once the day before from nine on, and once on the day from seven on', async () => {
  const person = await server.person()
  await joined(at(24), [person])
  const seen: string[][] = []
  for (const hour of [-2, -1, 0, 13.9, 20, 21, 21.5]) {
    await Promise.all([remind(hour), remind(hour)])
    seen.push(await remindersOf(person))
  }
  const [none, day, both] = [[], ['明天'], ['明天', '今天']]
  expect(seen).toEqual([none, day, day, day, day, both, both])
})

it('nobody is reminded but who has a place', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => server.person()))
  const id = await joined(at(24), people)
  const states = ['joined', 'waiting', 'cancelled', 'signed-in', 'signed-out'] as const
  for (const [index, state] of states.entries())
    await server.db
      .update(activityJoins)
      .set({ state })
      .where(and(eq(activityJoins.activityId, id), eq(activityJoins.userId, people[index]?.id ?? '')))
  await remind(0)
  await remind(21)
  expect(await Promise.all(people.map(remindersOf))).toEqual([['明天', '今天'], [], [], [], []])
})

it('people are reminded again of the new time of a moved activity', async () => {
  const person = await server.person()
  const id = await joined(at(24), [person])
  await remind(0)
  await server.db
    .update(activities)
    .set({ startsAt: at(48), endsAt: at(49), signupClosesAt: at(48) })
    .where(eq(activities.id, id))
  await remind(1)
  expect(await remindersOf(person)).toEqual(['明天'])
  await remind(24)
  await remind(25)
  expect(await remindersOf(person)).toEqual(['明天', '明天'])
})

it('everybody is reminded, however many more than one statement takes', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => server.person()))
  await joined(at(24), people)
  await remind(0, 2)
  for (const person of people) expect(await remindersOf(person)).toEqual(['明天'])
})

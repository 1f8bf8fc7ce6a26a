import { follows, histories, type InputOf, messages, people, preferences, searches } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { preferences as rows } from '../../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../../testing/test-server'
import { sendMessages } from '../../messages/send'
import { indexPending } from '../../search/entries'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const change = (person: TestPerson, body: NonNullable<InputOf<typeof preferences.change>['body']>) =>
  server.data(preferences.change, { body }, person)

it('are all on until they are changed, one by one', async () => {
  const person = await server.person()
  const all = { muted_kinds: [], findable: true, shows_follows: true, keeps_history: true, learns_feed: true }
  expect(await server.data(preferences.read, {}, person)).toEqual(all)
  await change(person, { findable: false })
  expect(await change(person, { muted_kinds: ['reply', 'reply'] })).toEqual({
    ...all,
    findable: false,
    muted_kinds: ['reply'],
  })
  expect(await change(person, {})).toMatchObject({ findable: false })
  expect(await server.data(preferences.read, {}, await server.person())).toEqual(all)
})

describe('a kind that is switched off', () => {
  const reply = { template: 'reply.comment', params: { author: '甲', author_id: 'x', excerpt: '好' } } as const
  const login = { template: 'login.new-device', params: { device: 'Phone', network: '' } } as const
  const kindsOf = async (person: TestPerson) =>
    (await server.data(messages.list, { query: {} }, person)).list.map(({ kind }) => kind).sort()

  it('is not written, others are', async () => {
    const [person, other] = [await server.person(), await server.person()]
    await change(person, { muted_kinds: ['reply'] })
    const list = [person, other].flatMap(({ id: to }) => [
      { to, ...reply },
      { to, ...login },
    ])
    await sendMessages(server.db, list)
    expect(await kindsOf(person)).toEqual(['system'])
    expect(await kindsOf(other)).toEqual(['reply', 'system'])
    await change(person, { muted_kinds: [] })
    await sendMessages(server.db, [{ to: person.id, ...reply }])
    expect(await kindsOf(person)).toEqual(['reply', 'system'])
  })

  it('is none of safety and money, whatever the table says', async () => {
    const person = await server.person()
    const body = { muted_kinds: ['system'] } as never
    expect((await server.ask(preferences.change, { body }, person)).status).toBe(400)
    await server.db.insert(rows).values({ userId: person.id, mutedKinds: ['system', 'review'] })
    await sendMessages(server.db, [{ to: person.id, ...login }])
    expect(await kindsOf(person)).toEqual(['system'])
  })
})

it('a person who is not to be found is in no search and no list of people to mention', async () => {
  const reader = await server.person()
  const nickname = '找不到的海鸥'
  const hidden = await server.person({ nickname })
  await server.data(follows.set, { body: { kind: 'circle', id: '61', on: true } }, hidden)
  await indexPending(server.db)
  const isHidden = ({ id }: { id: string }) => id === hidden.id
  const found = async () => [
    (await server.data(searches.search, { query: { q: nickname, kind: 'community' } }, reader)).list.filter(isHidden)
      .length,
    (await server.data(people.suggestions, { query: { q: nickname } }, reader)).list.length,
    (await server.data(people.suggestions, { query: { circle_id: '61' } }, reader)).list.filter(isHidden).length,
  ]
  await expect.poll(found).toEqual([1, 1, 1])
  await change(hidden, { findable: false })
  await expect.poll(found).toEqual([0, 0, 0])
  await change(hidden, { findable: true })
  await expect.poll(found).toEqual([1, 1, 1])
})

it('whom a person follows is shown to nobody else, neither on their page nor among followers', async () => {
  const [shy, reader] = [await server.person(), await server.person()]
  const followed = await server.person({ nickname: '被关注的人' })
  await server.data(follows.set, { body: { kind: 'user', id: followed.id, on: true } }, shy)
  const seenBy = async (who: TestPerson) => [
    (await server.data(people.followed, { params: { id: shy.id }, query: {} }, who)).list.length,
    (await server.data(people.followers, { params: { id: followed.id }, query: {} }, who)).list.length,
    (await server.data(people.detail, { params: { id: shy.id } }, who)).following,
  ]
  expect(await seenBy(reader)).toEqual([1, 1, 1])
  await change(shy, { shows_follows: false })
  expect(await seenBy(reader)).toEqual([0, 0, 0])
  expect((await server.data(people.detail, { params: { id: shy.id } }, reader)).follows_hidden).toBe(true)
  expect(await seenBy(shy)).toEqual([1, 1, 1])
  // Whoever is followed sees by whom.
  expect((await seenBy(followed)).slice(0, 2)).toEqual([0, 1])
})

it('nothing new enters a history that is not kept, and what is there stays', async () => {
  const person = await server.person()
  const entries = async () =>
    (await server.data(histories.list, { query: {} }, person)).list.map(({ content }) => content.id)
  const [first, second] = (
    await server.db.query.contents.findMany({ columns: { id: true }, where: (t) => eq(t.hidden, 0), limit: 2 })
  ).map(({ id }) => id)
  await server.data(histories.add, { body: { id: first ?? '', type: 3 } }, person)
  await change(person, { keeps_history: false })
  await server.data(histories.add, { body: { id: second ?? '', type: 3 } }, person)
  expect(await entries()).toEqual([first])
  await change(person, { keeps_history: true })
  await server.data(histories.add, { body: { id: second ?? '', type: 3 } }, person)
  expect(await entries()).toEqual([second, first])
})

import { codes, collections, comments, follows, histories, people, removals } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { advices, contents, follows as followRows, removedMarks } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { indexPending } from '../search/entries'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await indexPending(server.db)
})
afterAll(() => server.close())

const OTHER_CIRCLE = '62'
const collect = (person: TestPerson, ...ids: string[]) =>
  Promise.all(ids.map((id) => server.data(collections.set, { body: { id, on: true } }, person)))
const collected = async (person: TestPerson, query = {}) =>
  (await server.data(collections.list, { query }, person)).list.map(({ content }) => content.id)
const follow = (person: TestPerson, kind: 'anchor' | 'album' | 'circle' | 'user' | 'channel', id: string) =>
  server.data(follows.set, { body: { kind, id, on: true } }, person)
const following = async (person: TestPerson, query = {}) =>
  (await server.data(people.following, { query }, person)).list.map(({ kind, id }) => `${kind}:${id}`)
const restore = (person: TestPerson, key: string) => server.ask(removals.restore, { params: { key }, body: {} }, person)
const countOf = async (id: string) =>
  (await server.db.select({ count: contents.collections }).from(contents).where(eq(contents.id, id)))[0]?.count

it('what was taken out of the collection comes back, at its place and with its counts', async () => {
  const person = await server.person()
  await collect(person, '3001')
  await collect(person, '3002')
  const before = await countOf('3001')
  const undo = crypto.randomUUID()
  await server.data(collections.remove, { query: { ids: '3001,3002', undo } }, person)
  expect([await collected(person), await countOf('3001')]).toEqual([[], (before ?? 0) - 1])
  expect(await restore(person, undo)).toMatchObject({ code: codes.success, data: { restored: 2 } })
  expect([await collected(person), await countOf('3001')]).toEqual([['3002', '3001'], before])
})

it('nobody else brings it back, and a repeat changes nothing', async () => {
  const [person, other] = [await server.person(), await server.person()]
  await collect(person, '3001')
  const undo = crypto.randomUUID()
  await server.data(collections.remove, { query: { ids: '3001', undo } }, person)
  expect(await restore(other, undo)).toMatchObject({ data: { restored: 0 } })
  expect([await collected(person), await collected(other)]).toEqual([[], []])
  await restore(person, undo)
  expect(await restore(person, undo)).toMatchObject({ data: { restored: 0 } })
  expect(await collected(person)).toEqual(['3001'])
})

it('what was collected anew meanwhile is counted once', async () => {
  const person = await server.person()
  await collect(person, '3003')
  const before = await countOf('3003')
  const undo = crypto.randomUUID()
  await server.data(collections.remove, { query: { ids: '3003', undo } }, person)
  await collect(person, '3003')
  expect(await restore(person, undo)).toMatchObject({ data: { restored: 0 } })
  expect(await countOf('3003')).toBe(before)
})

it('it is too late after some minutes', async () => {
  const person = await server.person()
  await collect(person, '3001')
  const undo = crypto.randomUUID()
  await server.data(collections.remove, { query: { ids: '3001', undo } }, person)
  await server.db
    .update(removedMarks)
    .set({ removedAt: sql`now() - interval '10 minutes'` })
    .where(eq(removedMarks.undoKey, undo))
  expect(await restore(person, undo)).toMatchObject({ code: codes.tooLate })
})

it('removes more than two hundred at once', async () => {
  const person = await server.person()
  const ids = Array.from({ length: 400 }, (_, n) => `many-${n}`)
  await server.db.execute(sql`insert into histories (user_id, content_id, viewed_at)
    select ${person.id}, id, now() from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) id`)
  await server.data(histories.remove, { query: { ids: ids.join() } }, person)
  const { rows } = await server.db.execute(sql`select 1 from histories where user_id = ${person.id}`)
  expect(rows).toEqual([])
})

it('a cleared history comes back with where an audio was heard up to', async () => {
  const person = await server.person()
  await server.data(histories.add, { body: { id: '1001', type: 1, seconds: 40 } }, person)
  const undo = crypto.randomUUID()
  await server.data(histories.remove, { query: { all: '1', undo } }, person)
  expect((await server.data(histories.list, {}, person)).list).toEqual([])
  await restore(person, undo)
  expect((await server.data(histories.list, {}, person)).list).toMatchObject([{ content: { id: '1001' }, seconds: 40 }])
})

it.each([
  ['as typed', '大桥', ['3001']],
  ['by pinyin', 'daqiao', ['3001']],
  ['by first letters', 'lqdq', ['3001']],
  ['without a match', '鲸鱼喷水', []],
])('finds own things %s, and nothing that others keep', async (_, q, ids) => {
  const [person, other] = [await server.person(), await server.person()]
  await collect(person, '3001', '3202')
  await collect(other, '4005')
  await server.data(histories.add, { body: { id: '3001', type: 3 } }, person)
  expect(await collected(person, { q })).toEqual(ids)
  const seen = await server.data(histories.list, { query: { q } }, person)
  expect(seen.list.map(({ content }) => content.id)).toEqual(ids)
})

it('pages through what was found, newest first', async () => {
  const person = await server.person()
  for (const id of ['4005', '1001', '3001']) await collect(person, id)
  const first = await server.data(collections.list, { query: { q: '大桥', page_size: 2 } }, person)
  expect(first.list.map(({ content }) => content.id)).toEqual(['3001', '1001'])
  expect(await collected(person, { q: '大桥', page_size: 2, cursor: first.next })).toEqual(['4005'])
})

it('lists what is followed apart from what is subscribed to, and each kind alone', async () => {
  const person = await server.person()
  await follow(person, 'anchor', '904')
  await follow(person, 'circle', OTHER_CIRCLE)
  await follow(person, 'album', '2003')
  await follow(person, 'channel', '801')
  expect(await following(person)).toEqual([`circle:${OTHER_CIRCLE}`, 'anchor:904'])
  expect(await following(person, { shelf: 'subscriptions' })).toEqual(['channel:801', 'album:2003'])
  expect(await following(person, { kind: 'anchor' })).toEqual(['anchor:904'])
  expect(await following(person, { q: 'xuwanzhou' })).toEqual(['anchor:904'])
})

it('lists no album that was hidden, and no letter that not everybody may read', async () => {
  const person = await server.person()
  const letterOf = async (open: boolean) => {
    const [letter] = await server.db.select().from(advices).where(eq(advices.open, open)).limit(1)
    if (!letter) throw new Error('no such letter')
    await server.db.insert(followRows).values({ userId: person.id, kind: 'advice', targetId: letter.id })
    return `advice:${letter.id}`
  }
  const [open] = [await letterOf(true), await letterOf(false)]
  expect(await following(person, { kind: 'advice' })).toEqual([open])
  await follow(person, 'album', '2003')
  expect(await following(person, { kind: 'album' })).toEqual(['album:2003'])
  const hide = (hidden: 0 | 1) => server.db.update(contents).set({ hidden }).where(eq(contents.id, '2003'))
  await hide(1)
  const listed = await following(person, { kind: 'album' })
  await hide(0)
  expect(listed).toEqual([])
})

it('counts the tracks of an album since it was last opened', async () => {
  const person = await server.person()
  await follow(person, 'album', '2007')
  await server.db.execute(sql`update follows set created_at = '2020-01-01' where user_id = ${person.id}`)
  const news = async () =>
    (await server.data(people.following, { query: { shelf: 'subscriptions' } }, person)).list[0]?.news
  expect(await news()).toBeGreaterThan(0)
  await server.data(histories.add, { body: { id: '2007', type: 2 } }, person)
  expect(await news()).toBe(0)
})

it('ended follows come back with their follower counts', async () => {
  const person = await server.person()
  const { followers } = await follow(person, 'anchor', '904')
  await follow(person, 'user', '503')
  const undo = crypto.randomUUID()
  await server.data(follows.remove, { query: { ids: 'anchor:904,user:503', undo } }, person)
  const state = () => server.data(follows.state, { params: { kind: 'anchor', id: '904' } }, person)
  expect(await state()).toEqual({ followed: false, followers: followers - 1 })
  expect(await restore(person, undo)).toMatchObject({ data: { restored: 2 } })
  expect(await state()).toEqual({ followed: true, followers })
})

it('who was blocked meanwhile is not followed again', async () => {
  const [person, other] = [await server.person(), await server.person()]
  await follow(person, 'user', other.id)
  const undo = crypto.randomUUID()
  await server.data(follows.remove, { query: { ids: `user:${other.id}`, undo } }, person)
  await server.db.execute(sql`insert into blocks (user_id, blocked_id) values (${other.id}, ${person.id})`)
  expect(await restore(person, undo)).toMatchObject({ data: { restored: 0 } })
})

it('nobody leaves a circle that they manage', async () => {
  const owner = await server.logInAs('508')
  const { list } = await server.data(people.following, { query: { kind: 'circle' } }, owner)
  expect(list.find(({ id }) => id === '61')).toMatchObject({ leads: true })
  const answer = await server.ask(follows.remove, { query: { ids: 'user:503,circle:61' } }, owner)
  expect(answer.code).toBe(codes.notAllowed)
})

it('lists own comments alone, with what they are on', async () => {
  const [person, other] = [await server.person(), await server.person()]
  const say = (who: TestPerson, target: 'content' | 'post', target_id: string, content: string) =>
    server.data(comments.add, { body: { target, target_id, content } }, who)
  const first = await say(person, 'content', '3001', '桥通了')
  await say(other, 'content', '3001', '路过')
  const post = '20045'
  await say(person, 'post', post, '看到了')
  const { list } = await server.data(people.comments, {}, person)
  expect(list).toMatchObject([
    { content: '看到了', link: `/group-post-detail/${post}` },
    { content: '桥通了', title: '清晨六点十二分，临青大桥合龙', link: `/posts/3001/comment/${first.id}` },
  ])
})

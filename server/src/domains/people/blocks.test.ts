import { blocks, circles, codes, comments, follows, likes, people, posts, searches, topics } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rateLimits } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { indexPending } from '../search/entries'

let server: TestServer
let reader: TestPerson
let author: TestPerson
let other: TestPerson
const AUTHOR = '爱写字的蓝鲸'

beforeAll(async () => {
  server = await startTestServer()
  await indexPending(server.db)
  reader = await server.person()
  author = await server.person({ nickname: AUTHOR })
  other = await server.person()
}, 60_000)
afterAll(() => server.close())

const block = (person: TestPerson, id: string, on = true) =>
  server.data(blocks.set, { params: { id }, body: { on } }, person)
const publish = (content: string, person = author) =>
  server.data(
    posts.publish,
    { body: { circle_id: '61', topic_id: '71', content, images: [], key: crypto.randomUUID() } },
    person,
  )
const say = (person: TestPerson, target: 'post' | 'channel', target_id: string, content: string, parent_id?: string) =>
  server.ask(comments.add, { body: { target, target_id, content, ...(parent_id && { parent_id }) } }, person)
const follow = (person: TestPerson, id: string, on = true) =>
  server.ask(follows.set, { body: { kind: 'user', id, on } }, person)

/** Everything of a blocked author that a reader may come across, as whether it is there. */
async function traces(who: TestPerson | undefined, post: string, root: string) {
  const has = (list: readonly unknown[], text: string) => JSON.stringify(list).includes(text)
  const words = '鲸鱼喷水'
  const circle = await server.data(circles.posts, { params: { id: '61' } }, who)
  const topic = await server.data(topics.posts, { params: { id: '71' } }, who)
  const feed = await server.data(posts.feed, { query: { page_size: 100 } }, who)
  const found = await server.data(searches.search, { query: { q: words } }, who)
  const inCircle = await server.data(searches.posts, { params: { id: '61' }, query: { q: words } }, who)
  const person = await server.data(searches.search, { query: { q: AUTHOR } }, who)
  const said = await server.data(comments.list, { params: { id: '610001' }, query: { target: 'post' } }, who)
  const replies = await server.data(comments.replies, { params: { id: root } }, who)
  const chat = await server.data(comments.list, { params: { id: '801' }, query: { target: 'channel' } }, who)
  const liked = await server.data(likes.people, { params: { id: '610001' }, query: { target: 'post' } }, who)
  const own = await server.data(people.posts, { params: { id: author.id } }, who)
  const single = await server.ask(posts.detail, { params: { id: post } }, who)
  return {
    circle: has(circle.list, words),
    topic: has(topic.list, words),
    feed: has(feed.list, words),
    search: has(found.list, words),
    inCircle: has(inCircle.list, words),
    person: has(person.list, AUTHOR),
    comments: has(said.list, AUTHOR),
    replies: has(replies.list, AUTHOR),
    chat: has(chat.list, AUTHOR),
    likers: has(liked.list, AUTHOR),
    page: has(own.list, words),
    single: single.code === codes.success,
  }
}

const all = (there: boolean) =>
  Object.fromEntries(
    [
      'circle',
      'topic',
      'feed',
      'search',
      'inCircle',
      'person',
      'comments',
      'replies',
      'chat',
      'likers',
      'page',
      'single',
    ].map((name) => [name, there]),
  )

it('words of a blocked person are gone for the one who blocked, for nobody else, and come back', async () => {
  await server.db.execute(
    sql`insert into posts (id, circle_id, user_id, content) values ('610001', '61', ${other.id}, '开场')`,
  )
  const { id } = await publish('鲸鱼喷水')
  const root = await say(other, 'post', '610001', '楼主好')
  await say(author, 'post', '610001', '我也来了')
  await say(author, 'post', '610001', '在楼里', root.data.id)
  await say(author, 'channel', '801', '听众好')
  await server.data(likes.set, { body: { target: 'post', id: '610001', on: true } }, author)
  expect(await traces(reader, id, root.data.id)).toEqual(all(true))
  await block(reader, author.id)
  expect(await traces(reader, id, root.data.id)).toEqual(all(false))
  expect(await traces(undefined, id, root.data.id)).toEqual(all(true))
  expect(await traces(other, id, root.data.id)).toEqual(all(true))
  await block(reader, author.id, false)
  expect(await traces(reader, id, root.data.id)).toEqual(all(true))
})

it('who is blocked may not follow, comment on or reply to the one who blocked, in words that do not say so', async () => {
  const [blocker, blocked] = [await server.person(), await server.person()]
  const post = await publish('只说给朋友', blocker)
  const theirs = await say(other, 'post', post.id, '在吗')
  const mine = await say(blocker, 'post', '610001', '路过')
  await block(blocker, blocked.id)
  const refusals = [
    await follow(blocked, blocker.id),
    await say(blocked, 'post', post.id, '喂'),
    await say(blocked, 'post', post.id, '喂', theirs.data.id),
    await say(blocked, 'post', '610001', '喂', mine.data.id),
  ]
  for (const { code, msg } of refusals) {
    expect(code).toBe(codes.notAllowed)
    expect(msg).not.toMatch(/屏蔽|拉黑|block/i)
  }
  expect((await say(blocked, 'post', '610001', '跟别人说')).code).toBe(codes.success)
  await block(blocker, blocked.id, false)
  expect((await follow(blocked, blocker.id)).code).toBe(codes.success)
  expect((await say(blocked, 'post', post.id, '又能说了')).code).toBe(codes.success)
})

it('a reply in a thread that the blocker began is refused too', async () => {
  const [blocker, blocked] = [await server.person(), await server.person()]
  const root = await say(blocker, 'post', '610001', '起头')
  const reply = await say(other, 'post', '610001', '接话', root.data.id)
  await block(blocker, blocked.id)
  expect((await say(blocked, 'post', '610001', '插话', reply.data.id)).code).toBe(codes.notAllowed)
})

it('a block ends follows in both directions, with their counts', async () => {
  const [one, two] = [await server.person(), await server.person()]
  await follow(one, two.id)
  await follow(two, one.id)
  expect(await block(one, two.id)).toEqual({ blocked: true, followers: 0 })
  for (const { id } of [one, two]) {
    expect(await server.data(people.detail, { params: { id } })).toMatchObject({ followers: 0, following: 0 })
  }
  await block(one, two.id, false)
  expect(await server.data(people.detail, { params: { id: two.id } }, one)).toMatchObject({
    followed: false,
    blocked: false,
  })
})

it('a follow and a block at the same time leave no follow of the one who blocked', async () => {
  for (let round = 0; round < 8; round++) {
    const [blocker, fan] = [await server.person(), await server.person()]
    await Promise.all([follow(fan, blocker.id), block(blocker, fan.id), follow(fan, blocker.id)])
    expect(await server.data(people.detail, { params: { id: blocker.id } })).toMatchObject({ followers: 0 })
  }
})

it('lists whom a person blocked to that person alone, the latest first', async () => {
  const person = await server.person()
  await block(person, '502')
  await block(person, '503')
  await block(person, '503')
  const { list } = await server.data(blocks.list, {}, person)
  expect(list.map(({ id }) => id)).toEqual(['503', '502'])
  expect((await server.ask(blocks.list, {})).code).toBe(codes.loginExpired)
  expect(await server.data(people.detail, { params: { id: '502' } }, person)).toMatchObject({ blocked: true })
  expect(await server.data(people.detail, { params: { id: '502' } }, other)).toMatchObject({ blocked: false })
})

it.each([
  ['oneself', (): string => reader.id, codes.notAllowed],
  ['nobody', (): string => 'nobody', codes.contentGone],
])('refuses to block %s', async (_, id, code) => {
  expect((await server.ask(blocks.set, { params: { id: id() }, body: { on: true } }, reader)).code).toBe(code)
})

it('blocks so many people in an hour, and takes blocks back nevertheless', async () => {
  const person = await server.person()
  await block(person, '502')
  await server.db
    .update(rateLimits)
    .set({ count: 100 })
    .where(eq(rateLimits.key, `block:${person.id}`))
  const set = async (id: string, on: boolean) =>
    (await server.ask(blocks.set, { params: { id }, body: { on } }, person)).code
  expect([await set('503', true), await set('502', false)]).toEqual([codes.tooMany, codes.success])
})

it('blocks so many people at most', async () => {
  const person = await server.person()
  await server.db.execute(
    sql`insert into users (id, nickname) select 'crowd-' || n, '人群' from generate_series(1, 2000) n`,
  )
  await server.db.execute(
    sql`insert into blocks (user_id, blocked_id) select ${person.id}, 'crowd-' || n from generate_series(1, 2000) n`,
  )
  expect(await server.ask(blocks.set, { params: { id: '502' }, body: { on: true } }, person)).toMatchObject({
    code: codes.full,
  })
})

import { circles, codes, posts, topics } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

let server: TestServer
/** Answers of guests are cached. */
let reader: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  reader = await server.person()
})
afterAll(() => server.close())

const TOPIC = '73'
const write = (who: TestPerson, more: object = {}) =>
  server.data(
    posts.publish,
    { body: { circle_id: '61', topic_id: TOPIC, content: '银杏', images: [], key: crypto.randomUUID(), ...more } },
    who,
  )
const detail = (id = TOPIC) => server.data(topics.detail, { params: { id } }, reader)
const postsOf = async (tab: 'new' | 'hot', who = reader) =>
  (await server.data(topics.posts, { params: { id: TOPIC }, query: { tab, page_size: 100 } }, who)).list

it('names its circle, which lists it', async () => {
  const { circle, name } = await detail()
  expect(circle).toEqual({ id: '61', name: '星湾拍客' })
  const { list } = await server.data(circles.topics, { params: { id: circle.id } })
  expect(list.map((topic) => topic.name)).toContain(name)
  expect((await server.ask(topics.detail, { params: { id: 'none' } })).code).toBe(codes.contentGone)
})

it('counts each author as one participant, with the first post until the last is deleted', async () => {
  const person = await server.person()
  const before = await detail()
  const made = await Promise.all([write(person), write(person), write(person)])
  expect(await detail()).toMatchObject({ posts: before.posts + 3, participants: before.participants + 1 })
  for (const { id } of made.slice(1)) await server.data(posts.remove, { params: { id } }, person)
  expect(await detail()).toMatchObject({ posts: before.posts + 1, participants: before.participants + 1 })
  await server.data(posts.remove, { params: { id: made[0]?.id ?? '' } }, person)
  expect(await detail()).toMatchObject({ posts: before.posts, participants: before.participants })
})

it('counts no post that waits for a review, and shows it to its author alone', async () => {
  const person = await server.person()
  const before = await detail()
  const { id } = await write(person, { content: '加微信' })
  expect(await detail()).toEqual(before)
  const ids = async (who = reader) => (await postsOf('new', who)).map((post) => post.id)
  expect(await ids(person)).toContain(id)
  expect(await ids()).not.toContain(id)
})

it('lists its own posts only, the newest or the most liked first', async () => {
  const person = await server.person()
  const { id } = await write(person)
  const [newest, hot] = [await postsOf('new'), await postsOf('hot')]
  expect(newest[0]?.id).toBe(id)
  expect(hot.at(-1)?.likes).toBeLessThan(hot[0]?.likes ?? 0)
  expect(hot.map(({ likes }) => likes)).toEqual([...hot.map(({ likes }) => likes)].sort((a, b) => b - a))
  expect(new Set([...newest, ...hot].map(({ topic }) => topic?.id))).toEqual(new Set([TOPIC]))
})

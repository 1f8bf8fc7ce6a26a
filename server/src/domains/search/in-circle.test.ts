import { circles, posts, searches } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { topics } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { indexPending } from './entries'

const [HERE, THERE] = ['61', '62']

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 60_000)
afterAll(() => server.close())

const publish = (circle_id: string, content: string, who: TestPerson) =>
  server.data(posts.publish, { body: { circle_id, content, images: [], key: crypto.randomUUID() } }, who)
async function find(id: string, q: string) {
  await indexPending(server.db)
  const { list, people, topics: found, total } = await server.data(searches.posts, { params: { id }, query: { q } })
  const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id)
  return { posts: ids(list), people: ids(people), topics: ids(found), total }
}

it('finds posts and members of this circle alone, and nothing that waits for a review', async () => {
  const member = await server.person({ nickname: '雾港守望', joinedDaysAgo: 90 })
  const other = await server.person({ nickname: '雾港守夜', joinedDaysAgo: 90 })
  await server.data(circles.join, { params: { id: HERE }, body: { on: true } }, member)
  const here = await publish(HERE, '雾港的灯塔修好了', member)
  const there = await publish(THERE, '雾港的灯塔又坏了', other)
  await publish(HERE, '雾港的灯塔，加微信', member)
  expect(await find(HERE, '雾港')).toMatchObject({ posts: [here.id], people: [member.id], total: 1 })
  expect(await find(THERE, '雾港')).toMatchObject({ posts: [there.id], people: [], total: 1 })
})

it('finds topics of this circle alone', async () => {
  const [topic] = await server.db.select().from(topics).where(eq(topics.circleId, HERE)).limit(1)
  const name = topic?.name ?? ''
  expect((await find(HERE, name)).topics).toContain(topic?.id)
  expect((await find(THERE, name)).topics).not.toContain(topic?.id)
})

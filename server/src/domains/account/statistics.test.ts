import { account, collections, comments, follows } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 60_000)
afterAll(() => server.close())

/** Users whose counts differ from the rows that they count. */
const wrongCounts = async () =>
  (
    await server.db.execute(sql`
      select u.id, c.* from users u left join person_counts c on c.user_id = u.id where
        coalesce(c.collections, 0) <> (select count(*) from collections t where t.user_id = u.id) or
        coalesce(c.histories, 0) <> (select count(*) from histories t where t.user_id = u.id) or
        coalesce(c.follows, 0) <> (select count(*) from follows t where t.user_id = u.id and kind not in ('album', 'channel')) or
        coalesce(c.subscriptions, 0) <> (select count(*) from follows t where t.user_id = u.id and kind in ('album', 'channel')) or
        coalesce(c.comments, 0) <> (select count(*) from comments t where t.user_id = u.id) or
        coalesce(c.following, 0) <> (select count(*) from follows t where t.user_id = u.id and kind = 'user') or
        coalesce(c.posts, 0) <> (select count(*) from posts t where t.user_id = u.id and state = 'shown' and deleted_at is null)`)
  ).rows

it('a user’s counts follow their actions', async () => {
  const person = await server.person()
  const own = () => server.data(account.statistics, {}, person)
  expect(await own()).toEqual({
    ...{ collections: 0, histories: 0, follows: 0, subscriptions: 0, comments: 0, activities: 0, hours: 0 },
  })
  await server.data(collections.set, { body: { id: '3001', on: true } }, person)
  await server.data(follows.set, { body: { kind: 'album', id: '2001', on: true } }, person)
  await server.data(follows.set, { body: { kind: 'circle', id: '61', on: true } }, person)
  const body = { target: 'content' as const, target_id: '3001', content: '好' }
  const comment = await server.data(comments.add, { body }, person)
  expect(await own()).toMatchObject({ collections: 1, follows: 1, subscriptions: 1, comments: 1 })
  await server.data(collections.set, { body: { id: '3001', on: false } }, person)
  await server.data(follows.set, { body: { kind: 'album', id: '2001', on: false } }, person)
  await server.data(comments.remove, { query: { id: comment.id } }, person)
  expect(await own()).toMatchObject({ collections: 0, follows: 1, subscriptions: 0, comments: 0 })
})

it('all counts equal the rows', async () => {
  expect(await wrongCounts()).toEqual([])
})

it('a deleted user leaves no counts and blocks nobody', async () => {
  const person = await server.person()
  await server.data(collections.set, { body: { id: '3001', on: true } }, person)
  await server.db.execute(sql`insert into uploads (key, user_id, kind, mime, bytes, expires_at)
    values ('image/theirs', ${person.id}, 'image', 'image/png', 5, now())`)
  expect((await server.db.execute(sql`select bytes from person_storage where user_id = ${person.id}`)).rows).toEqual([
    { bytes: 5 },
  ])
  await server.db.execute(sql`delete from users where id = ${person.id}`)
  const { rows } = await server.db.execute(sql`select coalesce(sum(bytes), 0)::int as bytes from hourly_uploads`)
  expect(rows).toEqual([{ bytes: 0 }])
  expect((await server.db.execute(sql`select 1 from person_counts where user_id = ${person.id}`)).rows).toEqual([])
  expect(await wrongCounts()).toEqual([])
})

import { account, activities, codes, comments, likes, posts, shares } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { posts as postRows, users } from '../../data/schema/index'
import { startTestServer, type TestServer } from '../../testing/test-server'

const share = { channel: 'copy', shard_url: 'https://plaza.example/', type: 1, source_type: 0 } as const

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('a guest', () => {
  it('gets no data of a participant that reveals the name in another list', async () => {
    const { rows } = await server.db.execute<{ activity_id: string }>(
      sql`select activity_id from activity_joins where state <> 'cancelled' limit 1`,
    )
    const id = rows[0]?.activity_id ?? ''
    const people = async (asking = {}) => [
      ...(await server.data(activities.participants, { query: { activity_id: id } }, asking)).list,
      ...(await server.data(activities.detail, { params: { id } }, asking)).newest,
    ]
    const known = new Set((await server.db.select({ id: users.id }).from(users)).map((user) => user.id))
    const shown = await people()
    expect(shown.length).toBeGreaterThan(1)
    for (const person of shown) {
      expect(known.has(person.id)).toBe(false)
      expect(person.avatar).toBeNull()
    }
    for (const person of await people(await server.person())) expect(known.has(person.id)).toBe(true)
  })

  it('cannot read a participant from a cursor', async () => {
    const { rows } = await server.db.execute<{ activity_id: string }>(
      sql`select activity_id from activity_joins where state <> 'cancelled' group by activity_id having count(*) > 2 limit 1`,
    )
    const page = (cursor?: string) =>
      server.ask(activities.participants, {
        query: { activity_id: rows[0]?.activity_id ?? '', page_size: 1, ...(cursor && { cursor }) },
      })
    const next = (await page()).data.next ?? ''
    const { rows: people } = await server.db.execute<{ user_id: string }>(
      sql`select user_id from activity_joins where activity_id = ${rows[0]?.activity_id}`,
    )
    expect(people.filter(({ user_id }) => Buffer.from(next, 'base64url').includes(user_id))).toEqual([])
    expect((await page()).data.next).toBe(next)
    const second = await page(next)
    expect([second.code, second.data.list.length]).toEqual([codes.success, 1])

    const forged = next.startsWith('A') ? `B${next.slice(1)}` : `A${next.slice(1)}`
    const plain = Buffer.from(JSON.stringify(['2020-01-01T00:00:00.000Z', people[0]?.user_id])).toString('base64url')
    for (const cursor of [forged, plain, next.slice(0, 10), `${next}AAAA`]) {
      const answer = await page(cursor)
      expect([cursor, answer.status, answer.code]).toEqual([cursor, 400, codes.badInput])
    }
    const elsewhere = await server.ask(activities.list, { query: { cursor: next } })
    expect([elsewhere.status, elsewhere.code]).toEqual([400, codes.badInput])
  })

  it.each(['9999-12', '0001-01', '0000-05'])('is told that %s is no month to ask for', async (month) => {
    const answer = await server.ask(activities.calendar, { query: { month } })
    expect([answer.status, answer.code]).toEqual([400, codes.badInput])
  })

  it('reads no comments of a post that its author deleted, nor who liked it, and nobody marks or shares it', async () => {
    const [post] = await server.db.select().from(postRows).where(eq(postRows.state, 'shown')).limit(1)
    const author = await server.logInAs(post?.userId ?? '')
    const id = post?.id ?? ''
    const said = { target: 'post' as const, target_id: id, content: '一句话' }
    const { id: commentId } = await server.data(comments.add, { body: said }, await server.person())
    const person = await server.person()
    const others = async () => [
      (await server.ask(likes.people, { params: { id }, query: { target: 'post' } })).code,
      (await server.ask(likes.set, { body: { target: 'comment', id: commentId, on: true } }, person)).code,
      (await server.ask(shares.record, { body: { target: 'post', post_id: id, ...share } })).code,
    ]
    expect(await others()).toEqual([codes.success, codes.success, codes.success])
    const read = async () => (await server.ask(comments.list, { params: { id }, query: { target: 'post' } })).data.list
    expect((await read()).map((comment) => comment.id)).toContain(commentId)
    await server.data(posts.remove, { params: { id } }, author)
    expect(await read()).toEqual([])
    expect((await server.ask(comments.one, { params: { id: commentId } })).code).toBe(codes.contentGone)
    expect(await others()).toEqual([codes.contentGone, codes.contentGone, codes.contentGone])
  })
})

describe('a nickname', () => {
  it.each(['Plaza', 'ＰＬＡＺＡ 官方', '星湾融媒', 'p\u200bl.a z-a', '客服小王'])('is not %j', async (nickname) => {
    const person = await server.person()
    expect((await server.ask(account.changeProfile, { body: { nickname } }, person)).code).toBe(codes.badInput)
  })

  it('loses bidirectional controls', async () => {
    const person = await server.person()
    const changed = await server.data(account.changeProfile, { body: { nickname: 'ab\u202Ecd' } }, person)
    expect(changed.nickname).toBe('abcd')
  })

  it('is stored in one normal form', async () => {
    const person = await server.person()
    expect((await server.data(account.changeProfile, { body: { nickname: ' Ｌｉｎ  晓 ' } }, person)).nickname).toBe(
      'Lin 晓',
    )
  })
})

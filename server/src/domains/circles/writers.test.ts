import { circles, codes, comments, type NewVote, posts, votes } from '@plaza/shared/api'
import dayjs from 'dayjs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  circleRestrictions,
  circles as circleRows,
  follows,
  posts as postRows,
  rateLimits,
} from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

const CIRCLE = '64'

let server: TestServer
let member: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  await server.db.update(circleRows).set({ membersOnly: true }).where(eq(circleRows.id, CIRCLE))
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
  member = await server.person({ joinedDaysAgo: 90 })
  await server.db.insert(follows).values({ userId: member.id, kind: 'circle', targetId: CIRCLE })
})

const question: NewVote = {
  title: '周日几点看潮',
  multiple: false,
  options: [{ text: '六点' }, { text: '八点' }],
  ends_at: dayjs().add(3, 'day').toISOString(),
  result: 'always',
}
const post = (more: object = {}) =>
  server.data(
    posts.publish,
    { body: { circle_id: CIRCLE, content: '看潮', images: [], key: crypto.randomUUID(), ...more } },
    member,
  )
const comment = (id: string, who: TestPerson) =>
  server.ask(comments.add, { body: { target: 'post', target_id: id, content: '算我一个' } }, who)
const leave = () => server.data(circles.join, { params: { id: CIRCLE }, body: { on: false } }, member)
const edit = (id: string) =>
  server.ask(posts.edit, { params: { id }, body: { content: '改过的话', images: [] } }, member)

describe('a circle in which only members write', () => {
  it('refuses comments and votes of others, and takes those of members', async () => {
    const { id, vote } = await post({ vote: question })
    const stranger = await server.person()
    const choose = (who: TestPerson) =>
      server.ask(posts.vote, { params: { id: vote?.id ?? '' }, body: { options: [vote?.options[0]?.id ?? ''] } }, who)
    expect((await comment(id, stranger)).code).toBe(codes.notAllowed)
    expect((await choose(stranger)).code).toBe(codes.notAllowed)
    expect((await comment(id, member)).code).toBe(codes.success)
    expect((await choose(member)).code).toBe(codes.success)
  })

  it('refuses edits, a changed vote and an undone deletion of who has left it', async () => {
    const [{ id }, asked, gone] = [await post(), await post({ vote: question }), await post()]
    const said = (await comment(id, member)).data
    await server.data(posts.remove, { params: { id: gone.id } }, member)
    await server.data(comments.remove, { query: { id: said.id } }, member)
    await leave()
    const change = server.ask(votes.change, { params: { id: asked.vote?.id ?? '' }, body: question }, member)
    expect((await edit(id)).code).toBe(codes.notAllowed)
    expect((await change).code).toBe(codes.notAllowed)
    expect((await server.ask(posts.restore, { params: { id: gone.id }, body: {} }, member)).code).toBe(codes.notAllowed)
    expect((await server.ask(comments.restore, { params: { id: said.id }, body: {} }, member)).code).toBe(
      codes.notAllowed,
    )
  })
})

it('who was removed from an open circle undoes no deletion there', async () => {
  const { id } = await post({ circle_id: '61' })
  await server.data(posts.remove, { params: { id } }, member)
  await server.db
    .insert(circleRestrictions)
    .values({ circleId: '61', userId: member.id, kind: 'removed', reason: '广告' })
  expect((await server.ask(posts.restore, { params: { id }, body: {} }, member)).code).toBe(codes.notAllowed)
})

describe('what is changed again and again', () => {
  it('is refused after twenty times, a vote as a deletion that is undone', async () => {
    const { id, vote } = await post({ vote: question })
    const said = (await comment(id, member)).data
    const change = () => server.ask(votes.change, { params: { id: vote?.id ?? '' }, body: question }, member)
    const undo = async (at: number) => {
      if (at % 2) {
        await server.data(posts.remove, { params: { id } }, member)
        return server.ask(posts.restore, { params: { id }, body: {} }, member)
      }
      await server.data(comments.remove, { query: { id: said.id } }, member)
      return server.ask(comments.restore, { params: { id: said.id }, body: {} }, member)
    }
    for (let at = 0; at < 20; at++) {
      expect((await change()).code).toBe(codes.success)
      expect((await undo(at)).code).toBe(codes.success)
    }
    expect((await change()).code).toBe(codes.tooMany)
    expect((await undo(20)).code).toBe(codes.tooMany)
  })

  it('says so: a post whose vote was changed is an edited one', async () => {
    const { vote, edited_at } = await post({ vote: question })
    const changed = await server.data(votes.change, { params: { id: vote?.id ?? '' }, body: question }, member)
    expect([edited_at, changed.edited_at]).toEqual([null, expect.any(String)])
  })
})

it('a pinned post whose deletion is undone is not pinned any more', async () => {
  const { id } = await post()
  await server.db.update(postRows).set({ pin: 3 }).where(eq(postRows.id, id))
  await server.data(posts.remove, { params: { id } }, member)
  await server.data(posts.restore, { params: { id }, body: {} }, member)
  const [row] = await server.db.select({ pin: postRows.pin }).from(postRows).where(eq(postRows.id, id))
  expect(row?.pin).toBe(0)
})

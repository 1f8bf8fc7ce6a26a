import { circles, codes, comments, type NewVote, posts, votes } from '@plaza/shared/api'
import dayjs from 'dayjs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { circleRestrictions, circles as circleRows, follows, rateLimits } from '../../data/schema/index'
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
    expect((await server.ask(posts.restore, { params: { id: gone.id } }, member)).code).toBe(codes.notAllowed)
    expect((await server.ask(comments.restore, { params: { id: said.id } }, member)).code).toBe(codes.notAllowed)
  })
})

it('who was removed from an open circle undoes no deletion there', async () => {
  const { id } = await post({ circle_id: '61' })
  await server.data(posts.remove, { params: { id } }, member)
  await server.db
    .insert(circleRestrictions)
    .values({ circleId: '61', userId: member.id, kind: 'removed', reason: '广告' })
  expect((await server.ask(posts.restore, { params: { id } }, member)).code).toBe(codes.notAllowed)
})

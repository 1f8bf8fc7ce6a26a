import { circles, codes, invitations, posts } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rateLimits } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const create = (who: TestPerson, target: 'circle' | 'post', id: string) =>
  server.data(invitations.create, { body: { target, id } }, who)
const join = (who: TestPerson, id: string, invitation: string, on = true) =>
  server.data(circles.join, { params: { id }, body: { on, invitation } }, who)
const joinedBy = async (code: string) => (await server.data(invitations.detail, { params: { code } })).joined

it('is one for each person and circle, however often it is asked for', async () => {
  const [one, other] = [await server.person(), await server.person()]
  const made = await Promise.all(Array.from({ length: 10 }, () => create(one, 'circle', '61')))
  expect(new Set(made.map(({ code }) => code)).size).toBe(1)
  expect((await create(other, 'circle', '61')).code).not.toBe(made[0]?.code)
  expect(made[0]).toMatchObject({ inviter: { id: one.id }, circle: { id: '61' }, title: '星湾拍客', joined: 0 })
})

it('is made so often in an hour; the one that is there is answered nevertheless', async () => {
  const person = await server.person()
  const { code } = await create(person, 'circle', '61')
  await server.db
    .update(rateLimits)
    .set({ count: 60 })
    .where(eq(rateLimits.key, `invite:${person.id}`))
  const again = await server.ask(invitations.create, { body: { target: 'circle', id: '62' } }, person)
  expect(again.code).toBe(codes.tooMany)
  expect((await create(person, 'circle', '61')).code).toBe(code)
})

it('is read by a guest, and needs a login to be made', async () => {
  const { code } = await create(await server.person(), 'circle', '61')
  expect((await server.data(invitations.detail, { params: { code } })).target_id).toBe('61')
  expect((await server.ask(invitations.create, { body: { target: 'circle', id: '61' } })).code).not.toBe(codes.success)
  expect((await server.ask(invitations.detail, { params: { code: 'not-a-code' } })).code).toBe(codes.contentGone)
})

it('counts who joined by it, once, by the first one, and never the inviter', async () => {
  const [inviter, second, guest] = [await server.person(), await server.person(), await server.person()]
  const { code } = await create(inviter, 'circle', '61')
  const later = await create(second, 'circle', '61')
  await join(inviter, '61', code)
  expect(await joinedBy(code)).toBe(0)
  await Promise.all(Array.from({ length: 10 }, () => join(guest, '61', code)))
  await join(guest, '61', code, false)
  await join(guest, '61', later.code)
  expect([await joinedBy(code), await joinedBy(later.code)]).toEqual([1, 0])
})

it('counts nobody who was a member before, nor for another circle', async () => {
  const [inviter, member, other] = [await server.person(), await server.person(), await server.person()]
  const { code } = await create(inviter, 'circle', '61')
  await server.data(circles.join, { params: { id: '61' }, body: { on: true } }, member)
  await join(member, '61', code)
  await join(other, '62', code)
  expect(await joinedBy(code)).toBe(0)
})

it('to a post leads to its circle, and ends with the post', async () => {
  const author = await server.person()
  const body = { circle_id: '62', content: '早市的面', images: [], key: crypto.randomUUID() }
  const { id } = await server.data(posts.publish, { body }, author)
  const { code, ...rest } = await create(await server.person(), 'post', id)
  expect(rest).toMatchObject({ target_id: id, title: '早市的面', circle: { id: '62' } })
  await server.data(posts.remove, { params: { id } }, author)
  expect((await server.ask(invitations.detail, { params: { code } })).code).toBe(codes.contentGone)
})

it('is not made to a post that only its author sees', async () => {
  const author = await server.person()
  const body = { circle_id: '62', content: '加微信', images: [], key: crypto.randomUUID() }
  const { id } = await server.data(posts.publish, { body }, author)
  const made = await server.ask(invitations.create, { body: { target: 'post', id } }, author)
  expect(made.code).toBe(codes.contentGone)
})

import {
  blocks,
  circles,
  codes,
  follows,
  INVITATION_DAYS,
  INVITATION_PEOPLE,
  invitations,
  managers,
  posts,
} from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { invitations as invitationRows, invitedMembers, rateLimits } from '../../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const create = (who: TestPerson, target: 'circle' | 'post', id: string) =>
  server.data(invitations.create, { body: { target, id } }, who)
const join = (who: TestPerson, id: string, invitation: string, on = true) =>
  server.data(circles.join, { params: { id }, body: { on, invitation } }, who)
/** As a person: answers to guests are cached. */
const joinedBy = async (code: string) =>
  (await server.data(invitations.detail, { params: { code } }, await server.person())).joined

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

it('is gone for who blocked its inviter or the author of its post', async () => {
  const [inviter, author, reader] = [
    await server.person(),
    await server.person({ joinedDaysAgo: 90 }),
    await server.person(),
  ]
  const content = { circle_id: '61', content: '江边的灯', images: [], key: crypto.randomUUID() }
  const { id } = await server.data(posts.publish, { body: content }, author)
  const own = await create(inviter, 'circle', '61')
  const ofPost = await create(inviter, 'post', id)
  const codeOf = async ({ code }: { code: string }) =>
    (await server.ask(invitations.detail, { params: { code } }, reader)).code
  const block = (who: TestPerson, on: boolean) =>
    server.data(blocks.set, { params: { id: who.id }, body: { on } }, reader)
  await block(author, true)
  expect([await codeOf(own), await codeOf(ofPost)]).toEqual([codes.success, codes.contentGone])
  await block(author, false)
  await block(inviter, true)
  expect([await codeOf(own), await codeOf(ofPost)]).toEqual([codes.contentGone, codes.contentGone])
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

it('knows its inviter, and whom it need not let in', async () => {
  const [inviter, member] = [await server.person(), await server.person()]
  const { code } = await create(inviter, 'circle', '61')
  const read = (who?: TestPerson) => server.data(invitations.detail, { params: { code } }, who)
  await server.data(circles.join, { params: { id: '61' }, body: { on: true } }, member)
  expect(await read()).toMatchObject({ own: false, circle: { joined: false }, state: 'open', valid_until: null })
  expect(await read(inviter)).toMatchObject({ own: true, circle: { joined: false } })
  expect(await read(member)).toMatchObject({ own: false, circle: { joined: true } })
})

it('is not made by somebody whom a manager removed', async () => {
  const [owner, removed] = [await server.logInAs('508'), await server.person()]
  const params = { id: '61', user_id: removed.id }
  await server.data(managers.remove, { params, body: { on: true, reason: '广告' } }, owner)
  const made = await server.ask(invitations.create, { body: { target: 'circle', id: '61' } }, removed)
  expect(made).toMatchObject({ code: codes.notAllowed, msg: expect.stringContaining('移出') })
  const offered = async (who?: TestPerson) =>
    (await server.data(circles.posts, { params: { id: '61' } }, who)).list.some(({ can_invite }) => can_invite)
  expect([await offered(removed), await offered(await server.person()), await offered()]).toEqual([false, true, true])
})

it('is told to the managers beside who came by it', async () => {
  const [owner, guest] = [await server.logInAs('508'), await server.person()]
  const inviter = await server.person({ nickname: '热心的老街坊' })
  await join(guest, '61', (await create(inviter, 'circle', '61')).code)
  const members = await server.data(managers.members, { params: { id: '61' } }, owner)
  expect(members.list.find(({ id }) => id === guest.id)?.invited_by).toBe('热心的老街坊')
})

describe('to a circle of members', () => {
  const CIRCLE = '65'
  let owner: TestPerson
  let code: string
  beforeEach(async () => {
    owner = await server.logInAs('514')
    code = (await create(owner, 'circle', CIRCLE)).code
  })

  const enter = (who: TestPerson, invitation?: string) =>
    server.ask(
      circles.join,
      { params: { id: CIRCLE }, body: { on: true, ...(invitation !== undefined && { invitation }) } },
      who,
    )
  const isMember = async (who: TestPerson) =>
    (await server.data(circles.detail, { params: { id: CIRCLE } }, who)).joined
  it('is offered beside its posts to those whom it serves alone', async () => {
    const body = { circle_id: CIRCLE, content: '绘本漂流第十季报名', images: [], key: crypto.randomUUID() }
    const { id } = await server.data(posts.publish, { body }, owner)
    const offered = async (who?: TestPerson) => (await server.data(posts.detail, { params: { id } }, who)).can_invite
    const stranger = await server.person()
    expect([await offered(owner), await offered(stranger), await offered()]).toEqual([true, false, false])
    await enter(stranger, code)
    expect(await offered(stranger)).toBe(true)
  })

  const moveStart = (days: number) =>
    server.db
      .update(invitationRows)
      .set({ startsAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(invitationRows.code, code))
  const admitted = async (count: number) => {
    const people = await Promise.all(Array.from({ length: count }, () => server.person()))
    await server.db.insert(invitedMembers).values(people.map(({ id }) => ({ circleId: CIRCLE, userId: id, code })))
  }
  /** As its inviter: answers to guests are cached. */
  const read = () => server.data(invitations.detail, { params: { code } }, owner)

  it('is the only way in', async () => {
    const guest = await server.person()
    expect(await enter(guest)).toMatchObject({ code: codes.notAllowed, msg: expect.stringContaining('邀请') })
    const follow = { body: { kind: 'circle' as const, id: CIRCLE, on: true } }
    expect((await server.ask(follows.set, follow, guest)).code).toBe(codes.notAllowed)
    expect((await enter(guest, 'not-a-code')).code).toBe(codes.notAllowed)
    expect((await enter(guest, (await create(owner, 'circle', '61')).code)).code).toBe(codes.notAllowed)
    expect(await isMember(guest)).toBe(false)
    expect((await enter(guest, code)).code).toBe(codes.success)
    expect(await isMember(guest)).toBe(true)
    const post = { circle_id: CIRCLE, content: '绘本漂流第九季报名', images: [], key: crypto.randomUUID() }
    expect((await server.ask(posts.publish, { body: post }, guest)).code).toBe(codes.success)
  })

  it('is made by members alone', async () => {
    const guest = await server.person()
    const ask = () => server.ask(invitations.create, { body: { target: 'circle', id: CIRCLE } }, guest)
    expect((await ask()).code).toBe(codes.notAllowed)
    await enter(guest, code)
    expect((await ask()).code).toBe(codes.success)
  })

  it('does not let its own inviter come back', async () => {
    const member = await server.person()
    await enter(member, code)
    const own = await create(member, 'circle', CIRCLE)
    await server.data(circles.join, { params: { id: CIRCLE }, body: { on: false } }, member)
    expect((await enter(member, own.code)).code).toBe(codes.notAllowed)
    expect(await isMember(member)).toBe(false)
  })

  it('ends when its inviter has left', async () => {
    const [member, guest] = [await server.person(), await server.person()]
    await enter(member, code)
    const own = await create(member, 'circle', CIRCLE)
    await server.data(circles.join, { params: { id: CIRCLE }, body: { on: false } }, member)
    const { state } = await server.data(invitations.detail, { params: { code: own.code } })
    expect([state, (await enter(guest, own.code)).code]).toEqual(['ended', codes.notAllowed])
  })

  it('expires, and is valid again once its inviter asks for it', async () => {
    const guest = await server.person()
    await moveStart(INVITATION_DAYS)
    expect((await read()).state).toBe('expired')
    expect(await enter(guest, code)).toMatchObject({ code: codes.notAllowed, msg: expect.stringContaining('过期') })
    const again = await create(owner, 'circle', CIRCLE)
    expect(again).toMatchObject({ code, state: 'open' })
    expect(Date.parse(again.valid_until ?? '')).toBeGreaterThan(Date.now())
    expect((await enter(guest, code)).code).toBe(codes.success)
  })

  it('lets no more people in than it is for, however many come at once', async () => {
    await moveStart(0)
    await server.db.delete(invitedMembers).where(eq(invitedMembers.code, code))
    await admitted(INVITATION_PEOPLE - 2)
    const guests = await Promise.all(Array.from({ length: 6 }, () => server.person()))
    const answers = await Promise.all(guests.map((guest) => enter(guest, code)))
    expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(2)
    expect((await read()).state).toBe('full')
    expect((await create(owner, 'circle', CIRCLE)).state).toBe('open')
  })
})

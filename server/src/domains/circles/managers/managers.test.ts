import {
  type AnyEndpoint,
  type CircleAction,
  circles,
  codes,
  comments,
  MAX_PINS,
  managers,
  messages,
  posts,
  reports,
} from '@plaza/shared/api'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  circleLog,
  circles as circleRows,
  posts as postRows,
  queueItems,
  queueLog,
  reports as reportRows,
} from '../../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../../testing/test-server'
import { indexPending } from '../../search/entries'

const OWNER = '508'
const MANAGERS = ['521', '531']
const OTHER_OWNER = '509'
const NOTICE = '原来的公告'

let server: TestServer
let owner: TestPerson
let manager: TestPerson
let second: TestPerson
let elsewhere: TestPerson
let member: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;[owner, manager, second, elsewhere] = (await Promise.all(
    [OWNER, ...MANAGERS, OTHER_OWNER].map((id) => server.logInAs(id)),
  )) as [TestPerson, TestPerson, TestPerson, TestPerson]
  stranger = await server.person()
}, 60_000)
afterAll(() => server.close())
beforeEach(async () => {
  member = await server.person({ nickname: '雾里的人' })
  await join(member)
  await server.db.update(postRows).set({ pin: 0 }).where(eq(postRows.circleId, '61'))
  await server.db.update(circleRows).set({ managerIds: MANAGERS, notice: NOTICE }).where(eq(circleRows.id, '61'))
})

const join = (who: TestPerson, on = true) => server.ask(circles.join, { params: { id: '61' }, body: { on } }, who)
const publish = (who = member) =>
  server.ask(
    posts.publish,
    { body: { circle_id: '61', content: '今天的云', images: [], key: crypto.randomUUID() } },
    who,
  )
const newPost = async (who = member) => (await publish(who)).data.id
const read = (id: string, who: TestPerson | undefined = stranger) => server.ask(posts.detail, { params: { id } }, who)
const pin = (id: string, on: boolean, who: TestPerson) =>
  server.ask(managers.pin, { params: { id }, body: { on } }, who)
const hide = (id: string, who: TestPerson, body: object = { on: true, reason: '广告' }) =>
  server.ask(managers.hide, { params: { id }, body: body as never }, who)
const onMember = (id: string) => ({ id: '61', user_id: id })
const mute = (who: TestPerson, id = member.id, days: 0 | 1 | 7 = 7) =>
  server.ask(managers.mute, { params: onMember(id), body: { days, reason: '刷屏' } }, who)
const remove = (who: TestPerson, id = member.id, on = true) =>
  server.ask(managers.remove, { params: onMember(id), body: { on, reason: '骂人' } }, who)
const appoint = (who: TestPerson, id = member.id, yes = true) =>
  server.ask(managers.appoint, { params: onMember(id), body: { manager: yes } }, who)
const logOf = async (about: string): Promise<CircleAction[]> =>
  (await server.db.select().from(circleLog).where(eq(circleLog.subjectId, about)).orderBy(circleLog.id)).map(
    ({ action }) => action,
  )
const pinned = async () => {
  const { list } = await server.data(circles.posts, { params: { id: '61' }, query: { tab: 'all' } })
  return list.filter((post) => post.pinned).map(({ id }) => id)
}
const told = async (who: TestPerson) => (await server.data(messages.list, { query: { kind: 'review' } }, who)).list

describe('who may manage a circle', () => {
  type Attempt = (who: TestPerson | undefined, post: string) => Promise<{ code: number }>
  const send = (endpoint: AnyEndpoint, input: object, who: TestPerson | undefined) =>
    server.ask(endpoint, input as never, who)
  const attempts: Record<string, Attempt> = {
    members: (who) => send(managers.members, { params: { id: '61' } }, who),
    log: (who) => send(managers.log, { params: { id: '61' } }, who),
    notice: (who) => send(managers.notice, { params: { id: '61' }, body: { text: '新公告', before: NOTICE } }, who),
    pin: (who, id) => send(managers.pin, { params: { id }, body: { on: true } }, who),
    hide: (who, id) => send(managers.hide, { params: { id }, body: { on: true, reason: '广告' } }, who),
    mute: (who) => send(managers.mute, { params: onMember(member.id), body: { days: 1, reason: '刷屏' } }, who),
    remove: (who) => send(managers.remove, { params: onMember(member.id), body: { on: true, reason: '骂人' } }, who),
  }

  it('lists every call of managers but the owner’s own', () => {
    expect(Object.keys(attempts).sort()).toEqual(
      Object.keys(managers)
        .filter((name) => name !== 'appoint')
        .sort(),
    )
  })

  it.each(Object.entries(attempts))('%s', async (_, attempt) => {
    const post = await newPost()
    const [before, words] = [(await server.db.select().from(circleLog)).length, (await read(post)).data]
    for (const [who, code] of [
      [undefined, codes.loginExpired],
      [stranger, codes.notAllowed],
      [member, codes.notAllowed],
      [elsewhere, codes.notAllowed],
    ] as const)
      expect((await attempt(who, post)).code).toBe(code)
    expect((await server.db.select().from(circleLog)).length).toBe(before)
    expect((await read(post)).data).toEqual({ ...words, views: expect.any(Number) })
    expect((await attempt(manager, post)).code).toBe(codes.success)
  })

  it('the owner alone appoints and dismisses managers', async () => {
    for (const who of [stranger, member, manager, elsewhere]) expect((await appoint(who)).code).toBe(codes.notAllowed)
    expect((await appoint(owner, stranger.id)).code).toBe(codes.stateChanged)
    expect((await appoint(owner)).code).toBe(codes.success)
    expect((await server.data(circles.detail, { params: { id: '61' } }, member)).role).toBe('manager')
    expect((await server.ask(managers.log, { params: { id: '61' } }, member)).code).toBe(codes.success)
    expect((await appoint(owner, member.id, false)).code).toBe(codes.success)
    expect((await server.ask(managers.log, { params: { id: '61' } }, member)).code).toBe(codes.notAllowed)
    expect(await logOf(member.id)).toEqual(['appoint', 'dismiss'])
  })

  it('nobody decides about the owner, and a manager about no other', async () => {
    for (const id of [OWNER, MANAGERS[1] ?? '']) {
      expect((await mute(manager, id)).code).toBe(codes.notAllowed)
      expect((await remove(manager, id)).code).toBe(codes.notAllowed)
    }
    expect((await hide(await newPost(owner), manager)).code).toBe(codes.notAllowed)
    expect((await mute(owner, OWNER)).code).toBe(codes.notAllowed)
    expect((await hide(await newPost(second), owner)).code).toBe(codes.success)
  })

  it('leads do not leave, and one whom the owner removes leads no more', async () => {
    for (const who of [owner, manager]) expect((await join(who, false)).msg).toMatch('不能退出')
    await appoint(owner)
    expect((await remove(owner)).code).toBe(codes.success)
    const circle = await server.data(circles.detail, { params: { id: '61' } }, member)
    expect([circle.role, circle.joined, circle.restriction?.kind]).toEqual([null, false, 'removed'])
  })
})

describe('pinned posts', () => {
  it('are three at most, the last pinned first', async () => {
    const ids = [await newPost(), await newPost(), await newPost(), await newPost()]
    const [a = '', b = '', c = '', d = ''] = ids
    for (const id of [a, b, c]) await pin(id, true, manager)
    expect(await pinned()).toEqual([c, b, a])
    expect((await pin(d, true, second)).msg).toMatch('三条')
    await pin(a, true, second)
    expect(await pinned()).toEqual([a, c, b])
    await pin(c, false, owner)
    expect(await pinned()).toEqual([a, b])
    expect(await logOf(c)).toEqual(['pin', 'unpin'])
    await pin(c, false, owner)
    expect(await logOf(c)).toEqual(['pin', 'unpin'])
  })

  it('are such as others see: none that waits for a review or was hidden', async () => {
    for (const state of ['pending', 'refused'] as const) {
      const id = await newPost()
      await server.db.update(postRows).set({ state }).where(eq(postRows.id, id))
      expect((await pin(id, true, manager)).code).toBe(codes.contentGone)
      expect(await logOf(id)).toEqual([])
    }
  })

  it('are three, however many are pinned at once', async () => {
    const template = (
      await server.db
        .select()
        .from(postRows)
        .where(eq(postRows.id, await newPost()))
    )[0]
    const ids = Array.from({ length: 50 }, (_, at) => `pin-${at}`)
    await server.db
      .insert(postRows)
      .values(ids.map((id) => ({ ...(template as typeof postRows.$inferSelect), id, publishKey: id })))
    const leads = [owner, manager, second]
    const outcomes = await Promise.all(ids.map((id, at) => pin(id, true, leads[at % 3] as TestPerson)))
    expect(outcomes.filter(({ code }) => code === codes.success)).toHaveLength(MAX_PINS)
    expect(outcomes.filter(({ code }) => code === codes.full)).toHaveLength(50 - MAX_PINS)
    const rows = await server.db
      .select({ pin: postRows.pin })
      .from(postRows)
      .where(and(eq(postRows.circleId, '61'), gt(postRows.pin, 0)))
    expect(rows.map((row) => row.pin).sort()).toEqual([1, 2, 3])
    const pins = await server.db.select().from(circleLog).where(inArray(circleLog.subjectId, ids))
    expect(pins).toHaveLength(MAX_PINS)
  })
})

describe('a hidden post', () => {
  it('is seen by its author alone, who reads why, also in a message; and it stands in the log of the back office', async () => {
    const id = await newPost()
    const before = (await server.data(circles.detail, { params: { id: '61' } }, stranger)).posts
    await pin(id, true, manager)
    await hide(id, manager)
    expect((await read(id)).code).toBe(codes.contentGone)
    const own = (await read(id, member)).data
    expect([own.state, own.hidden, own.refusal, own.pinned]).toEqual(['refused', true, '广告', false])
    expect((await server.data(circles.detail, { params: { id: '61' } }, stranger)).posts).toBe(before - 1)
    expect((await told(member))[0]).toMatchObject({
      title: expect.stringMatching('隐藏'),
      content: expect.stringMatching('广告'),
    })
    const [item] = await server.db.select().from(queueItems).where(eq(queueItems.subjectId, id))
    expect(item).toMatchObject({ state: 'decided', decision: 'hide', reason: '广告' })
    const [entry] = await server.db
      .select()
      .from(queueLog)
      .where(eq(queueLog.item, item?.id ?? 0))
    expect(entry).toMatchObject({ action: 'decide', reason: '广告', who: expect.stringMatching('星湾拍客') })
  })

  it('that waits as reported is decided for its reporters too, who are told', async () => {
    const id = await newPost()
    const reporters = [await server.person(), await server.person()]
    for (const who of reporters)
      await server.data(reports.add, { body: { target: 'post', id, reason: 'spam', images: [] } }, who)
    await hide(id, manager)
    for (const who of reporters) expect((await told(who)).map(({ title }) => title)).toEqual(['您的举报已处理'])
    const items = await server.db.select().from(queueItems).where(eq(queueItems.subjectId, id))
    expect(items.map(({ state }) => state)).toEqual(['decided'])
    expect(
      (await server.db.select().from(reportRows).where(eq(reportRows.targetId, id))).map((row) => row.outcome),
    ).toEqual(['hidden', 'hidden'])
  })

  it('that was reported goes back to the reviewers when a manager shows it again, and its reporters wait again', async () => {
    const id = await newPost()
    const [one, other] = [await server.person(), await server.person()]
    const report = (who: TestPerson) =>
      server.data(reports.add, { body: { target: 'post', id, reason: 'privacy', images: [] } }, who)
    for (const who of [one, other]) await report(who)
    const waiting = async () =>
      (await server.db.select().from(queueItems).where(eq(queueItems.subjectId, id))).filter(
        ({ state }) => state === 'waiting',
      )
    for (let time = 0; time < 2; time++) {
      await hide(id, manager)
      expect(await waiting()).toEqual([])
      expect((await hide(id, manager, { on: false })).code).toBe(codes.success)
      expect(await waiting()).toMatchObject([{ cause: 'reported' }])
      for (const who of [one, other]) expect(await told(who)).toEqual([])
    }
    const [item] = await waiting()
    const rows = await server.db.select().from(reportRows).where(eq(reportRows.targetId, id))
    expect(rows.map(({ item: of, closedAt }) => [of, closedAt])).toEqual([
      [item?.id, null],
      [item?.id, null],
    ])
    expect(await report(one)).toEqual({ reported: 'open' })
  })

  it('is hidden once by two managers, and shown again with its counts and its place in time', async () => {
    const id = await newPost()
    const written = (await read(id)).data
    const outcomes = (await Promise.all([hide(id, manager), hide(id, second)])).map(({ code }) => code)
    expect(outcomes.sort()).toEqual([codes.success, codes.stateChanged])
    const log = await server.data(managers.log, { params: { id: '61' } }, owner)
    expect(log.list[0]).toMatchObject({
      action: 'hide',
      subject_id: id,
      reason: '广告',
      words: '今天的云',
      can_show: true,
    })
    expect((await hide(id, second, { on: false })).code).toBe(codes.success)
    expect((await read(id)).data.created_at).toBe(written.created_at)
    expect((await server.data(managers.log, { params: { id: '61' } }, owner)).list[1]?.can_show).toBe(false)
    expect((await hide(id, second, { on: false })).code).toBe(codes.stateChanged)
  })

  it('needs a reason, and what a reviewer refused is no manager’s to show', async () => {
    const id = await newPost()
    expect((await hide(id, manager, { on: true })).code).toBe(codes.badInput)
    await server.db.update(postRows).set({ state: 'refused', refusal: '审核' }).where(eq(postRows.id, id))
    expect((await hide(id, manager, { on: false })).code).toBe(codes.stateChanged)
  })
})

describe('a muted person', () => {
  it('writes no posts and comments in this circle until it ends, is told so, and writes elsewhere', async () => {
    const target_id = await newPost(owner)
    const comment = () => server.ask(comments.add, { body: { target: 'post', target_id, content: '好看' } }, member)
    const own = await newPost()
    await mute(manager)
    const edited = await server.ask(posts.edit, { params: { id: own }, body: { content: '改', images: [] } }, member)
    for (const refused of [await publish(), await comment(), edited]) {
      expect([refused.code, refused.msg]).toEqual([codes.notAllowed, expect.stringMatching('禁言')])
    }
    const body = { circle_id: '62', content: '早饭', images: [], key: crypto.randomUUID() }
    expect((await server.ask(posts.publish, { body }, member)).code).toBe(codes.success)
    const { restriction } = await server.data(circles.detail, { params: { id: '61' } }, member)
    expect(restriction).toMatchObject({ kind: 'muted', reason: '刷屏' })
    expect((await told(member))[0]?.title).toMatch('禁言 7 天')
    await mute(second, member.id, 0)
    expect([(await publish()).code, (await comment()).code]).toEqual([codes.success, codes.success])
    expect(await logOf(member.id)).toEqual(['mute', 'unmute'])
  })

  it('writes again by itself after the time', async () => {
    await mute(manager)
    await server.db.execute(`update circle_restrictions set until = now() where user_id = '${member.id}'`)
    expect((await publish()).code).toBe(codes.success)
    expect((await server.data(circles.detail, { params: { id: '61' } }, member)).restriction).toBeNull()
  })
})

describe('a removed person', () => {
  it('is no member, cannot join by any way, and can again once admitted', async () => {
    const before = (await server.data(circles.detail, { params: { id: '61' } }, stranger)).members
    await remove(manager)
    expect((await server.data(circles.detail, { params: { id: '61' } }, stranger)).members).toBe(before - 1)
    const refused = await join(member)
    expect([refused.code, refused.msg]).toEqual([codes.notAllowed, expect.stringMatching('移出')])
    expect((await publish()).code).toBe(codes.notAllowed)
    expect((await mute(second)).code).toBe(codes.stateChanged)
    await indexPending(server.db)
    const list = (of: 'members' | 'removed') =>
      server.data(managers.members, { params: { id: '61' }, query: { of, q: '雾里' } }, manager)
    expect((await list('members')).list.map(({ id }) => id)).not.toContain(member.id)
    expect((await list('removed')).list[0]).toMatchObject({ id: member.id, removed: true, actions: ['admit'] })
    await remove(second, member.id, false)
    expect((await join(member)).code).toBe(codes.success)
    expect((await told(member)).some(({ title }) => title.includes('移出'))).toBe(true)
  })
})

describe('the notice', () => {
  it('is changed by the first of two managers; the other is told', async () => {
    const change = (text: string, who: TestPerson) =>
      server.ask(managers.notice, { params: { id: '61' }, body: { text, before: NOTICE } }, who)
    expect((await server.data(circles.detail, { params: { id: '61' } })).notice).toBe(NOTICE)
    const outcomes = await Promise.all([change('周六下雨', manager), change('周六改期', second)])
    expect(outcomes.map(({ code }) => code).sort()).toEqual([codes.success, codes.stateChanged])
    const { notice } = await server.data(circles.detail, { params: { id: '61' } })
    const history = await server.data(managers.log, { params: { id: '61' }, query: { action: 'notice' } }, owner)
    expect(history.list[0]?.words).toBe(notice)
    expect(['周六下雨', '周六改期']).toContain(notice)
  })
})

it('lists members with what the one who asks may do', async () => {
  const all = async (who: TestPerson) =>
    (await server.data(managers.members, { params: { id: '61' }, query: { page_size: 50 } }, who)).list
  const actionsOf = async (who: TestPerson) =>
    Object.fromEntries((await all(who)).map(({ id, actions }) => [id, actions]))
  const [byOwner, byManager] = [await actionsOf(owner), await actionsOf(manager)]
  expect(byOwner[OWNER]).toEqual([])
  expect(byOwner[MANAGERS[1] ?? '']).toEqual(['mute', 'remove', 'dismiss'])
  expect(byOwner[member.id]).toEqual(['mute', 'remove', 'appoint'])
  expect(byManager[MANAGERS[1] ?? '']).toEqual([])
  expect(byManager[member.id]).toEqual(['mute', 'remove'])
})

it('never changes or loses an entry of the log', async () => {
  await pin(await newPost(), true, manager)
  await expect(server.db.delete(circleLog)).rejects.toThrow()
  await expect(server.db.update(circleLog).set({ reason: '改' })).rejects.toThrow()
})

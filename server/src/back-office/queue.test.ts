import { account, codes, comments, type Envelope, messages, posts, publishing } from '@plaza/shared/api'
import {
  type ModerationRules,
  type ModerationVersion,
  OPERATIONS_BASE,
  type Operator,
  type OperatorRole,
  type QueueItem,
  type QueueLog,
  type QueuePage,
  type QueueResult,
} from '@plaza/shared/operations'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  bans,
  circles,
  operatorSessions,
  operators,
  profileDrafts,
  queueItems,
  queueLog,
  rateLimits,
  posts as stored,
} from '../data/schema/index'
import { hashOf } from '../secret'
import { pageHeaders } from '../testing/operators'
import { startTestServer, type TestPerson, type TestServer } from '../testing/test-server'

let server: TestServer
let author: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  author = await server.person({ joinedDaysAgo: 100 })
  const people: [name: string, role: OperatorRole][] = [
    ['lin', 'reviewer'],
    ['wang', 'reviewer'],
    ['ops', 'releaser'],
    ['zhao', 'viewer'],
  ]
  for (const [name, role] of people) {
    await server.db.insert(operators).values({ name, role, passwordHash: '' })
    const expiresAt = new Date(Date.now() + 3_600_000)
    await server.db.insert(operatorSessions).values({ tokenHash: hashOf(name), operator: name, expiresAt })
  }
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
  await server.db.delete(bans)
})

const HELD = '加微信，日赚千元'
const ORIGIN = 'http://plaza.example'

async function call<T>(who: string, path: string, body?: unknown): Promise<Envelope<T>> {
  const response = await server.app.request(`${ORIGIN}${OPERATIONS_BASE}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...pageHeaders(server, who), origin: ORIGIN },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Envelope<T>
}
const page = async (query = '', who = 'lin') => (await call<QueuePage>(who, `queue/review?${query}`)).data
const change = async (who: string, name: string, body: object) =>
  (await call<QueueResult>(who, `queue/review/${name}`, body)).data
const one = ({ id, version }: QueueItem) => ({ items: [{ id, version }] })
const logOf = async ({ id }: QueueItem) => (await call<QueueLog>('lin', `queue/review/log?item=${id}`)).data.list

let keys = 0
const key = () => `00000000-0000-4000-9000-${String(++keys).padStart(12, '0')}`
const write = (content = HELD, who = author) =>
  server.data(posts.publish, { body: { circle_id: '61', content, images: [], key: key() } }, who)
const comment = (content = HELD, target: 'post' | 'channel' = 'post', who = author) =>
  server.data(comments.add, { body: { target, target_id: target === 'post' ? '20001' : '801', content } }, who)

/** The item about a thing. */
async function itemOf(subjectId: string): Promise<QueueItem> {
  const [row] = await server.db.select().from(queueItems).where(eq(queueItems.subjectId, subjectId))
  for (let next: string | null = ''; next !== null; ) {
    const found: QueuePage = await page(`state=${row?.state}&cursor=${encodeURIComponent(next)}`)
    const item = found.list.find(({ id }) => id === row?.id)
    if (item) return item
    next = found.next
  }
  throw new Error(`${subjectId} is not in the queue`)
}
const postsOfCircle = async () => {
  const [row] = await server.db.select({ posts: circles.posts }).from(circles).where(eq(circles.id, '61'))
  return row?.posts ?? 0
}

describe('rights', () => {
  it.each<[who: string, code: number]>([
    ['lin', codes.success],
    ['ops', codes.notAllowed],
    ['zhao', codes.notAllowed],
    ['nobody', codes.loginExpired],
  ])('%s is answered with %i', async (who, code) => {
    expect((await call(who, 'queue/review')).code).toBe(code)
    expect((await call(who, 'queue/review/log')).code).toBe(code)
    const body = { items: [{ id: 999_999, version: 1 }] }
    for (const name of ['take', 'release']) expect((await call(who, `queue/review/${name}`, body)).code).toBe(code)
    const decision = { ...body, decision: 'publish' }
    expect((await call(who, 'queue/review/decide', decision)).code).toBe(code)
    expect((await call(who, 'queue/review/hand-on', { ...body, to: 'wang', why: 'hers' })).code).toBe(code)
  })

  it('a reviewer reads nothing of deliveries', async () => {
    expect((await call<Operator>('lin', 'me')).data).toEqual({ name: 'lin', role: 'reviewer' })
    for (const path of ['status', 'log', 'numbers', 'rendering', 'operators', 'previews'])
      expect((await call('lin', path)).code).toBe(codes.notAllowed)
  })
})

describe('a held thing', () => {
  it('stands in the queue, each kind with its text and place', async () => {
    const held = [(await write()).id, (await comment()).id, (await comment(HELD, 'channel')).id]
    const pieces = { category_id: '2', title: '官方通报', content: HELD, images: [], key: key() }
    held.push((await server.data(publishing.publish, { body: pieces }, author)).id)
    const items = await Promise.all(held.map(itemOf))
    expect(items.map(({ kind }) => kind)).toEqual(['post', 'comment', 'chat', 'piece'])
    for (const { subject, state, author: by } of items) {
      expect({ state, text: subject?.text, by: by?.id }).toEqual({ state: 'waiting', text: HELD, by: author.id })
      expect(subject?.where).not.toBe('')
    }
    const chat = (await page('kind=chat')).list
    expect(chat.map(({ id }) => id)).toContain(items[2]?.id)
    expect(chat.every(({ kind }) => kind === 'chat')).toBe(true)
  })

  it('does not stand there if it is shown at once', async () => {
    const { id } = await write('海边的灯亮了。')
    expect(await server.db.select().from(queueItems).where(eq(queueItems.subjectId, id))).toEqual([])
  })

  it('is published for all, and counted then', async () => {
    const { id } = await write()
    const before = await postsOfCircle()
    expect((await server.ask(posts.detail, { params: { id } })).code).toBe(codes.contentGone)
    const { items, failed } = await change('lin', 'decide', { ...one(await itemOf(id)), decision: 'publish' })
    expect(failed).toEqual([])
    expect(items[0]).toMatchObject({ state: 'decided', decided: { by: 'lin', decision: 'publish' } })
    expect(await server.data(posts.detail, { params: { id } })).toMatchObject({ state: 'shown', refusal: null })
    expect(await postsOfCircle()).toBe(before + 1)
  })

  it('is refused with a reason that its author alone reads', async () => {
    const { id } = await write()
    const item = await itemOf(id)
    const refused = { ...one(item), decision: 'refuse' }
    expect((await call('lin', 'queue/review/decide', refused)).code).toBe(codes.badInput)
    await change('lin', 'decide', { ...refused, why: '含有广告' })
    expect(await server.data(posts.detail, { params: { id } }, author)).toMatchObject({
      ...{ state: 'refused', refusal: '含有广告' },
    })
    expect((await server.ask(posts.detail, { params: { id } })).code).toBe(codes.contentGone)
  })

  it.each(['post', 'channel'] as const)('a comment on a %s is published or refused', async (target) => {
    const shown = await comment(HELD, target)
    await server.db.delete(rateLimits)
    const refused = await comment(HELD, target)
    await change('lin', 'decide', { ...one(await itemOf(shown.id)), decision: 'publish' })
    await change('lin', 'decide', { ...one(await itemOf(refused.id)), decision: 'refuse', why: '含有广告' })
    const seen = async ({ id }: { id: string }) => (await server.ask(comments.one, { params: { id } })).code
    expect([await seen(shown), await seen(refused)]).toEqual([codes.success, codes.contentGone])
  })

  it('a piece is published as its page says', async () => {
    const body = { category_id: '2', title: '官方通报', content: HELD, images: [], key: key() }
    const { id } = await server.data(publishing.publish, { body }, author)
    await change('wang', 'decide', { ...one(await itemOf(id)), decision: 'publish' })
    const mine = await server.data(publishing.mine, {}, author)
    expect(mine.list.find((piece) => piece.id === id)).toMatchObject({ state: 'shown' })
  })

  it('leaves the queue if its author deletes it', async () => {
    const { id } = await write()
    const item = await itemOf(id)
    await server.data(posts.remove, { params: { id } }, author)
    expect(await itemOf(id)).toMatchObject({ state: 'withdrawn', subject: null })
    const { failed } = await change('lin', 'decide', { ...one(item), decision: 'publish' })
    expect(failed).toMatchObject([{ id: item.id, failure: 'gone' }])
  })

  it('is not decided by what it said before its author changed it', async () => {
    const { id } = await write()
    const read = await itemOf(id)
    await server.db.update(stored).set({ content: '另一段话' }).where(eq(stored.id, id))
    const { failed, items } = await change('lin', 'decide', { ...one(read), decision: 'publish' })
    expect(failed).toMatchObject([{ failure: 'changed' }])
    expect(items[0]).toMatchObject({ state: 'waiting', subject: { text: '另一段话' } })
  })

  it('is not closed or hidden: that is for what was reported', async () => {
    const item = await itemOf((await write()).id)
    for (const decision of ['close', 'hide'])
      expect((await change('lin', 'decide', { ...one(item), decision, why: 'x' })).failed).toMatchObject([
        { failure: 'unfit' },
      ])
  })
})

describe('two reviewers', () => {
  it('never decide one thing twice, also at the same time', async () => {
    const { id } = await write()
    const item = await itemOf(id)
    const before = await postsOfCircle()
    const results = await Promise.all([
      change('lin', 'decide', { ...one(item), decision: 'publish' }),
      change('wang', 'decide', { ...one(item), decision: 'refuse', why: '含有广告' }),
      change('lin', 'decide', { ...one(item), decision: 'publish' }),
    ])
    expect(results.filter(({ failed }) => failed.length === 0)).toHaveLength(1)
    expect(results.flatMap(({ failed }) => failed.map(({ failure }) => failure))).toEqual(['changed', 'changed'])
    const { state } = await server.data(posts.detail, { params: { id } }, author)
    expect((await logOf(item)).map(({ action }) => action)).toEqual(['decide'])
    expect(await postsOfCircle()).toBe(before + (state === 'shown' ? 1 : 0))
  })

  it('do not touch what the other has taken, until half an hour has passed', async () => {
    const item = await itemOf((await write()).id)
    const [taken] = (await change('lin', 'take', one(item))).items
    expect(taken).toMatchObject({ takenBy: 'lin', version: item.version + 1 })
    const other = { ...one(taken as QueueItem), decision: 'publish' }
    for (const name of ['take', 'release', 'decide'])
      expect((await change('wang', name, name === 'decide' ? other : one(taken as QueueItem))).failed).toEqual([
        { id: item.id, failure: 'taken', takenBy: 'lin' },
      ])
    expect((await page('mine=1')).list.map(({ id }) => id)).toContain(item.id)
    expect((await page('mine=1', 'wang')).list.map(({ id }) => id)).not.toContain(item.id)
    await server.db
      .update(queueItems)
      .set({ takenAt: new Date(Date.now() - 31 * 60_000) })
      .where(eq(queueItems.id, item.id))
    expect((await change('wang', 'decide', other)).failed).toEqual([])
  })

  it('hand on to each other, and to nobody else', async () => {
    const item = await itemOf((await write()).id)
    const on = { ...one(item), why: 'knows the circle' }
    for (const to of ['ops', 'nobody'])
      expect((await call('lin', 'queue/review/hand-on', { ...on, to })).code).toBe(codes.badInput)
    const [handed] = (await change('lin', 'hand-on', { ...on, to: 'wang' })).items
    expect(handed?.takenBy).toBe('wang')
    const [released] = (await change('wang', 'release', one(handed as QueueItem))).items
    expect(released?.takenBy).toBeNull()
  })

  it('decide many at once; what fails leaves the others decided', async () => {
    const [first, second] = [await itemOf((await write()).id), await itemOf((await write()).id)]
    await change('wang', 'take', one(second))
    const items = [first, second].map(({ id, version }) => ({ id, version }))
    const { failed } = await change('lin', 'decide', { items, decision: 'publish' })
    expect(failed).toEqual([{ id: second.id, failure: 'taken', takenBy: 'wang' }])
    expect((await page('state=decided')).list.map(({ id }) => id)).toContain(first.id)
  })
})

it('each change is logged for ever with its actor, reason and time', async () => {
  const item = await itemOf((await write()).id)
  const [taken] = (await change('lin', 'take', one(item))).items
  await change('lin', 'decide', { ...one(taken as QueueItem), decision: 'refuse', why: '含有广告', banDays: 7 })
  const log = await logOf(item)
  expect(log.map(({ who, action, reason, detail }) => ({ who, action, reason, detail }))).toEqual([
    { who: 'lin', action: 'decide', reason: '含有广告', detail: { decision: 'refuse', banDays: 7 } },
    { who: 'lin', action: 'take', reason: '', detail: {} },
  ])
  for (const { at } of log) expect(Math.abs(Date.now() - at)).toBeLessThan(60_000)
  await expect(server.db.delete(queueLog)).rejects.toThrow()
  await expect(server.db.update(queueLog).set({ who: 'wang' })).rejects.toThrow()
})

describe('a ban', () => {
  it('lasts as long as it says, for posts, comments, chat and pieces', async () => {
    const item = await itemOf((await write()).id)
    await change('lin', 'decide', { ...one(item), decision: 'refuse', why: '刷屏', banDays: 1 })
    await server.db.delete(rateLimits)
    const post = { circle_id: '61', content: '早上好', images: [], key: key() }
    const piece = { category_id: '2', title: '灯', content: '亮了', images: [], key: key() }
    const tries = () =>
      Promise.all([
        server.ask(posts.publish, { body: { ...post, key: key() } }, author),
        server.ask(publishing.publish, { body: { ...piece, key: key() } }, author),
        server.ask(comments.add, { body: { target: 'post', target_id: '20001', content: '早' } }, author),
        server.ask(comments.add, { body: { target: 'channel', target_id: '801', content: '早' } }, author),
      ])
    for (const { code, msg } of await tries()) expect({ code, msg }).toMatchObject({ code: codes.notAllowed })
    await server.db.update(bans).set({ until: new Date(Date.now() - 1) })
    for (const { code } of await tries()) expect(code).toBe(codes.success)
  })

  it('comes with a refusal, not with a publication', async () => {
    const item = await itemOf((await write()).id)
    const body = { ...one(item), decision: 'publish', banDays: 1, why: 'x' }
    expect((await call('lin', 'queue/review/decide', body)).code).toBe(codes.badInput)
  })
})

describe('what becomes of a thing', () => {
  const told = async (person: TestPerson) =>
    (await server.data(messages.list, {}, { ...person, headers: { 'accept-language': 'en' } })).list

  it('is told to its author at each decision, with the reason and a ban', async () => {
    const person = await server.person({ joinedDaysAgo: 100 })
    const [shown, refused] = [await write(HELD, person), await write(HELD, person)]
    await change('lin', 'decide', { ...one(await itemOf(shown.id)), decision: 'publish' })
    const body = { decision: 'refuse', why: '含有广告', banDays: 7 }
    await change('lin', 'decide', { ...one(await itemOf(refused.id)), ...body })
    const list = await told(person)
    expect(list.map(({ title }) => title).sort()).toEqual([
      'You cannot post for 7 days',
      'Your post is published',
      'Your post was not published',
    ])
    expect(list.find(({ title }) => title.includes('not published'))?.content).toContain('Reason: 含有广告')
  })

  it('stands beside a refused comment, for its author alone', async () => {
    const person = await server.person({ joinedDaysAgo: 100 })
    const { id } = await comment(HELD, 'post', person)
    await change('lin', 'decide', { ...one(await itemOf(id)), decision: 'refuse', why: '含有广告' })
    const mine = await server.data(comments.one, { params: { id } }, person)
    expect(mine).toMatchObject({ state: 'refused', refusal: '含有广告' })
    expect((await server.ask(comments.one, { params: { id } }, author)).code).toBe(codes.contentGone)
  })

  it('fifty reviewers at once decide it once, and tell its author once', async () => {
    const person = await server.person({ joinedDaysAgo: 100 })
    const { id } = await write(HELD, person)
    const item = one(await itemOf(id))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        change(at % 2 ? 'lin' : 'wang', 'decide', {
          ...item,
          ...(at % 3 ? { decision: 'publish' } : { decision: 'refuse', why: '含有广告' }),
        }),
      ),
    )
    expect(answers.filter(({ failed }) => failed.length === 0)).toHaveLength(1)
    expect(await told(person)).toHaveLength(1)
    expect(await logOf(await itemOf(id))).toHaveLength(1)
  })
})

describe('a changed profile', () => {
  const rename = (body: { nickname?: string; intro?: string }, who: TestPerson) =>
    server.data(account.changeProfile, { body }, who)

  it('with a flagged word waits, and its author alone sees it', async () => {
    const person = await server.person({ nickname: '山有木', joinedDaysAgo: 100 })
    const own = await rename({ nickname: '日赚千元的人', intro: '加微信' }, person)
    expect(own).toMatchObject({ nickname: '山有木', draft: { nickname: '日赚千元的人', state: 'pending' } })
    const [draft] = await server.db.select().from(profileDrafts).where(eq(profileDrafts.userId, person.id))
    const item = await itemOf(draft?.id ?? '')
    expect(item).toMatchObject({ kind: 'profile', subject: { title: '日赚千元的人', text: '加微信', where: '山有木' } })
    await change('lin', 'decide', { ...one(item), decision: 'refuse', why: '含有广告' })
    expect(await server.data(account.current, {}, person)).toMatchObject({
      ...{ nickname: '山有木', draft: { state: 'refused', refusal: '含有广告' } },
    })
  })

  it('is everybody’s once it is published', async () => {
    const person = await server.person({ nickname: '山有木', joinedDaysAgo: 100 })
    await rename({ intro: '加微信群看潮' }, person)
    const [draft] = await server.db.select().from(profileDrafts).where(eq(profileDrafts.userId, person.id))
    await change('lin', 'decide', { ...one(await itemOf(draft?.id ?? '')), decision: 'publish' })
    expect(await server.data(account.current, {}, person)).toMatchObject({ intro: '加微信群看潮', draft: null })
  })

  it('without one is published at once; a banned user changes nothing that others see', async () => {
    const person = await server.person({ joinedDaysAgo: 100 })
    expect(await rename({ intro: '看潮的人' }, person)).toMatchObject({ intro: '看潮的人', draft: null })
    await server.db
      .insert(bans)
      .values({ userId: person.id, until: new Date(Date.now() + 60_000), reason: '', who: 'lin' })
    expect((await server.ask(account.changeProfile, { body: { intro: '又来' } }, person)).code).toBe(codes.notAllowed)
    expect((await server.ask(account.changeProfile, { body: { sex: 1 } }, person)).code).toBe(codes.success)
  })
})

describe('the rules of moderation', () => {
  interface Versions {
    list: ModerationVersion[]
  }
  const versions = async (who = 'lin') => (await call<Versions>(who, 'moderation')).data.list
  const save = async (part: Partial<ModerationRules>, version: number, who = 'lin') => {
    const [current] = await versions()
    return call<Versions>(who, 'moderation', { rules: { ...current?.rules, ...part }, version, why: 'a test' })
  }

  it('are changed by a reviewer without a deployment, in a version that names who and why', async () => {
    expect((await write('今天卖月饼')).state).toBe('shown')
    const [before] = await versions()
    expect(before?.id).toBe(0)
    const { data } = await save({ flagged: [...(before?.rules.flagged ?? []), '卖月饼'] }, 0)
    expect(data.list[0]).toMatchObject({ who: 'lin', why: 'a test' })
    expect(data.list.at(-1)?.id).toBe(0)
    expect((await write('今天卖月饼')).state).toBe('pending')
  })

  it('have limits that hold at once', async () => {
    const [current] = await versions()
    const limits = { ...(current as ModerationVersion).rules.limits, postsPerTenMinutes: 1 }
    await save({ limits }, current?.id ?? 0)
    const person = await server.person({ joinedDaysAgo: 100 })
    await write('海边', person)
    await expect(write('又是海边', person)).rejects.toThrow(String(codes.tooMany))
    const [tight] = await versions()
    await save({ limits: { ...limits, postsPerTenMinutes: 10 } }, tight?.id ?? 0)
  })

  it('are changed by one of two who began at the same version', async () => {
    const [current] = await versions()
    const answers = await Promise.all(['lin', 'wang', 'lin', 'wang'].map((who) => save({}, current?.id ?? 0, who)))
    expect(answers.map(({ code }) => code).filter((code) => code === codes.success)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === codes.stateChanged)).toHaveLength(3)
  })

  it('have the limit of the deployment where a version was saved before there was one', async () => {
    const [current] = await versions()
    const { advicesPerDay, ...limits } = (current as ModerationVersion).rules.limits
    await server.db.execute(sql`insert into moderation_versions (rules, who, why)
      values (${JSON.stringify({ ...current?.rules, limits })}::jsonb, 'lin', 'an older release')`)
    server.deps.moderation.forget()
    expect(advicesPerDay).toBe(5)
    expect((await versions())[0]?.rules.limits.advicesPerDay).toBe(5)
    expect(await server.deps.moderation.limitOf('advicesPerDay')).toBe(5)
  })

  it('are nobody else’s business, and never changed afterwards', async () => {
    for (const who of ['ops', 'zhao']) expect((await call(who, 'moderation')).code).toBe(codes.notAllowed)
    expect((await call('lin', 'moderation', { rules: { flagged: [''] }, version: 0, why: 'x' })).code).toBe(
      codes.badInput,
    )
    await expect(server.db.execute(sql`update moderation_versions set who = 'x'`)).rejects.toThrow()
  })
})

it('a page of the queue hears of each change', async () => {
  let heard = 0
  const end = await server.deps.queueNotices.subscribe(() => heard++)
  await write()
  await expect.poll(() => heard).toBeGreaterThan(0)
  end()
})

it('only a reviewer hears of the review', async () => {
  expect((await call('zhao', 'queue/review/events')).code).toBe(codes.notAllowed)
})

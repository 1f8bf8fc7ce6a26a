import { blocks, codes, advices as endpoints, follows } from '@plaza/shared/api'
import type { QueueResult } from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { adviceSteps, advices, departments, uploads } from '../../data/schema/index'
import { addOperator, decideAdvice } from '../../testing/operators'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { isOverdue } from './due'
import { readStatistics } from './statistics'

/** Streets and transport. */
const [HERE, THERE] = ['751', '752']

let server: TestServer
let writer: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;[writer, stranger] = [await server.person(), await server.person()]
  await addOperator(server, 'clerk', { role: 'department', departments: [HERE] })
  await addOperator(server, 'colleague', { role: 'department', departments: [HERE] })
  await addOperator(server, 'elsewhere', { role: 'department', departments: [THERE] })
})
afterAll(() => server.close())

const draft = (more: object = {}) => ({
  merchant_id: HERE,
  kind: 'complain' as const,
  title: '巷口的灯坏了',
  content: '从周一开始一直不亮，晚上看不见台阶。',
  images: [] as string[],
  audience: 'named' as const,
  key: crypto.randomUUID(),
  ...more,
})
/** Each of its own writer, because of the daily limit. */
async function send(more: object = {}, who?: TestPerson) {
  writer = who ?? (await server.person())
  return server.data(endpoints.publish, { body: draft(more) }, writer)
}
const decide = (id: string, decision: Parameters<typeof decideAdvice>[3], who = 'clerk') =>
  decideAdvice(server, who, id, decision)
const failures = ({ failed }: QueueResult) => failed.map(({ failure }) => failure)
const answer = { decision: 'answer' as const, why: '已经修好了，换了新的灯泡。' }
const seen = (id: string, who?: TestPerson) => server.ask(endpoints.detail, { params: { id } }, who)

async function answered(more: object = {}, who?: TestPerson) {
  const sent = await send(more, who)
  expect(failures(await decide(sent.id, answer))).toEqual([])
  return sent
}

describe('an advice', () => {
  it('is created once per key, however often it is sent', async () => {
    const person = await server.person()
    const body = draft()
    const made = await Promise.all(Array.from({ length: 10 }, () => server.data(endpoints.publish, { body }, person)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(
      await server.db
        .select()
        .from(adviceSteps)
        .where(eq(adviceSteps.adviceId, made[0]?.id ?? '')),
    ).toHaveLength(1)
  })

  it('is another one for another person who sends the same key', async () => {
    const body = draft({ audience: 'private' })
    const [one, other] = [await server.person(), await server.person()]
    const made = await server.data(endpoints.publish, { body }, one)
    const sent = await server.data(
      endpoints.publish,
      { body: { ...body, content: '别人的一封信，说的是别的事。' } },
      other,
    )
    expect([sent.id === made.id, sent.content, sent.own]).toEqual([false, '别人的一封信，说的是别的事。', true])
  })

  it.each([
    [{ audience: 'named' }, true, true],
    [{ audience: 'private' }, false, false],
    [{ content: '请加微信联系我，巷口的灯坏了。' }, false, true],
  ] as const)('%j: its pictures are public: %s, and once it is answered: %s', async (more, isPublic, isPublicThen) => {
    const [person, key] = [await server.person(), `image/${crypto.randomUUID()}`]
    const row = { key, userId: person.id, kind: 'image' as const, mime: 'image/png', width: 3, height: 2 }
    await server.db.insert(uploads).values({ ...row, expiresAt: new Date() })
    const { id } = await send({ ...more, images: [key] }, person)
    const isPublished = async () =>
      (await server.db.select().from(uploads).where(eq(uploads.key, key)))[0]?.publishedAt instanceof Date
    expect(await isPublished()).toBe(isPublic)
    expect(failures(await decide(id, answer))).toEqual([])
    expect(await isPublished()).toBe(isPublicThen)
  })

  it.each<[what: string, act: (id: string, writer: TestPerson) => Promise<unknown>]>([
    ['is refused', (id) => decide(id, { decision: 'refuse', why: '不属于受理范围。' })],
    [
      'is opened again with words for a review',
      async (id, who) => {
        await decide(id, answer)
        await server.data(endpoints.reopen, { params: { id }, body: { text: '请加微信联系我' } }, who)
      },
    ],
  ])('its pictures are public no more once it %s', async (_, act) => {
    const [person, key] = [await server.person(), `image/${crypto.randomUUID()}`]
    const row = { key, userId: person.id, kind: 'image' as const, mime: 'image/png', width: 3, height: 2 }
    await server.db.insert(uploads).values({ ...row, expiresAt: new Date() })
    const { id } = await send({ images: [key] }, person)
    const publishedAt = async () => (await server.db.select().from(uploads).where(eq(uploads.key, key)))[0]?.publishedAt
    expect(await publishedAt()).not.toBeNull()
    await act(id, person)
    expect((await seen(id)).code).toBe(codes.contentGone)
    expect(await publishedAt()).toBeNull()
  })

  it('needs a bound phone', async () => {
    const person = await server.person({ phone: null })
    expect((await server.ask(endpoints.publish, { body: draft() }, person)).code).toBe(codes.phoneNeeded)
    expect((await server.ask(endpoints.publish, { body: draft() })).code).toBe(codes.loginExpired)
  })

  it('goes to a department that exists, with own pictures', async () => {
    const person = await server.person()
    const code = async (more: object) => (await server.ask(endpoints.publish, { body: draft(more) }, person)).code
    expect(await code({ merchant_id: 'x' })).toBe(codes.badInput)
    await server.db.insert(uploads).values({
      key: 'image/lamp',
      userId: stranger.id,
      kind: 'image',
      mime: 'image/png',
      width: 3,
      height: 2,
      expiresAt: new Date(),
    })
    expect(await code({ images: ['image/lamp'] })).toBe(codes.badInput)
  })

  it('is limited per day', async () => {
    const person = await server.person()
    for (let n = 0; n < 5; n++) await send({}, person)
    expect((await server.ask(endpoints.publish, { body: draft() }, person)).code).toBe(codes.tooMany)
  })

  it.each([
    ['named', true, true],
    ['anonymous', true, false],
    ['private', false, false],
  ] as const)('%s: others see it: %s, with its writer: %s', async (audience, isSeen, isNamed) => {
    const person = await server.person({ nickname: '巷口的人' })
    const { id, author } = await send({ audience }, person)
    expect(author?.id).toBe(person.id)
    for (const who of [undefined, stranger]) {
      const other = await seen(id, who)
      expect(other.code).toBe(isSeen ? codes.success : codes.contentGone)
      if (isSeen) expect(other.data.author?.name).toBe(isNamed ? '巷口的人' : undefined)
    }
    const { list } = await server.data(endpoints.list, { query: { merchant_id: HERE } }, stranger)
    const listed = list.find((one) => one.id === id)
    expect(listed !== undefined).toBe(isSeen)
    expect(JSON.stringify(listed ?? {}).includes(person.id)).toBe(isNamed)
  })

  it.each([{ content: '请加微信联系我，巷口的灯坏了。' }, { place: '加微信' }])(
    'with a word for review, %j, is visible to others after the department has answered it',
    async (words) => {
      const { id, held } = await send(words)
      expect(held).toBe(true)
      expect((await seen(id, stranger)).code).toBe(codes.contentGone)
      await decide(id, answer)
      expect((await seen(id, stranger)).code).toBe(codes.success)
    },
  )

  it('can be followed if everybody sees it', async () => {
    const [open, closed] = [await send(), await send({ audience: 'private' })]
    const follow = (id: string) => server.ask(follows.set, { body: { kind: 'advice', id, on: true } }, stranger)
    expect((await follow(open.id)).data).toEqual({ followed: true, followers: 1 })
    expect((await seen(open.id, stranger)).data).toMatchObject({ followed: true, followers: 1 })
    expect((await follow(closed.id)).code).toBe(codes.contentGone)
  })
})

describe('the department', () => {
  it('hands on with the deadline, and decides no longer', async () => {
    const { id, due_at } = await send()
    const onwards = { decision: 'transfer' as const, department: THERE, why: '归交通局管' }
    expect(failures(await decide(id, { ...onwards, department: 'x' }))).toEqual(['unfit'])
    expect(failures(await decide(id, { ...onwards, department: HERE }))).toEqual(['unfit'])
    expect(failures(await decide(id, onwards))).toEqual([])
    expect((await seen(id, writer)).data).toMatchObject({ department: { id: THERE }, state: 'received', due_at })
    expect(failures(await decide(id, answer))).toEqual(['gone'])
    expect(failures(await decide(id, answer, 'elsewhere'))).toEqual([])
    expect((await seen(id, writer)).data.steps.map(({ step }) => step)).toEqual([
      'received',
      'handed-on',
      'taken',
      'answered',
    ])
  })

  it('asks its writer, whose words only both of them read, and the deadline moves', async () => {
    const { id } = await send()
    await decide(id, { decision: 'ask', why: '请问是哪一盏？' })
    expect((await seen(id, writer)).data).toMatchObject({ question: '请问是哪一盏？', actions: ['supply'] })
    const before = new Date('2026-11-20T10:00:00Z')
    await server.db
      .update(advices)
      .set({ dueAt: before, askedAt: new Date('2026-11-10T02:00:00Z') })
      .where(eq(advices.id, id))
    expect((await seen(id, writer)).data.late).toBe(false)
    const reply = { params: { id }, body: { text: '门牌 16 号那盏' } }
    expect((await server.ask(endpoints.supply, reply, stranger)).code).toBe(codes.contentGone)
    const supplied = await server.data(endpoints.supply, reply, writer)
    expect(Date.parse(supplied.due_at ?? '')).toBeGreaterThan(before.getTime())
    const other = (await seen(id, stranger)).data
    expect(JSON.stringify(other)).not.toMatch(/16 号|哪一盏/)
    expect(other.steps.map(({ step }) => step)).toEqual(['received', 'taken', 'asked', 'supplied'])
  })

  it('refuses with a reason; then only its writer sees it', async () => {
    const { id } = await send()
    await decide(id, { decision: 'refuse', why: '不是本市的事' })
    expect((await seen(id, stranger)).code).toBe(codes.contentGone)
    expect((await seen(id, writer)).data).toMatchObject({ state: 'refused', refusal: '不是本市的事', due_at: null })
  })

  it('is late after the deadline, before and after its answer', async () => {
    const { id } = await send()
    await server.db
      .update(advices)
      .set({ dueAt: new Date(Date.now() - 1_000) })
      .where(eq(advices.id, id))
    expect((await seen(id, writer)).data).toMatchObject({ late: true, days_left: 0 })
    const late = await server.data(endpoints.list, { query: { state: 'late', page_size: 100 } })
    expect(late.list.map((one) => one.id)).toContain(id)
    await decide(id, answer)
    expect((await seen(id, writer)).data).toMatchObject({ late: true, due_at: null, days_left: null })
  })
})

describe('the answer', () => {
  it('is rated once, by its writer, under parallel taps', async () => {
    const { id } = await answered()
    const score = (who: TestPerson) =>
      server.ask(endpoints.rate, { params: { id }, body: { score: 4, text: '很快' } }, who)
    expect((await score(stranger)).code).toBe(codes.contentGone)
    const all = await Promise.all(Array.from({ length: 20 }, () => score(writer)))
    expect(all.filter(({ code }) => code === codes.success)).toHaveLength(1)
    expect((await seen(id, writer)).data).toMatchObject({ score: 4, actions: ['reopen'] })
  })

  it('opens the advice again once, with a new deadline', async () => {
    const { id } = await answered()
    const reopen = () => server.ask(endpoints.reopen, { params: { id }, body: { text: '又灭了' } }, writer)
    const all = await Promise.all(Array.from({ length: 10 }, reopen))
    expect(all.filter(({ code }) => code === codes.success)).toHaveLength(1)
    const open = (await seen(id, writer)).data
    expect(open.state).toBe('reopened')
    expect(Date.parse(open.due_at ?? '')).toBeGreaterThan(Date.now())
    await decide(id, answer)
    expect((await reopen()).code).toBe(codes.stateChanged)
    expect((await seen(id, writer)).data.actions).toEqual(['rate'])
  })

  it('with a word for review is held back until the second answer', async () => {
    const { id } = await answered()
    await server.data(endpoints.reopen, { params: { id }, body: { text: '没用，请加微信' } }, writer)
    expect((await seen(id, stranger)).code).toBe(codes.contentGone)
    await decide(id, answer)
    expect((await seen(id, stranger)).code).toBe(codes.success)
  })

  it('can be rated and opened again, once, also after the department has closed it', async () => {
    const { id } = await answered()
    const reopen = () => server.ask(endpoints.reopen, { params: { id }, body: { text: '没好' } }, writer)
    await decide(id, { decision: 'close', why: '已办结' })
    expect((await seen(id, writer)).data).toMatchObject({ state: 'closed', actions: ['rate', 'reopen'] })
    expect((await reopen()).data).toMatchObject({ state: 'reopened', actions: [] })
    expect(failures(await decide(id, answer))).toEqual([])
    await decide(id, { decision: 'close', why: '已办结' })
    expect((await seen(id, writer)).data).toMatchObject({ state: 'closed', actions: ['rate'] })
    expect((await reopen()).code).toBe(codes.stateChanged)
  })

  it('closed without an answer can neither be rated nor opened again', async () => {
    const { id } = await send()
    await decide(id, { decision: 'ask', why: '请问是哪一盏？' })
    expect(failures(await decide(id, { decision: 'close', why: '没有回音' }))).toEqual([])
    expect((await seen(id, writer)).data).toMatchObject({ state: 'closed', actions: [] })
    const score = server.ask(endpoints.rate, { params: { id }, body: { score: 1 } }, writer)
    const reopen = server.ask(endpoints.reopen, { params: { id }, body: { text: '没好' } }, writer)
    for (const { code } of await Promise.all([score, reopen])) expect(code).toBe(codes.stateChanged)
  })
})

it('with a name is gone for who blocked its writer, in lists, on its page and among similar ones; without a name it stays', async () => {
  const [author, reader, other] = [await server.person(), await server.person(), await server.person()]
  const named = await answered({ title: '望江亭的石凳裂了', audience: 'named' }, author)
  const anonymous = await answered({ title: '望江亭的石凳裂开了', audience: 'anonymous' }, author)
  await server.data(blocks.set, { params: { id: author.id }, body: { on: true } }, reader)
  const mentioned = async (who: TestPerson) => {
    const listed = (await server.data(endpoints.list, { query: { merchant_id: HERE } }, who)).list
    const similar = (await server.data(endpoints.similar, { query: { q: '望江亭石凳裂了' } }, who)).list
    const holds = (list: { id: string }[], id: string) => list.some((one) => one.id === id)
    return [named, anonymous].map(({ id }) => [holds(listed, id), holds(similar, id)])
  }
  expect(await mentioned(other)).toEqual([
    [true, true],
    [true, true],
  ])
  expect(await mentioned(reader)).toEqual([
    [false, false],
    [true, true],
  ])
  expect((await seen(named.id, reader)).code).toBe(codes.contentGone)
  expect((await seen(anonymous.id, reader)).code).toBe(codes.success)
})

describe('over a holiday', () => {
  afterEach(() => vi.useRealTimers())
  const clock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })

  it('an answer is due on working days after it, the second one too', async () => {
    clock('2026-09-29T10:00:00+08:00')
    const { id, due_at } = await send({ kind: 'ask' })
    expect(due_at).toBe('2026-10-12T10:00:00.000Z')
    await decide(id, answer)
    clock('2026-10-01T09:00:00+08:00')
    const again = await server.data(endpoints.reopen, { params: { id }, body: { text: '又灭了' } }, writer)
    expect(again.due_at).toBe('2026-10-12T10:00:00.000Z')
  })

  it('a department with days of its own answers within these, whatever the kind', async () => {
    clock('2026-09-29T10:00:00+08:00')
    await server.db.update(departments).set({ answerDays: 2 }).where(eq(departments.id, THERE))
    for (const kind of ['ask', 'suggest'] as const)
      expect((await send({ kind, merchant_id: THERE })).due_at).toBe('2026-10-08T10:00:00.000Z')
    await server.db.update(departments).set({ answerDays: null }).where(eq(departments.id, THERE))
  })
})

it('own advices are listed for their writer alone, of all departments or one', async () => {
  const person = await server.person()
  await send({ audience: 'private' }, person)
  await send({ merchant_id: THERE }, person)
  const mine = async (query: object, who = person) => (await server.data(endpoints.mine, { query }, who)).list
  expect(await mine({})).toHaveLength(2)
  expect((await mine({ merchant_id: THERE })).map(({ department }) => department.id)).toEqual([THERE])
  expect(await mine({}, stranger)).toEqual([])
})

describe('similar advices', () => {
  const similar = async (q: string) => (await server.data(endpoints.similar, { query: { q } })).list

  it('are public answered ones with words in common, the most similar first', async () => {
    expect((await similar('地铁3号线要预约吗'))[0]?.title).toBe('地铁3号线试乘要不要预约')
    expect((await similar('Do I need to book the trial ride of metro Line 3?'))[0]?.title).toBe(
      '地铁3号线试乘要不要预约',
    )
    expect(await similar('今天天气真好啊')).toEqual([])
  })

  it('contain no private one', async () => {
    const { id } = await answered({ title: '琉璃瓦碎了一地', audience: 'private' })
    expect((await similar('琉璃瓦碎了')).map((one) => one.id)).not.toContain(id)
  })
})

it('departments say how many they have answered', async () => {
  const person = await server.person()
  const answeredBy = async (id: string) =>
    (await server.data(endpoints.department, { query: { id } }, person)).list[0]?.answered ?? 0
  const { department } = await answered()
  const before = await answeredBy(department.id)
  expect(before).toBeGreaterThan(0)
  await answered()
  expect(await answeredBy(department.id)).toBe(before + 1)
})

it('statistics count what was received, answered and late', async () => {
  const before = await server.data(endpoints.statistics, {})
  const { id } = await answered()
  await server.db.update(advices).set({ answeredLate: true }).where(eq(advices.id, id))
  const after = await readStatistics(server.db)
  const of = ({ departments }: typeof after) => departments.find((one) => one.id === HERE)
  expect(after.total).toBe(before.total + 1)
  expect(after.answered).toBe(before.answered + 1)
  expect(of(after)?.late).toBe((of(before)?.late ?? 0) + 1)
  expect(after.weeks).toHaveLength(12)
  expect(after.weeks.at(-1)?.received).toBe((before.weeks.at(-1)?.received ?? 0) + 1)
})

it('statistics take an advice that is overdue and unanswered for one that was not answered in time', async () => {
  const overdueAt = new Date(Date.now() - 1000)
  const sent = await Promise.all(Array.from({ length: 3 }, () => send()))
  const before = await readStatistics(server.db)
  for (const { id } of sent) await server.db.update(advices).set({ dueAt: overdueAt }).where(eq(advices.id, id))
  const after = await readStatistics(server.db)
  const late = ({ departments }: typeof after) => departments.reduce((sum, one) => sum + one.late, 0)
  expect(late(after)).toBe(late(before) + 3)
  expect(after.punctual).toBeLessThan(before.punctual)
  const overdue = await server.db.$count(advices, isOverdue(advices))
  const inTime = after.answered + overdue - late(after)
  expect(after.punctual).toBe(Math.round((inTime / (after.answered + overdue)) * 100))
})

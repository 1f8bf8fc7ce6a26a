import { codes, feedbacks, messages } from '@plaza/shared/api'
import type { QueueItem } from '@plaza/shared/operations'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../data/ids'
import { eventLog, feedbackEntries, queueItems, feedbacks as stored, uploads } from '../../data/schema/index'
import { addOperator, operations, versionOf } from '../../testing/operators'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

let server: TestServer
let writer: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  ;[writer, stranger] = [await server.person(), await server.person()]
  await addOperator(server, 'sun', { role: 'support' })
  await addOperator(server, 'rev', { role: 'reviewer' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(stored)
  await server.db.delete(queueItems)
  await server.db.delete(eventLog)
})

const text = (more: object = {}) => ({
  body: {
    ...{ kind: 'fault' as const, content: '听到一半没有声音', images: [], key: crypto.randomUUID() },
    ...more,
  },
})
const write = async (more: object = {}, person: TestPerson | undefined = writer) =>
  (await server.data(feedbacks.add, text(more), person)).id ?? ''
const read = (id: string) => server.data(feedbacks.detail, { params: { id } }, writer)
const writeOn = (id: string, more: object = {}, person = writer) =>
  server.ask(
    feedbacks.reply,
    { params: { id }, body: { content: '还是没有', images: [], key: crypto.randomUUID(), ...more } },
    person,
  )

const waiting = async (): Promise<readonly QueueItem[]> => (await operations(server).page('sun', 'feedback')).list
async function decide(decision: 'answer' | 'close', why = '修好了，请再试一次。') {
  const [item] = await waiting()
  if (!item) throw new Error('nothing waits')
  return operations(server).change('sun', 'feedback', 'decide', { ...versionOf(item), decision, why })
}

async function picture(userId: string): Promise<string> {
  const key = `${newId()}.webp`
  await server.db.insert(uploads).values({
    ...{ key, userId, kind: 'image', mime: 'image/webp', bytes: 10, width: 4, height: 3 },
    expiresAt: new Date(Date.now() + 60_000),
  } as never)
  return key
}

describe('a feedback', () => {
  it('is listed to its writer alone, newest first, and waits in the queue of support', async () => {
    const first = await write({ contact: '13800000001' })
    const second = await write({ kind: 'idea', content: '首页放潮汐表' })
    const { list } = await server.data(feedbacks.list, {}, writer)
    expect(list.map(({ id, state }) => [id, state])).toEqual([
      [second, 'waiting'],
      [first, 'waiting'],
    ])
    expect((await server.data(feedbacks.list, {}, stranger)).list).toEqual([])
    expect((await server.ask(feedbacks.detail, { params: { id: first } }, stranger)).code).toBe(codes.contentGone)
    expect((await waiting()).map(({ kind, cause }) => [kind, cause])).toEqual([
      ['fault', 'received'],
      ['idea', 'received'],
    ])
    expect((await waiting())[0]?.subject?.feedback).toEqual({ contact: '13800000001', isGuest: false, entries: [] })
  })

  it('has own pictures, which support sees', async () => {
    const id = await write({ images: [await picture(writer.id)] })
    expect((await read(id)).images).toHaveLength(1)
    expect((await waiting())[0]?.subject?.images).toHaveLength(1)
    const foreign = await server.ask(feedbacks.add, text({ images: [await picture(stranger.id)] }), writer)
    expect(foreign.code).toBe(codes.badInput)
  })

  it('is written once however often its key is sent', async () => {
    const key = crypto.randomUUID()
    const ids = await Promise.all(Array.from({ length: 10 }, () => write({ key })))
    expect(new Set(ids).size).toBe(1)
    expect(await server.db.$count(stored)).toBe(1)
    expect((await server.ask(feedbacks.add, text({ key }), stranger)).code).toBe(codes.repeated)
  })

  it('of a guest is followed by nobody, has no pictures, and is limited by address', async () => {
    const guest = { token: 'guest' }
    expect(await server.data(feedbacks.add, text(), guest)).toEqual({ id: null })
    expect((await waiting())[0]).toMatchObject({ author: null, subject: { feedback: { isGuest: true } } })
    expect((await server.ask(feedbacks.add, text({ images: ['a.webp'] }), guest)).code).toBe(codes.badInput)
    expect((await decide('answer')).failed).toEqual([])
    const answers = await Promise.all(Array.from({ length: 12 }, () => server.ask(feedbacks.add, text(), guest)))
    expect(answers.filter(({ code }) => code === codes.tooMany).length).toBeGreaterThan(0)
  })

  it('is written twenty times a day by a person at most', async () => {
    const person = await server.person()
    const outcomes: number[] = []
    for (let times = 0; times < 21; times++) outcomes.push((await server.ask(feedbacks.add, text(), person)).code)
    expect(outcomes).toEqual([...Array(20).fill(codes.success), codes.tooMany])
    expect(await server.db.$count(stored)).toBe(20)
  })

  it('of somebody whose login has expired is not taken for a guest’s', async () => {
    const { code } = await server.ask(feedbacks.add, text(), { token: 'a-token-that-has-ended-long-ago' })
    expect(code).toBe(codes.loginExpired)
    expect(await server.db.$count(stored)).toBe(0)
  })
})

describe('an answer', () => {
  it('reaches its writer: on the page, as a message, and as an event', async () => {
    const id = await write()
    await server.db.delete(eventLog)
    expect((await decide('answer')).failed).toEqual([])
    expect(await read(id)).toMatchObject({
      state: 'answered',
      answer: '修好了，请再试一次。',
      entries: [{ by: 'support', text: '修好了，请再试一次。' }],
    })
    const [message] = (await server.data(messages.list, {}, writer)).list
    expect(message).toMatchObject({ title: '您的反馈有了回复', link: `/feedback-detail/${id}` })
    const topics = await server.db.select({ topic: eventLog.topic }).from(eventLog).orderBy(desc(eventLog.id))
    expect(topics.map(({ topic }) => topic)).toContain(`unread:${writer.id}`)
    expect(await waiting()).toEqual([])
  })

  it('lets the writer write on, which waits again at the end of the queue; once for each answer', async () => {
    const id = await write()
    expect((await writeOn(id)).code).toBe(codes.stateChanged)
    await decide('answer')
    expect((await writeOn(id, {}, stranger)).code).toBe(codes.contentGone)
    const key = crypto.randomUUID()
    const answers = await Promise.all([writeOn(id, { key }), writeOn(id, { key }), writeOn(id)])
    expect(answers.filter(({ code }) => code === codes.success).length).toBeGreaterThan(0)
    const entries = await server.db.select().from(feedbackEntries).where(eq(feedbackEntries.feedbackId, id))
    expect(entries.filter(({ by }) => by === 'writer')).toHaveLength(1)
    expect((await read(id)).state).toBe('waiting')
    const [item] = await waiting()
    expect(item).toMatchObject({ cause: 'reopened', subject: { feedback: { entries: [{}, { by: 'writer' }] } } })
    await decide('answer', '请更新到最新版本。')
    expect((await read(id)).entries.map(({ by }) => by)).toEqual(['support', 'writer', 'support'])
  })

  it('needs words, and a closed feedback takes no more', async () => {
    const id = await write()
    const [item] = await waiting()
    if (!item) throw new Error('nothing waits')
    const body = { ...versionOf(item), decision: 'answer' }
    const refused = await operations(server).call('sun', 'queue/feedback/decide', body)
    expect(refused.code).not.toBe(codes.success)
    await decide('close', '与另一条相同')
    expect(await read(id)).toMatchObject({ state: 'closed', answer: '与另一条相同' })
    expect((await writeOn(id)).code).toBe(codes.stateChanged)
  })

  it('is given once by two operators at the same time', async () => {
    const id = await write()
    const results = await Promise.all([decide('answer', '第一位的话'), decide('answer', '第二位的话')])
    expect(results.flatMap(({ failed }) => failed)).toHaveLength(1)
    expect((await read(id)).entries).toHaveLength(1)
  })

  it('is no business of a reviewer', async () => {
    await write()
    expect((await operations(server).call('rev', 'queue/feedback?state=waiting')).code).not.toBe(codes.success)
  })
})

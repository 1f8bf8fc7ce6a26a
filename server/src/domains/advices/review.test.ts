import { codes, advices as endpoints, follows, messages, reports } from '@plaza/shared/api'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { advices, queueItems, uploads } from '../../data/schema/index'
import { addOperator, decideAdvice } from '../../testing/operators'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { performQueueChange } from '../queue/change'
import { readItems } from '../queue/read'

const DEPARTMENT = '751'
const reviewer = { queue: 'review' as const, who: 'lin', role: 'reviewer' as const }

let server: TestServer
let reporter: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  reporter = await server.person()
  await addOperator(server, 'lin', { role: 'reviewer' })
  await addOperator(server, 'clerk', { role: 'department', departments: [DEPARTMENT] })
})
afterAll(() => server.close())

async function send(more: object = {}) {
  const writer = await server.person({ joinedDaysAgo: 90 })
  const body = {
    ...{
      merchant_id: DEPARTMENT,
      kind: 'complain' as const,
      title: '巷口张家的灯',
      content: '张家的门牌和电话都在这里。',
    },
    ...{ images: [] as string[], audience: 'named' as const, key: crypto.randomUUID() },
    ...more,
  }
  return { writer, letter: await server.data(endpoints.publish, { body }, writer) }
}
const report = (id: string, by = reporter) =>
  server.ask(reports.add, { body: { target: 'advice', id, reason: 'privacy', images: [] } }, by)
const answer = { decision: 'answer' as const, why: '已经修好了，换了新的灯泡。' }
async function itemOf(id: string) {
  const [row] = await server.db
    .select({ id: queueItems.id })
    .from(queueItems)
    .where(and(eq(queueItems.queue, 'review'), eq(queueItems.subjectId, id)))
  const [item] = await readItems(server.deps, 'review', [row?.id ?? 0])
  if (!item) throw new Error('no item')
  return item
}
async function hide(id: string, banDays?: 1) {
  const item = await itemOf(id)
  const items = [{ id: item.id, version: item.version }]
  return performQueueChange.decide(server.deps, reviewer, {
    items,
    decision: 'hide',
    why: '泄露他人隐私',
    ...(banDays && { banDays }),
  })
}
const seen = (id: string, who?: TestPerson) => server.ask(endpoints.detail, { params: { id } }, who)
const listed = async (who?: TestPerson) => {
  const { list } = await server.data(endpoints.list, { query: { merchant_id: DEPARTMENT, page_size: 100 } }, who)
  return list.map(({ id }) => id)
}
const similar = async (who?: TestPerson) =>
  (await server.data(endpoints.similar, { query: { q: '巷口张家的灯' } }, who)).list.map(({ id }) => id)

it('is reported with its words and its place, and hidden from all but its writer and its department', async () => {
  const { writer, letter } = await send()
  await decideAdvice(server, 'clerk', letter.id, answer)
  await server.data(follows.set, { body: { kind: 'advice', id: letter.id, on: true } }, reporter)
  expect(await similar()).toContain(letter.id)
  expect(await listed()).toContain(letter.id)
  await report(letter.id)
  const item = await itemOf(letter.id)
  expect(item).toMatchObject({ kind: 'advice', cause: 'reported', author: { id: writer.id } })
  expect(item.subject?.text).toContain('已经修好了')

  expect((await hide(letter.id)).failed).toEqual([])
  for (const who of [undefined, reporter]) {
    expect((await seen(letter.id, who)).code).toBe(codes.contentGone)
    expect(await listed(who)).not.toContain(letter.id)
    expect(await similar(who)).not.toContain(letter.id)
  }
  const own = await server.data(endpoints.detail, { params: { id: letter.id } }, writer)
  expect(own).toMatchObject({ hidden: true, hidden_reason: '泄露他人隐私', answer: answer.why })
  const mine = await server.data(endpoints.mine, {}, writer)
  expect(mine.list.find(({ id }) => id === letter.id)).toMatchObject({ hidden: true })
  const [told] = (await server.data(messages.list, {}, { ...reporter, headers: { 'accept-language': 'en' } })).list
  expect(told).toMatchObject({ title: 'We acted on your report', content: expect.stringContaining('The question') })
})

it('is answered by its department all the same, and stays hidden', async () => {
  const { writer, letter } = await send({ title: '河边的护栏松了' })
  await report(letter.id)
  await hide(letter.id)
  expect((await decideAdvice(server, 'clerk', letter.id, answer)).failed).toEqual([])
  expect((await server.data(endpoints.detail, { params: { id: letter.id } }, writer)).answer).toBe(answer.why)
  expect((await seen(letter.id, reporter)).code).toBe(codes.contentGone)
})

it('shows reviewers neither the name of an anonymous writer nor what stays with the department', async () => {
  const { writer, letter } = await send({ audience: 'anonymous', title: '楼上的噪音' })
  await decideAdvice(server, 'clerk', letter.id, { decision: 'ask', why: '您住在几号楼？' })
  await server.data(endpoints.supply, { params: { id: letter.id }, body: { text: '我住三号楼五零二' } }, writer)
  await report(letter.id)
  const item = await itemOf(letter.id)
  expect(item.author).toBeNull()
  expect(item.subject?.text).not.toMatch(/几号楼|三号楼/)
  const about = await server.data(reports.subject, { params: { target: 'advice', id: letter.id } }, reporter)
  expect([about.words, about.author]).toEqual(['楼上的噪音', null])
  await hide(letter.id, 1)
  const again = {
    merchant_id: DEPARTMENT,
    kind: 'ask' as const,
    title: '再问一次',
    content: '楼上的噪音还在，怎么办呢？',
  }
  const body = { ...again, images: [], audience: 'named' as const, key: crypto.randomUUID() }
  expect((await server.ask(endpoints.publish, { body }, writer)).code).toBe(codes.notAllowed)
})

it('takes its pictures away with it', async () => {
  const writer = await server.person({ joinedDaysAgo: 90 })
  const key = `image/${crypto.randomUUID()}`
  const file = { key, userId: writer.id, kind: 'image' as const, mime: 'image/png', width: 3, height: 2 }
  await server.db.insert(uploads).values({ ...file, expiresAt: new Date() })
  const body = {
    ...{ merchant_id: DEPARTMENT, kind: 'ask' as const, title: '照片里的人', content: '照片里的人是谁呢，请问。' },
    ...{ images: [key], audience: 'named' as const, key: crypto.randomUUID() },
  }
  const { id } = await server.data(endpoints.publish, { body }, writer)
  const publishedAt = async () => (await server.db.select().from(uploads).where(eq(uploads.key, key)))[0]?.publishedAt
  expect(await publishedAt()).not.toBeNull()
  await report(id)
  await hide(id)
  expect(await publishedAt()).toBeNull()
})

it.each<[what: string, more: object]>([
  ['a private one', { audience: 'private' }],
  ['a held one', { content: '请加微信联系我，巷口的灯坏了。' }],
])('%s cannot be reported: nobody sees it', async (_, more) => {
  const { writer, letter } = await send(more)
  expect((await report(letter.id)).code).toBe(codes.contentGone)
  expect((await report(letter.id, writer)).code).toBe(codes.contentGone)
})

it('is decided about as it was seen: new words make another version', async () => {
  const { writer, letter } = await send({ title: '路口的红灯太长' })
  await decideAdvice(server, 'clerk', letter.id, answer)
  await report(letter.id)
  const { id, version } = await itemOf(letter.id)
  await server.data(endpoints.reopen, { params: { id: letter.id }, body: { text: '张家的电话是多少' } }, writer)
  const decision = { items: [{ id, version }], decision: 'close' as const }
  const { failed } = await performQueueChange.decide(server.deps, reviewer, decision)
  expect(failed).toMatchObject([{ id, failure: 'changed' }])
  const [row] = await server.db.select().from(advices).where(eq(advices.id, letter.id))
  expect(row?.hiddenReason).toBeNull()
})

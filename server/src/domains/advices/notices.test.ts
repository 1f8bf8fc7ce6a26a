import { advices as endpoints, follows, messages } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { advices, messages as sent } from '../../data/schema/index'
import { addOperator, decideAdvice } from '../../testing/operators'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { tellLate } from './notices'

const [HERE, THERE] = ['751', '752']
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await addOperator(server, 'gao', { role: 'department', departments: [HERE, THERE] })
})
afterAll(() => server.close())

async function send(audience: 'named' | 'private' = 'named') {
  const writer = await server.person()
  const body = {
    merchant_id: HERE,
    kind: 'complain' as const,
    title: '巷口的灯坏了',
    content: '从周一开始一直不亮，晚上看不见台阶。',
    images: [],
    audience,
    key: crypto.randomUUID(),
  }
  return { writer, ...(await server.data(endpoints.publish, { body }, writer)) }
}
const inbox = async (who: TestPerson) =>
  (await server.data(messages.list, { query: { kind: 'interaction' } }, who)).list
const titles = async (who: TestPerson) => (await inbox(who)).map(({ title }) => title)

it.each([
  [{ decision: 'answer', why: '已经修好了，换了新的灯泡。' }, '城市管理局答复了您', '打分'],
  [{ decision: 'ask', why: '请问是哪一盏？' }, '城市管理局请您补充', '请问是哪一盏？'],
  [{ decision: 'transfer', why: '归交通', department: THERE }, '您的来信已转给交通运输局', '期限不变'],
  [{ decision: 'refuse', why: '不是本市的事' }, '城市管理局没有受理您的来信', '不是本市的事'],
] as const)('the writer is told of %o, with a link to the letter', async (decision, title, words) => {
  const { id, writer } = await send()
  await decideAdvice(server, 'gao', id, decision)
  const [message, ...others] = await inbox(writer)
  expect(message).toMatchObject({ title, content: expect.stringContaining(words), link: `/interacts/${id}` })
  expect(others).toEqual([])
})

it('of a close the writer is told how to say that it is not solved, as long as that is possible', async () => {
  const { id, writer } = await send()
  const answer = () => decideAdvice(server, 'gao', id, { decision: 'answer', why: '已经修好了，换了新的灯泡。' })
  const close = async () => {
    await decideAdvice(server, 'gao', id, { decision: 'close', why: '已现场确认' })
    return (await inbox(writer)).find(({ title }) => title.includes('办结'))?.content
  }
  await answer()
  expect(await close()).toContain('已现场确认\n如果问题仍未解决')
  await server.db.delete(sent)
  await server.data(endpoints.reopen, { params: { id }, body: { text: '又灭了' } }, writer)
  await answer()
  expect(await close()).toMatch(/已现场确认$/)
})

it('those who follow a question are told of its answer, its writer once, and a stranger nothing', async () => {
  const { id, writer } = await send()
  const [follower, stranger] = [await server.person(), await server.person()]
  for (const who of [follower, writer]) await server.ask(follows.set, { body: { kind: 'advice', id, on: true } }, who)
  await decideAdvice(server, 'gao', id, { decision: 'ask', why: '请问是哪一盏？' })
  expect(await titles(follower)).toEqual([])
  await server.data(endpoints.supply, { params: { id }, body: { text: '门牌 16 号' } }, writer)
  await decideAdvice(server, 'gao', id, { decision: 'answer', why: '已经修好了，换了新的灯泡。' })
  expect(await titles(follower)).toEqual(['您关注的问题有了答复'])
  expect((await titles(writer)).filter((title) => title.includes('答复'))).toEqual(['城市管理局答复了您'])
  expect(await titles(stranger)).toEqual([])
})

it('those who follow a question that is nobody else’s any more are told nothing', async () => {
  const { id } = await send()
  const follower = await server.person()
  await server.data(follows.set, { body: { kind: 'advice', id, on: true } }, follower)
  await server.db.update(advices).set({ audience: 'private' }).where(eq(advices.id, id))
  await decideAdvice(server, 'gao', id, { decision: 'answer', why: '已经修好了，换了新的灯泡。' })
  expect(await titles(follower)).toEqual([])
})

it('a decision that fails tells nobody', async () => {
  const { id, writer } = await send()
  await decideAdvice(server, 'gao', id, { decision: 'close', why: '办结' })
  expect(await titles(writer)).toEqual([])
})

it('the writer is told once that an answer is late, and once more after a second deadline; not while asked', async () => {
  const [{ id, writer }, asked] = [await send(), await send()]
  const past = { dueAt: new Date(Date.now() - 60_000) }
  await decideAdvice(server, 'gao', asked.id, { decision: 'ask', why: '请问是哪一盏？' })
  const tell = async () => {
    for (const one of [id, asked.id]) await server.db.update(advices).set(past).where(eq(advices.id, one))
    await Promise.all([tellLate(server), tellLate(server)])
    return (await titles(writer)).filter((title) => title.includes('逾期')).length
  }
  expect(await tell()).toBe(1)
  expect(await tell()).toBe(1)
  expect((await titles(asked.writer)).filter((title) => title.includes('逾期'))).toEqual([])
  await decideAdvice(server, 'gao', id, { decision: 'answer', why: '已经修好了，换了新的灯泡。' })
  await server.data(endpoints.reopen, { params: { id }, body: { text: '又灭了' } }, writer)
  expect(await tell()).toBe(2)
})

import { codes, joins, messages } from '@plaza/shared/api'
import type { QueueItem } from '@plaza/shared/operations'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { joinApplications, queueItems } from '../../data/schema/index'
import { addOperator, operations, versionOf } from '../../testing/operators'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

let server: TestServer
let writer: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  await addOperator(server, 'sun', { role: 'support' })
})
afterAll(() => server.close())
beforeEach(async () => {
  ;[writer, stranger] = [await server.person(), await server.person()]
  await server.db.delete(joinApplications)
  await server.db.delete(queueItems)
})

const NOTE = '每天早上拍潮水，拍了四年。'
const apply = (more: object = {}, person = writer) =>
  server.ask(
    joins.apply,
    {
      body: {
        ...{ role: 'photographer' as const, name: '黎星', phone: '13800000002', note: NOTE },
        ...{ images: [], key: crypto.randomUUID(), ...more },
      },
    },
    person,
  )
const read = (id: string, person = writer) => server.ask(joins.detail, { params: { id } }, person)
const page = async (): Promise<readonly QueueItem[]> => (await operations(server).page('sun', 'applications')).list
async function change(what: 'take' | 'decide', body: object = {}) {
  const [item] = await page()
  if (!item) throw new Error('nothing waits')
  return operations(server).change('sun', 'applications', what, { ...versionOf(item), ...body })
}

it('is followed by its writer: sent, being read, decided; with a message for each step', async () => {
  const { data } = await apply({ portfolio: 'https://li.example/tides' })
  expect(data).toMatchObject({ state: 'received', phone: '138****0002', reviewing_at: null })
  expect((await page())[0]?.subject?.application).toMatchObject({ phone: '13800000002', name: '黎星' })
  await change('take')
  expect((await read(data.id)).data).toMatchObject({ state: 'reviewing', decided_at: null })
  expect((await page())[0]?.takenBy).toBe('sun')
  expect((await change('decide', { decision: 'accept', why: '欢迎您。' })).failed).toEqual([])
  expect((await read(data.id)).data).toMatchObject({ state: 'accepted', answer: '欢迎您。' })
  const { list } = await server.data(messages.list, {}, writer)
  expect(list.map(({ title, link }) => [title, link])).toEqual([
    ['您的加入申请已通过', `/join?application=${data.id}`],
    ['您的加入申请正在审核', `/join?application=${data.id}`],
  ])
  expect(await page()).toEqual([])
})

it('belongs to one person', async () => {
  const { data } = await apply()
  expect((await read(data.id, stranger)).code).toBe(codes.contentGone)
  expect((await server.ask(joins.withdraw, { params: { id: data.id } }, stranger)).code).toBe(codes.contentGone)
  expect((await server.data(joins.list, {}, stranger)).list).toEqual([])
  expect((await server.ask(joins.list, {}, { token: 'guest' })).code).toBe(codes.loginExpired)
})

it('is made once by a repeated key, and waits alone for its role', async () => {
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => apply({ key })))
  expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1)
  expect(await apply()).toMatchObject({ code: codes.repeated, msg: expect.stringContaining('已有一份') })
  expect((await apply({ role: 'columnist' })).code).toBe(codes.success)
})

it('is withdrawn until it is decided, and can be made again then', async () => {
  const { data } = await apply()
  const withdraw = () => server.ask(joins.withdraw, { params: { id: data.id } }, writer)
  expect((await withdraw()).data.state).toBe('withdrawn')
  expect((await withdraw()).code).toBe(codes.stateChanged)
  expect(await page()).toEqual([])
  expect((await apply()).code).toBe(codes.success)
})

it('is made five times a day at most', async () => {
  const outcomes: number[] = []
  for (let times = 0; times < 6; times++) {
    const { code, data } = await apply()
    outcomes.push(code)
    if (data) await server.ask(joins.withdraw, { params: { id: data.id } }, writer)
  }
  expect(outcomes).toEqual([...Array(5).fill(codes.success), codes.tooMany])
})

it('of two decisions at the same time one counts', async () => {
  const { data } = await apply()
  const results = await Promise.all([
    change('decide', { decision: 'accept', why: '欢迎' }),
    change('decide', { decision: 'refuse', why: '抱歉' }),
  ])
  expect(results.flatMap(({ failed }) => failed)).toHaveLength(1)
  expect(['accepted', 'refused']).toContain((await read(data.id)).data.state)
})

it.each([
  ['an organisation without a name', { role: 'organisation' }, codes.badInput],
  ['a link that is not safe', { portfolio: 'http://a.example' }, codes.badInput],
  ['somebody else’s picture', { images: ['x.webp'] }, codes.badInput],
])('refuses %s', async (_, more, code) => expect((await apply(more)).code).toBe(code))

import { advices, codes, contents, type Envelope, messages, posts, publishing, reports } from '@plaza/shared/api'
import {
  type FoundThing,
  OPERATIONS_BASE,
  type QueueItem,
  type QueueLog,
  type QueueResult,
} from '@plaza/shared/operations'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { rateLimits } from '../data/schema/index'
import { addOperator, pageHeaders } from '../testing/operators'
import { startTestServer, type TestPerson, type TestServer } from '../testing/test-server'

const ORIGIN = 'http://plaza.example'

let server: TestServer
let author: TestPerson
let reader: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;[author, reader] = [await server.person({ joinedDaysAgo: 100 }), await server.person()]
  await addOperator(server, 'clerk', { role: 'department', departments: ['751'] })
  for (const name of ['lin', 'wang']) await addOperator(server, name, { role: 'reviewer' })
})
afterAll(() => server.close())
beforeEach(() => server.db.delete(rateLimits).then(() => undefined))

async function call<T>(path: string, body?: unknown, who = 'lin'): Promise<Envelope<T>> {
  const response = await server.app.request(`${ORIGIN}${OPERATIONS_BASE}/queue/review/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...pageHeaders(server, who), origin: ORIGIN },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Envelope<T>
}
const find = async (of: string) => (await call<{ list: FoundThing[] }>(`things?of=${encodeURIComponent(of)}`)).data.list
const lookUp = (kind: string, id: string, who?: string) => call<QueueItem>('look-up', { kind, id }, who)
const decide = async ({ id, version }: QueueItem, body: object, who = 'lin') =>
  (await call<QueueResult>('decide', { items: [{ id, version }], ...body }, who)).data
const key = () => crypto.randomUUID()

const things = {
  async post() {
    const body = { circle_id: '61', content: '江边的灯亮了', images: [], key: key() }
    return (await server.data(posts.publish, { body }, author)).id
  },
  async piece() {
    const body = { category_id: '2', title: '江边的早晨', content: '早晨的江边有雾。', images: [], key: key() }
    return (await server.data(publishing.publish, { body }, author)).id
  },
  async advice() {
    const text = { title: '江边的灯坏了', content: '江边的灯一直不亮，走路看不见。' }
    const body = {
      merchant_id: '751',
      kind: 'ask' as const,
      ...text,
      images: [],
      audience: 'named' as const,
      key: key(),
    }
    return (await server.data(advices.publish, { body }, author)).id
  },
  person: async () => (await server.person({ nickname: '代开发票' })).id,
}
type Kind = keyof typeof things

/** Whether others see a thing. */
const isSeen: Record<Kind, (id: string) => Promise<boolean>> = {
  post: async (id) => (await server.ask(posts.detail, { params: { id } })).code === codes.success,
  piece: async (id) => (await server.ask(contents.staticArticle, { params: { id } })).code === codes.success,
  advice: async (id) => (await server.ask(advices.detail, { params: { id } })).code === codes.success,
  person: async (id) => (await find(id)).some(({ subject }) => subject.title === '代开发票'),
}

it.each<[Kind, address: (id: string) => string]>([
  ['post', (id) => `/group-post-detail/${id}`],
  ['piece', (id) => `https://m.plaza.example/posts/${id}?from=share`],
  ['advice', (id) => `https://m.plaza.example/interacts/${id}/`],
  ['person', (id) => id],
])('a %s that nobody reported is found, and hidden with a reason that its author reads', async (kind, addressOf) => {
  const id = await things[kind]()
  expect(await isSeen[kind](id)).toBe(true)
  expect(await find(addressOf(id))).toMatchObject([{ kind, id }])
  const { data: item } = await lookUp(kind, id)
  expect(item).toMatchObject({ kind, cause: 'looked-up', state: 'waiting', takenBy: 'lin' })
  expect((await decide(item, { decision: 'hide', why: '泄露他人隐私' })).failed).toEqual([])
  expect(await isSeen[kind](id)).toBe(false)
  const to = kind === 'person' ? null : author
  if (to) {
    const { list } = await server.data(messages.list, {}, { ...to, headers: { 'accept-language': 'en' } })
    expect(list[0]).toMatchObject({
      title: expect.stringMatching(/was reviewed and is hidden now$/),
      content: expect.stringContaining('Reason: 泄露他人隐私'),
    })
  }
  const log = (await call<QueueLog>(`log?item=${item.id}`)).data.list
  expect(log.map(({ action, who }) => [action, who])).toEqual([
    ['decide', 'lin'],
    ['look-up', 'lin'],
  ])
})

/** Where a piece stands in lists. */
const publishedAt = async (id: string) =>
  (await server.ask(contents.staticArticle, { params: { id } })).data?.published_at

const newestMessage = async (to: TestPerson) =>
  (await server.data(messages.list, {}, { ...to, headers: { 'accept-language': 'en' } })).list[0]

it.each<Kind>(['post', 'piece', 'advice'])(
  'a %s that a reviewer hid is shown again by another, and all who were told otherwise are told',
  async (kind) => {
    const id = await things[kind]()
    await server.data(reports.add, { body: { target: kind, id, reason: 'spam', images: [] } }, reader)
    const before = await publishedAt(id)
    const { data: item } = await lookUp(kind, id)
    const [hidden] = (await decide(item, { decision: 'hide', why: '广告' })).items as [QueueItem]
    expect(await newestMessage(reader)).toMatchObject({ title: 'We acted on your report' })
    const [shown] = (await decide(hidden, { decision: 'show' }, 'wang')).items as [QueueItem]
    expect(shown).toMatchObject({ state: 'decided', decided: { by: 'wang', decision: 'show' } })
    expect([await isSeen[kind](id), await publishedAt(id)]).toEqual([true, before])
    expect(await newestMessage(author)).toMatchObject({ title: expect.stringMatching(/is shown again$/) })
    const toReader = await server.data(messages.list, {}, { ...reader, headers: { 'accept-language': 'en' } })
    expect(toReader.list[0]).toMatchObject({
      title: 'We looked at your report again',
      link: expect.stringMatching(new RegExp(`/${id}$`)),
    })
    expect(toReader.list.map(({ title }) => title)).not.toContain('We acted on your report')
    const { list } = (await call<QueueLog>(`log?item=${item.id}`)).data
    expect(list.map(({ who, detail }) => [who, detail.decision]).slice(0, 2)).toEqual([
      ['wang', 'show'],
      ['lin', 'hide'],
    ])
    const again = await decide(shown, { decision: 'show' })
    expect(again.failed).toMatchObject([{ failure: 'changed' }])
  },
)

it('a person cannot be shown again as before: name and portrait are gone', async () => {
  const { data: item } = await lookUp('person', await things.person())
  const [hidden] = (await decide(item, { decision: 'hide', why: '广告' })).items as [QueueItem]
  expect((await decide(hidden, { decision: 'show' })).failed).toMatchObject([{ failure: 'unfit' }])
})

it('what its author deleted after it was hidden is not shown again', async () => {
  const id = await things.post()
  const { data: item } = await lookUp('post', id)
  const [hidden] = (await decide(item, { decision: 'hide', why: '广告' })).items as [QueueItem]
  await server.data(posts.remove, { params: { id } }, author)
  expect((await decide(hidden, { decision: 'show' })).failed).toHaveLength(1)
  expect(await isSeen.post(id)).toBe(false)
})

it('finds only what others can see', async () => {
  const id = await things.post()
  await server.data(posts.remove, { params: { id } }, author)
  for (const of of [id, `/group-post-detail/${id}`, '/group-post-detail/nothing', '/mine', 'https://', '/posts/%'])
    expect(await find(of)).toEqual([])
  expect((await lookUp('post', id)).code).toBe(codes.contentGone)
})

it('is one item, whoever looks it up or reports it', async () => {
  const id = await things.post()
  const { data: first } = await lookUp('post', id)
  const { data: second } = await lookUp('post', id, 'wang')
  expect([second.id, second.takenBy]).toEqual([first.id, 'lin'])
  await server.data(reports.add, { body: { target: 'post', id, reason: 'spam', images: [] } }, reader)
  const { data: third } = await lookUp('post', id)
  expect(third).toMatchObject({ id: first.id, cause: 'reported', reports: { count: 1 } })
})

it('is for reviewers alone', async () => {
  const id = await things.post()
  expect((await call(`things?of=${id}`, undefined, 'clerk')).code).toBe(codes.notAllowed)
  expect((await lookUp('post', id, 'clerk')).code).toBe(codes.notAllowed)
  expect((await lookUp('profile', id)).code).toBe(codes.badInput)
})

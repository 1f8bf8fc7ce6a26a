import { account, codes, messages } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { eventLog, messages as stored } from '../../data/schema/index'
import { runJobs } from '../../testing/run-jobs'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { excerptOf } from '../excerpt'
import { type NewMessage, sendMessages } from './send'
import { templates } from './templates'

let server: TestServer
let reader: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;[reader, stranger] = [await server.person(), await server.person()]
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(stored)
  await server.db.delete(eventLog)
})

const mention = (more: Partial<NewMessage> = {}): NewMessage =>
  ({
    to: reader.id,
    template: 'mention.post',
    params: { author: '阿梨', excerpt: '明早净滩' },
    link: '/group-post-detail/20001',
    ...more,
  }) as NewMessage
const notice = (title: string): NewMessage => ({
  to: reader.id,
  template: 'notice',
  params: { title, title_en: `${title} (en)`, content: '正文', content_en: 'Body' },
})
const send = (...list: NewMessage[]) => server.db.transaction((tx) => sendMessages(tx, list))
const topics = async () => (await server.db.select().from(eventLog)).map(({ topic }) => topic)
const unread = () => server.data(account.unread, {}, reader)

it('is read in the language of the reader, with its link', async () => {
  await send(mention())
  const { list } = await server.data(messages.list, {}, reader)
  expect(list).toMatchObject([
    {
      kind: 'reply',
      title: '阿梨 在帖子里提到了您',
      content: '明早净滩',
      link: '/group-post-detail/20001',
      read: false,
    },
  ])
  const english = await server.ask(messages.list, {}, { ...reader, headers: { 'accept-language': 'en' } })
  expect(english.data?.list[0]?.title).toBe('阿梨 mentioned you in a post')
})

it('has words in both languages for every template', () => {
  const params = new Proxy({}, { get: () => 'x' }) as never
  for (const { words } of Object.values(templates))
    for (const { title, content } of [words.zh(params), words.en(params)]) expect(title && content).toBeTruthy()
})

it('belongs to one person: nobody else lists, counts or reads it', async () => {
  await send(mention())
  const [row] = await server.db.select().from(stored)
  const params = { id: row?.id ?? '' }
  expect((await server.data(messages.list, {}, stranger)).list).toEqual([])
  expect(await server.data(account.unread, {}, stranger)).toMatchObject({ messages: 0, replies: 0 })
  expect((await server.ask(messages.read, { params }, stranger)).code).toBe(codes.contentGone)
  await server.data(messages.read, { params: { id: 'all' } }, stranger)
  expect((await server.ask(messages.list, {})).code).toBe(codes.loginExpired)
  expect(await unread()).toMatchObject({ replies: 1 })
})

it('is listed by kind, newest first, by pages', async () => {
  for (const at of [1, 2, 3]) await send(notice(`通知${at}`))
  await send(mention())
  const titles = async (query: object) => (await server.data(messages.list, { query }, reader)).list.map((m) => m.title)
  expect(await titles({ kind: 'system' })).toEqual(['通知3', '通知2', '通知1'])
  const first = await server.data(messages.list, { query: { page_size: 3 } }, reader)
  expect(first.list.map(({ kind }) => kind)).toEqual(['reply', 'system', 'system'])
  expect(await titles({ page_size: 3, cursor: first.next })).toEqual(['通知1'])
  const pushed = await server.data(messages.pushed, {}, reader)
  expect(pushed.list).toHaveLength(3)
})

it('counts what is unread by kind, and no longer once it was read', async () => {
  await send(notice('一'), notice('二'), mention())
  expect(await unread()).toEqual({
    ...{ messages: 2, replies: 1 },
    kinds: [
      { kind: 'reply', unread: 1 },
      { kind: 'system', unread: 2 },
    ],
  })
  const [one] = (await server.data(messages.list, { query: { kind: 'system' } }, reader)).list
  for (const _ of [1, 2]) await server.data(messages.read, { params: { id: one?.id ?? '' } }, reader)
  expect(await unread()).toMatchObject({ messages: 1, replies: 1 })
  await server.data(messages.read, { params: { id: 'all' }, query: { kind: 'system' } }, reader)
  expect(await unread()).toMatchObject({ messages: 0, replies: 1 })
  await server.data(messages.read, { params: { id: 'all' } }, reader)
  expect(await unread()).toMatchObject({ messages: 0, replies: 0 })
  const rows = await server.db.select().from(stored).where(eq(stored.userId, reader.id))
  expect(rows.every(({ readAt }) => readAt !== null)).toBe(true)
})

it('about somebody whom the reader has blocked is neither listed nor counted nor read with the others', async () => {
  const params = { author: '阿梨', author_id: stranger.id, excerpt: '明早净滩' }
  await send(notice('一'), mention({ params } as Partial<NewMessage>))
  expect(await unread()).toMatchObject({ messages: 1, replies: 1 })
  await server.db.execute(sql`insert into blocks (user_id, blocked_id) values (${reader.id}, ${stranger.id})`)
  expect(await unread()).toMatchObject({ messages: 1, replies: 0 })
  expect((await server.data(messages.list, {}, reader)).list.map(({ kind }) => kind)).toEqual(['system'])
  await server.data(messages.read, { params: { id: 'all' } }, reader)
  await server.db.execute(sql`delete from blocks where user_id = ${reader.id}`)
  expect(await unread()).toMatchObject({ messages: 0, replies: 1 })
})

it('tells the open pages of the person when it is sent and when it is read, once each', async () => {
  await send(notice('一'), notice('二'))
  expect(await topics()).toEqual([`unread:${reader.id}`])
  await server.data(messages.read, { params: { id: 'all' } }, reader)
  await server.data(messages.read, { params: { id: 'all' } }, reader)
  expect(await topics()).toEqual([`unread:${reader.id}`, `unread:${reader.id}`])
})

it('with a key is sent to a person once', async () => {
  const once = mention({ onceKey: 'mention:20001' })
  await Promise.all(Array.from({ length: 10 }, () => send(once)))
  await send({ ...once, to: stranger.id })
  expect(await topics()).toEqual([`unread:${reader.id}`, `unread:${stranger.id}`])
  expect((await server.data(messages.list, {}, reader)).list).toHaveLength(1)
})

it('is sent 9,000 times at once in as many statements as once', async () => {
  const MANY = 9_000
  const list = Array.from({ length: MANY }, (_, at) => ({ ...notice('一'), to: at % 2 ? reader.id : stranger.id }))
  await server.db.transaction(async (tx) => {
    const statements = vi.spyOn(tx, 'execute')
    await sendMessages(tx, list)
    expect(statements).toHaveBeenCalledTimes(2)
  })
  expect(await server.db.$count(stored)).toBe(MANY)
  expect((await topics()).sort()).toEqual([`unread:${reader.id}`, `unread:${stranger.id}`].sort())
})

it('is deleted a year after it was sent, read or not', async () => {
  await send(notice('旧'), notice('旧而已读'), notice('新'))
  await server.db.execute(
    sql`update messages set created_at = now() - interval '366 days' where params ->> 'title' <> '新'`,
  )
  await server.db.execute(sql`update messages set read_at = now() where params ->> 'title' = '旧而已读'`)
  await server.db.execute(
    sql`update messages set created_at = now() - interval '364 days' where params ->> 'title' = '新'`,
  )
  await runJobs(server, /^expire-messages$/)
  expect((await server.data(messages.list, {}, reader)).list.map(({ title }) => title)).toEqual(['新'])
})

it('quotes the beginning of a long text in one line', () => {
  expect(excerptOf('一行\n  两行')).toBe('一行 两行')
  expect([...excerptOf('字'.repeat(200))]).toHaveLength(61)
})

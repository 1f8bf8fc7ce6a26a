import { codes } from '@plaza/shared/api'
import type { Entry, NamedThing, NewsroomKind } from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contents, uploads } from '../data/schema/index'
import { addOperator, operations } from '../testing/operators'
import { startTestServer, type TestServer } from '../testing/test-server'
import { NEWSROOM_USER } from './media'

let server: TestServer
let office: ReturnType<typeof operations>
const OWN = 'image/harbour'
const OTHERS = 'image/of-a-person'
const addressOf = (key: string) => `/media/uploads/${key}`
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  office = operations(server)
  await addOperator(server, 'ed', { role: 'editor' })
  await call('newsroom-upload', { kind: 'image' })
  const person = await server.person()
  const file = { kind: 'image' as const, mime: 'image/png', bytes: 9, width: 9, height: 9, expiresAt: new Date() }
  await server.db.insert(uploads).values([
    { ...file, key: OWN, userId: NEWSROOM_USER },
    { ...file, key: OTHERS, userId: person.id },
  ])
  const row = { type: 3, title: '别人的', categoryId: '1', publishedAt: new Date(), updatedAt: new Date() }
  await server.db.insert(contents).values([
    { ...row, id: '501', ownerId: person.id },
    { ...row, id: '502', ownerId: person.id, hidden: 1, title: '待审的' },
    { ...row, id: '503', title: '刊登的' },
  ])
  await publish('category', await create('category', { id: '1', name: '要闻', nameEn: 'News' }))
})
afterAll(() => server.close())

const call = <T = Entry>(path: string, body?: unknown) => office.call<T>('ed', path, body)
const create = async (kind: NewsroomKind, document: unknown) =>
  (await call(`newsroom/${kind}/create`, { document })).data
const publish = (kind: NewsroomKind, { id, version }: Entry) => call(`newsroom/${kind}/publish`, { id, version })
const article = (more: object = {}) => ({
  ...{ title: '渡口', category: '要闻', source: '湾报', layout: 'text', pictures: [], summary: '…', body: '正文' },
  ...more,
})
const album = (more: object = {}) => ({
  ...{ title: '潮声', description: '…', category: '声音', cover: addressOf(OWN), anchor: null, every: 'daily' },
  ...{ tracks: [], ...more },
})
const rowOf = async (id: string) => (await server.db.select().from(contents).where(eq(contents.id, id)))[0]
const isPublic = async (key: string) =>
  (await server.db.select().from(uploads).where(eq(uploads.key, key)))[0]?.publishedAt !== null

describe('what is not an entry of its kind', () => {
  it.each<[what: string, kind: NewsroomKind, document: () => object]>([
    ['a piece of a person', 'article', () => article({ id: 501 })],
    ['a piece that waits for its review', 'article', () => article({ id: 502 })],
    ['a content of another kind', 'album', () => album({ id: 503 })],
    ['a content of its kind that is there', 'article', () => article({ id: 503 })],
    ['an article as a track', 'album', () => album({ tracks: [{ id: 503, title: '…', summary: '…' }] })],
  ])('is not overwritten: %s', async (_, kind, document) => {
    const before = await Promise.all(['501', '502', '503'].map(rowOf))
    expect((await call(`newsroom/${kind}/create`, { document: document() })).code).toBe(codes.repeated)
    expect(await Promise.all(['501', '502', '503'].map(rowOf))).toEqual(before)
  })

  it('has no preview', async () => {
    const { id } = await create('article', article())
    const preview = async (kind: NewsroomKind, of: string) => (await call('newsroom-preview', { kind, id: of })).code
    expect(await preview('article', id)).toBe(codes.success)
    expect(await preview('album', id)).toBe(codes.contentGone)
    expect(await preview('article', '502')).toBe(codes.contentGone)
  })

  it('is not named before it is published', async () => {
    const { list } = (await call<{ list: NamedThing[] }>('newsroom-things?of=content')).data
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(['501', '503']))
    expect(list.map(({ id }) => id)).not.toContain('502')
  })
})

describe('a file of somebody else', () => {
  it('is neither seen nor published nor hidden by naming it', async () => {
    const entry = await create('article', article({ body: `${addressOf(OTHERS)} ![](${addressOf(OWN)})` }))
    expect(Object.keys(entry.files)).toEqual([addressOf(OWN)])
    await publish('article', entry)
    expect([await isPublic(OWN), await isPublic(OTHERS)]).toEqual([true, false])
    await server.db.update(uploads).set({ publishedAt: new Date() }).where(eq(uploads.key, OTHERS))
    await call('newsroom/article/take-back', { id: entry.id, version: 1 })
    expect([await isPublic(OWN), await isPublic(OTHERS)]).toEqual([false, true])
    const seen = async (key: string) =>
      (await call<{ address: string }>('newsroom-seen', { address: addressOf(key) })).data.address
    expect(await seen(OWN)).toContain('play_auth=')
    expect(await seen(OTHERS)).toBe(addressOf(OTHERS))
  })
})

it('is refused at a time that no calendar has, and with a link or a file name that leads elsewhere', async () => {
  const { id } = await create('article', article())
  expect((await call('newsroom/article/publish', { id, version: 1, at: 9e15 })).code).toBe(codes.badInput)
  for (const more of [{ linkAddress: 'javascript:alert(1)' }, { slug: '../../elsewhere' }]) {
    const document = article(more)
    expect((await call('newsroom/article/create', { document })).code).toBe(codes.badInput)
  }
})

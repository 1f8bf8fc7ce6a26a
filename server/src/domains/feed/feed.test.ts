import { codes, FEED_FIXED, type FeedContent, feeds, follows, histories, preferences } from '@plaza/shared/api'
import { HOUR_MS } from '@plaza/shared/format'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contents, feedMarks, feedOrders, organisations } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

let server: TestServer
let person: TestPerson
const COUNT = 130
const CATEGORIES = ['11', '12', '13']
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  await server.db.insert(organisations).values([
    { id: 'o0', name: '晚报' },
    { id: 'o1', name: '电台' },
  ])
  const rows = Array.from({ length: COUNT }, (_, index) => ({
    ...{ id: `c${index}`, type: 3, title: `第${index}篇`, categoryId: CATEGORIES[index % 3] ?? '' },
    organisationId: `o${index % 2}`,
    ...{ publishedAt: new Date(Date.now() - index * HOUR_MS), updatedAt: new Date() },
  }))
  await server.db.insert(contents).values(rows)
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await server.person()
})

const page = (cursor?: string, at: TestServer = server) =>
  at.data(feeds.own, { query: { channel: 'all', page_size: 20, ...(cursor && { cursor }) } }, person)
async function wholeFeed(between: (turn: number) => Promise<unknown> = async () => undefined): Promise<FeedContent[]> {
  const list: FeedContent[] = []
  let cursor: string | null | undefined
  for (let turn = 0; cursor !== null; turn++) {
    const { list: more, next } = await page(cursor)
    list.push(...more)
    cursor = next
    await between(turn)
  }
  return list
}
const open = (id: string, over: object = {}) => server.data(histories.add, { body: { id, type: 3, ...over } }, person)
const openCulture = async () => {
  for (const index of [2, 5, 8, 11, 14, 17]) await open(`c${index}`, { read: true })
}
const plain = Array.from({ length: COUNT }, (_, index) => `c${index}`)
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const categoryOf = (id: string) => CATEGORIES[Number(id.slice(1)) % 3]

describe('a feed', () => {
  it('is the plain one of a person of whom nothing is known', async () => {
    expect(idsOf(await wholeFeed())).toEqual(plain)
  })

  it('learns from what was opened and read, and says so', async () => {
    await openCulture()
    const { list } = await page()
    expect(idsOf(list.slice(0, FEED_FIXED))).toEqual(plain.slice(0, FEED_FIXED))
    const learned = list.slice(FEED_FIXED)
    expect(learned.filter(({ id }) => categoryOf(id) === '13').length).toBeGreaterThan(7)
    expect(learned.find(({ id }) => categoryOf(id) === '13')).toMatchObject({
      why: 'category',
      organisation: { id: /^o/ },
    })
  })

  it('neither repeats nor loses anything while it learns between its pages', async () => {
    const list = await wholeFeed((turn) => open(`c${60 + turn}`, { read: true }))
    expect(list).toHaveLength(COUNT)
    expect(new Set(idsOf(list)).size).toBe(COUNT)
  })

  it('goes on at another server, also while another list of the person begins', async () => {
    await openCulture()
    const other = await server.another()
    const first = await page()
    await page()
    const second = await page(first.next ?? '', other)
    await other.close()
    expect(second.list).toHaveLength(20)
    expect(idsOf(second.list).filter((id) => idsOf(first.list).includes(id))).toEqual([])
  })

  it('ends where its order was forgotten, and accepts no cursor of another person', async () => {
    const { next } = await page()
    const owner = person
    person = await server.person()
    expect((await page(next ?? '')).list).toEqual([])
    person = owner
    await server.db.delete(feedOrders).where(eq(feedOrders.userId, person.id))
    expect(await page(next ?? '')).toMatchObject({ list: [], next: null })
  })

  it('has those above whom the person follows', async () => {
    await server.data(follows.set, { body: { kind: 'organisation', id: 'o1', on: true } }, person)
    const { list } = await page()
    expect(list[FEED_FIXED]).toMatchObject({ id: 'c5', why: 'follows' })
    expect(list[FEED_FIXED + 1]).toMatchObject({ id: 'c7', why: 'follows' })
  })
})

describe('less of this', () => {
  it('hides a content at once and for good, until it is taken back', async () => {
    const first = await page()
    await server.data(feeds.less, { body: { kind: 'content', id: 'c25' } }, person)
    expect(idsOf((await page(first.next ?? '')).list)).not.toContain('c25')
    expect(idsOf(await wholeFeed())).toEqual(plain.filter((id) => id !== 'c25'))
    await server.data(feeds.less, { body: { kind: 'content', id: 'c120' } }, person)
    expect(idsOf(await wholeFeed())).not.toContain('c120')
    await server.data(feeds.undoLess, { body: { kind: 'content', id: 'c25' } }, person)
    expect(idsOf(await wholeFeed())).toContain('c25')
  })

  it('puts a category and an organisation down', async () => {
    await server.data(feeds.less, { body: { kind: 'category', id: '13' } }, person).catch(() => undefined)
    await server.data(feeds.less, { body: { kind: 'organisation', id: 'o1' } }, person)
    const ids = idsOf((await page()).list).slice(FEED_FIXED)
    expect(ids.every((id) => Number(id.slice(1)) % 2 === 0)).toBe(true)
    expect((await server.data(feeds.interests, {}, person)).less).toMatchObject([
      { kind: 'organisation', name: '电台' },
    ])
  })

  it('is refused for what there is not', async () => {
    const { code } = await server.ask(feeds.less, { body: { kind: 'content', id: 'nothing' } }, person)
    expect(code).toBe(codes.contentGone)
  })
})

describe('what was learned', () => {
  it('is shown with its share, and forgotten one by one or all', async () => {
    await openCulture()
    const { list, learns } = await server.data(feeds.interests, {}, person)
    expect(learns).toBe(true)
    expect(list.filter(({ kind }) => kind === 'organisation')).toHaveLength(2)
    await server.data(feeds.forget, { body: { kind: 'organisation', id: 'o1' } }, person)
    expect((await server.data(feeds.interests, {}, person)).list.map(({ id }) => id)).not.toContain('o1')
    await server.data(feeds.forget, { body: { kind: 'all' } }, person)
    expect((await server.data(feeds.interests, {}, person)).list).toEqual([])
    expect(idsOf((await page()).list)).toEqual(plain.slice(0, 20))
    await open('c33')
    expect((await server.data(feeds.interests, {}, person)).list).not.toEqual([])
  })

  it('is neither used nor explained once the person has switched it off', async () => {
    await openCulture()
    await server.data(preferences.change, { body: { learns_feed: false } }, person)
    const { list } = await page()
    expect(idsOf(list)).toEqual(plain.slice(0, 20))
    expect(new Set(list.map(({ why }) => why))).toEqual(new Set(['plain']))
  })

  it('leaves out what the history no longer has', async () => {
    await openCulture()
    await server.data(histories.remove, { query: { all: '1' } }, person)
    expect((await server.data(feeds.interests, {}, person)).list).toEqual([])
  })

  it('keeps few rows of a person', async () => {
    for (let turn = 0; turn < 8; turn++) await page()
    expect(await server.db.$count(feedOrders, eq(feedOrders.userId, person.id))).toBe(5)
    expect(await server.db.$count(feedMarks, eq(feedMarks.userId, person.id))).toBe(0)
  })
})

import {
  codes,
  collections,
  FEED_FIXED,
  type FeedContent,
  feeds,
  follows,
  histories,
  likes,
  preferences,
} from '@plaza/shared/api'
import { DAY_MS, HOUR_MS } from '@plaza/shared/format'
import { desc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  categories,
  collections as collectionRows,
  contents,
  feedMarks,
  feedOrders,
  histories as historyRows,
  likes as likeRows,
  organisations,
} from '../../data/schema/index'
import { runJobs } from '../../testing/run-jobs'
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
  await server.db.insert(categories).values(CATEGORIES.map((id) => ({ id, name: `栏目${id}` })))
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

  it('shows nothing that is hidden, also if it is hidden after the order began', async () => {
    const hide = (hidden: 0 | 1, ...ids: string[]) =>
      server.db.update(contents).set({ hidden }).where(inArray(contents.id, ids))
    await hide(1, 'c7')
    const { list, next } = await page()
    await hide(1, 'c30')
    const shown = idsOf([...list, ...(await page(next ?? '')).list])
    await hide(0, 'c7', 'c30')
    expect(shown).toEqual(plain.slice(0, 41).filter((id) => id !== 'c7' && id !== 'c30'))
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
    await server.data(feeds.less, { body: { kind: 'category', id: '13' } }, person)
    await server.data(feeds.less, { body: { kind: 'organisation', id: 'o1' } }, person)
    const ids = idsOf((await page()).list).slice(FEED_FIXED)
    expect(ids.filter((id) => Number(id.slice(1)) % 2 === 1 || categoryOf(id) === '13')).toEqual([])
    expect((await server.data(feeds.interests, {}, person)).less).toMatchObject([
      { kind: 'category', name: '栏目13' },
      { kind: 'organisation', name: '电台' },
    ])
  })

  it('is taken back by the person alone who said it', async () => {
    await server.data(feeds.less, { body: { kind: 'content', id: 'c25' } }, person)
    await server.data(feeds.undoLess, { body: { kind: 'content', id: 'c25' } }, await server.person())
    expect(idsOf(await wholeFeed())).not.toContain('c25')
  })

  it('is kept for three hundred things, the newest', async () => {
    const marks = Array.from({ length: 300 }, (_, index) => ({
      ...{ userId: person.id, mark: 'less' as const, kind: 'content' as const, targetId: `old${index}` },
      at: new Date(Date.now() - HOUR_MS - index),
    }))
    await server.db.insert(feedMarks).values(marks)
    await server.data(feeds.less, { body: { kind: 'content', id: 'c25' } }, person)
    const kept = await server.db.select().from(feedMarks).where(eq(feedMarks.userId, person.id))
    const ids = kept.map(({ targetId }) => targetId)
    expect([ids.length, ids.includes('c25'), ids.includes('old0'), ids.includes('old299')]).toEqual([
      300,
      true,
      true,
      false,
    ])
  })

  it('is said at most 120 times an hour', async () => {
    const less = () => server.ask(feeds.less, { body: { kind: 'content', id: 'c25' } }, person)
    const answers: number[] = []
    for (let turn = 0; turn < 121; turn++) answers.push((await less()).code)
    expect([answers.at(-2), answers.at(-1)]).toEqual([codes.success, codes.tooMany])
  })

  it('is refused for what there is not', async () => {
    const { code } = await server.ask(feeds.less, { body: { kind: 'content', id: 'nothing' } }, person)
    expect(code).toBe(codes.contentGone)
  })

  it('names nothing that is not published', async () => {
    await server.data(feeds.less, { body: { kind: 'content', id: 'c40' } }, person)
    const shown = eq(contents.id, 'c40')
    await server.db.update(contents).set({ hidden: 1 }).where(shown)
    expect((await server.data(feeds.interests, {}, person)).less).toEqual([])
    const { code } = await server.ask(feeds.less, { body: { kind: 'content', id: 'c40' } }, person)
    expect(code).toBe(codes.contentGone)
    await server.db.update(contents).set({ hidden: 0 }).where(shown)
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

  it('counts likes and collections, too', async () => {
    await server.data(likes.set, { body: { target: 'content', id: 'c40', on: true } }, person)
    await server.data(collections.set, { body: { id: 'c43', on: true } }, person)
    const { list } = await server.data(feeds.interests, {}, person)
    expect(list.find(({ kind }) => kind === 'category')).toMatchObject({ id: '12', share: 100 })
  })

  it('is of the last sixty days, and of the newest three hundred things of each sort', async () => {
    const does = async (ids: readonly string[], daysAgo: number) => {
      const [userId, at] = [person.id, new Date(Date.now() - daysAgo * DAY_MS)]
      await server.db.insert(historyRows).values(ids.map((contentId) => ({ userId, contentId, viewedAt: at })))
      const liked = ids.map((targetId) => ({ userId, target: 'content' as const, targetId, createdAt: at }))
      await server.db.insert(likeRows).values(liked)
      await server.db.insert(collectionRows).values(ids.map((contentId) => ({ userId, contentId, createdAt: at })))
    }
    const learned = async () => {
      const { list } = await server.data(feeds.interests, {}, person)
      return list.flatMap(({ kind, id }) => (kind === 'category' ? [id] : []))
    }
    const more = Array.from({ length: 300 }, (_, index) => `more${index}`)
    const about = {
      type: 3,
      title: '又一篇',
      categoryId: '12',
      hidden: 1,
      publishedAt: new Date(),
      updatedAt: new Date(),
    }
    await server.db.insert(contents).values(more.map((id) => ({ id, ...about })))
    await does(['c2'], 61)
    expect(await learned()).toEqual([])
    await does(['c0'], 40)
    expect(await learned()).toEqual(['11'])
    await does(more, 2)
    expect(await learned()).toEqual(['12'])
    await server.db.delete(contents).where(inArray(contents.id, more))
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
    const { next } = await page()
    const [, old] = await server.db
      .select()
      .from(feedOrders)
      .where(eq(feedOrders.userId, person.id))
      .orderBy(desc(feedOrders.at))
    const at = new Date(Date.now() - 25 * HOUR_MS)
    await server.db
      .update(feedOrders)
      .set({ at })
      .where(eq(feedOrders.id, old?.id ?? ''))
    await runJobs(server.deps, /^expire-feed-orders$/)
    expect(await server.db.$count(feedOrders, eq(feedOrders.id, old?.id ?? ''))).toBe(0)
    expect((await page(next ?? '')).list).toHaveLength(20)
  })
})

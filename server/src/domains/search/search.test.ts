import { posts as postCalls, searches } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contents, posts, searchEntries, searchPending, teamServices, wishes } from '../../data/schema/index'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { indexPending, refreshWeights } from './entries'
import { findEntries } from './find'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await indexPending(server.db)
})
afterAll(() => server.close())

type SearchInput = Parameters<typeof server.data<typeof searches.search>>[1]
const ask = (q: string, more: Partial<NonNullable<SearchInput>['query']> = {}) =>
  server.data(searches.search, { query: { q, page_size: 50, ...more } })
const titles = async (q: string, more = {}) => (await ask(q, more)).list.map(({ title }) => title)

describe('the words of a recording', () => {
  it('lead to the sentence and to when it is heard', async () => {
    const { list } = await ask('薄得能照见人')
    const found = list.find(({ id }) => id === '11003')
    expect(found).toMatchObject({ kind: 'audio', summary: '盆底已经薄得能照见人。' })
    expect(found?.summary_marks.length).toBeGreaterThan(0)
    expect(found?.seconds).toBeGreaterThan(60)
  })

  it('do not replace a title or a summary that matches', async () => {
    const found = (await ask('不响的雾号')).list.find(({ id }) => id === '11003')
    expect(found?.title).toBe('不响的雾号')
    expect(found).not.toHaveProperty('seconds')
  })
})

describe('what is found', () => {
  it.each<[what: string, q: string, kind: string, id: string]>([
    ['an article by words of its title', '临青大桥合龙', 'article', '3001'],
    ['an article by a word of its summary', '锅黑', 'article', '3205'],
    ['an article by pinyin', 'yinxingditu', 'article', '3204'],
    ['an article by the first letters of its pinyin', 'yxdt', 'article', '3204'],
    ['an article with a sign that sounds alike', '银杏地途', 'article', '3204'],
    ['an article with a wrong sign', '夜市吃什么呀', 'article', '3205'],
    ['an article in English that is mistyped', 'brekfast', 'article', '3806'],
    ['a photo set', '茶山十二时辰', 'atlas', '7004'],
    ['a special', '老码头亮灯', 'special', '5004'],
    ['an album', '听雨夜话', 'audio', '2003'],
    ['a video', '云溪的雾', 'video', '4003'],
    ['an anchor by name', '宋听雨', 'anchor', '901'],
    ['an anchor by pinyin', 'songtingyu', 'anchor', '901'],
    ['a guide', '居住证', 'guide', '12'],
    ['a guide by pinyin', 'jinglaoka', 'guide', '36'],
    ['a service by what it says', '微信小程序', 'service', 'bus'],
    ['an organisation', '星湾日报', 'organisation', '951'],
    ['a team', '东滩净滩队', 'team', '601'],
    ['a wish by its text', '慢棋', 'wish', '73001'],
    ['a service of a team by pinyin', 'shuiguanyuchuangkou', 'team-service', '74005'],
    ['a project by the first letters of its pinyin', 'qmsf', 'project', '7803'],
    ['a place of practice', '新时代文明实践中心', 'venue', '651'],
  ])('%s', async (_, q, kind, id) => {
    const { list } = await ask(q)
    expect(list.slice(0, 5).map((one) => `${one.kind} ${one.id}`)).toContain(`${kind} ${id}`)
  })

  it.each(['zzyzx qwert', 'xyz不存在的', '<b>'])('is empty without matches: %s', async (q) =>
    expect(await titles(q)).toEqual([]),
  )
})

it('ranks a thing with that name above its mentions', async () => {
  expect((await ask('星湾日报')).list[0]).toMatchObject({ kind: 'organisation', title: '星湾日报' })
})

it('is limited to the tab', async () => {
  const { list } = await ask('星湾', { kind: 'source' })
  expect(list.length).toBeGreaterThan(3)
  expect(list.every(({ kind }) => ['channel', 'anchor', 'organisation'].includes(kind))).toBe(true)
})

it('comes page by page, each once', async () => {
  const whole = await titles('星湾')
  const first = await ask('星湾', { page_size: 7 })
  const second = await ask('星湾', { page_size: 7, cursor: first.next ?? '' })
  expect([...first.list, ...second.list].map(({ title }) => title)).toEqual(whole.slice(0, 14))
  expect(first.total).toBeGreaterThan(14)
})

it.each<[q: string, kind: 'guide' | 'service']>([
  ['passport', 'guide'],
  ['fund', 'service'],
])('%s finds a %s with its English words, and marks them', async (q, kind) => {
  const { list } = await ask(q, { kind: 'service' })
  const found = list.find((one) => one.kind === kind)
  const title = found?.title_en ?? ''
  expect(title.toLowerCase()).toContain(q)
  expect(found?.title_en_marks?.map(([from, to]) => title.slice(from, to).toLowerCase())).toContain(q)
})

it('is kept by no shared cache, and shows at once what was hidden', async () => {
  const author = await server.person({ joinedDaysAgo: 90 })
  const body = { circle_id: '61', content: '张家的电话写在这里', images: [], key: crypto.randomUUID() }
  const { id } = await server.data(postCalls.publish, { body }, author)
  const find = () => server.ask(searches.search, { query: { q: '张家的电话' } })
  const before = await find()
  expect(before.data.list.map((one) => one.id)).toContain(id)
  expect(before.headers.get('cache-control')).toBe('public, no-cache')
  await server.data(postCalls.remove, { params: { id } }, author)
  expect((await find()).data.list.map((one) => one.id)).not.toContain(id)
  for (const endpoint of [searches.suggestions, searches.posts]) {
    const { headers } = await server.ask(endpoint, { params: { id: '61' }, query: { q: '张家的电话' } } as never)
    expect(headers.get('cache-control')).toBe('public, no-cache')
  }
})

it('highlights matches, even of pinyin', async () => {
  const [found] = (await ask('daqiao', { kind: 'special' })).list
  expect(found?.title_marks.map(([from, to]) => found.title.slice(from, to))).toEqual(['大桥'])
})

it('includes new things, and no hidden or deleted ones', async () => {
  const [row] = await server.db.select().from(contents).where(eq(contents.id, '3002'))
  await server.db
    .insert(contents)
    .values({ ...row, id: 'new', title: '雨燕在钟楼筑巢' } as typeof contents.$inferInsert)
  expect(await titles('雨燕')).toEqual(['雨燕在钟楼筑巢'])
  await server.db.update(contents).set({ title: '家燕在钟楼筑巢' }).where(eq(contents.id, 'new'))
  expect(await titles('家燕')).toEqual(['家燕在钟楼筑巢'])
  await server.db.update(contents).set({ hidden: 1 }).where(eq(contents.id, 'new'))
  expect(await titles('筑巢')).toEqual([])
  const [post] = await server.db.select().from(posts).where(eq(posts.state, 'shown')).limit(1)
  const words = [...(post?.content ?? '')].slice(0, 12).join('')
  const isThere = async (page_size: number) =>
    (await ask(words, { kind: 'community', page_size })).list.some(({ id }) => id === post?.id)
  expect(await isThere(20)).toBe(true)
  await server.db
    .update(posts)
    .set({ deletedAt: new Date() })
    .where(eq(posts.id, post?.id ?? ''))
  expect(await isThere(21)).toBe(false)
})

it('finds a title that is the question among thousands that say it and are looked at more', async () => {
  await server.db.execute(sql`
    insert into search_entries (source, id, kind, title, weight, tokens)
    select 'content', 'crowd-' || n, 'article', '说众声的' || n, 90, array['众', '声', '众声'] from generate_series(1, 5100) n`)
  const one = (id: string, title: string, weight: number) => ({
    ...{ source: 'content', kind: 'article', tokens: ['众', '声', '众声'] },
    ...{ id, title, weight },
  })
  await server.db
    .insert(searchEntries)
    .values([one('loud', '说众声', 91), one('begins', '众声喧哗', 0), one('called', '众声', 0)])
  const found = await findEntries(server.db, { question: '众声', tab: undefined })
  expect(found.slice(0, 3).map(({ id }) => id)).toEqual(['called', 'begins', 'loud'])
  await server.db.delete(searchEntries).where(sql`${searchEntries.tokens} @> array['众声']`)
})

it('indexes few changes during a search', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ source: 'content', id: `never-${at}` }))
  await server.db.insert(searchPending).values(many)
  await ask('没有人写过的')
  expect(await server.db.$count(searchPending)).toBe(40)
  await indexPending(server.db)
  expect(await server.db.$count(searchPending)).toBe(0)
})

it('puts what is looked at more, and what is newer, before the rest once weights are refreshed', async () => {
  const [row] = await server.db.select().from(contents).where(eq(contents.id, '3002'))
  const dayMs = 86_400_000
  const at = (days: number) => new Date(Date.now() - days * dayMs)
  const put = (id: string, days: number) => ({ ...row, id, title: `蜂鸟 ${id}`, views: 0, publishedAt: at(days) })
  await server.db
    .insert(contents)
    .values([put('old', 400), put('late', 401), put('fresh', 1)] as (typeof contents.$inferInsert)[])
  await indexPending(server.db)
  const order = async () => (await findEntries(server.db, { question: '蜂鸟', tab: undefined })).map(({ id }) => id)
  expect((await order())[0]).toBe('fresh')
  await server.db.update(contents).set({ views: 100_000 }).where(eq(contents.id, 'late'))
  await server.db.update(contents).set({ views: 10 }).where(eq(contents.id, 'old'))
  await refreshWeights(server.db)
  expect(await order()).toEqual(['late', 'fresh', 'old'])
  await refreshWeights(server.db, Date.now() + 400 * dayMs)
  expect(await order()).toEqual(['late', 'old', 'fresh'])
})

it('suggests popular queries first, then titles', async () => {
  const suggested = async (q: string) => (await server.data(searches.suggestions, { query: { q } })).list
  expect((await suggested('大桥'))[0]).toBe('临青大桥')
  expect((await suggested('linq'))[0]).toBe('临青大桥')
  const list = await suggested('夜')
  expect(list).toContain('夜间门诊')
  expect(new Set(list).size).toBe(list.length)
})

it('a long post is found and shown by its beginning', async () => {
  const [post] = await server.db.select().from(posts).where(eq(posts.state, 'shown')).limit(1)
  const content = `灯塔看守人的二十四小时${'，潮水来了又去'.repeat(250)}`
  await server.db
    .update(posts)
    .set({ content })
    .where(eq(posts.id, post?.id ?? ''))
  await indexPending(server.db)
  const { list } = await ask('灯塔看守人的二十四小时')
  expect(list.find(({ id }) => id === post?.id)?.title).toBe(content.slice(0, 120))
})

it('includes wishes that are shown and services that are ordered, and nothing of them afterwards', async () => {
  const find = async (q: string, page_size = 20) =>
    (await ask(q, { kind: 'practice', page_size })).list.map(({ kind, id }) => `${kind} ${id}`)
  const [wish] = await server.db.select().from(wishes).where(eq(wishes.review, 'shown')).limit(1)
  const [service] = await server.db.select().from(teamServices).where(eq(teamServices.open, true)).limit(1)
  if (!wish || !service) throw new Error('the demo has wishes and services')
  expect(await find(wish.title)).toContain(`wish ${wish.id}`)
  await server.db.update(wishes).set({ review: 'refused' }).where(eq(wishes.id, wish.id))
  expect(await find(wish.title, 21)).not.toContain(`wish ${wish.id}`)
  expect(await find(service.title)).toContain(`team-service ${service.id}`)
  await server.db.update(teamServices).set({ open: false }).where(eq(teamServices.id, service.id))
  expect(await find(service.title, 21)).not.toContain(`team-service ${service.id}`)
})

it('finds a place of practice by its English name, and leads to it', async () => {
  const { list } = await ask('library', { kind: 'practice' })
  expect(list.map(({ title_en, link_address }) => [title_en, link_address])).toContainEqual([
    'City Library, 24-hour Reading Room',
    '/venue-details/655',
  ])
})

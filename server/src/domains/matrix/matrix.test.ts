import { codes, services } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contents, matrixAccounts, matrixArticles } from '../../data/schema/index'
import { openTestDatabase } from '../../testing/test-database'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ database: await openTestDatabase({ demo: true, patient: true }) })
})
afterAll(() => server.close())

const list = (query: object = {}) => server.data(services.matrix, { query: { page_size: 100, ...query } })
const named = async (query: object) => (await list(query)).list.map(({ name }) => name)

describe('accounts of the matrix', () => {
  it('come in the editors’ order with all groups, page by page without a gap', async () => {
    const first = await list({ page_size: 8 })
    const second = await list({ page_size: 8, cursor: first.next })
    const all = await list()
    expect(first.groups.map(({ id }) => id)).toEqual(['city', 'districts', 'departments', 'schools', 'media'])
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(all.list.slice(0, 16).map(({ id }) => id))
  })

  it('are those of one group', async () => {
    expect(await named({ group: 'districts' })).toEqual(['临江发布', '云溪发布', '青岩发布'])
    expect(await named({ group: 'none' })).toEqual([])
  })

  it.each(['水务', 'shuiwu', 'starbay-wat', 'Starbay Water'])('are found by %s', async (q) =>
    expect(await named({ q })).toContain('星湾水务'),
  )

  it('are found within their group alone, page by page', async () => {
    expect(await named({ q: '星湾', group: 'media' })).toEqual(['星湾日报', '星湾新闻', '星湾旅行'])
    const first = await list({ q: '星湾', group: 'media', page_size: 2 })
    expect((await list({ q: '星湾', group: 'media', page_size: 2, cursor: first.next })).list).toHaveLength(1)
  })

  it('show the newest article that is not hidden', async () => {
    const articles = (page_size: number) =>
      server.data(services.matrixArticles, { params: { id: '8802' }, query: { page_size } })
    // Another size of page is not answered from the cache.
    const newest = async (page_size: number) => (await list({ q: '星湾政务', page_size })).list[0]?.latest?.id
    const [first, second] = (await articles(20)).list.map(({ id }) => id)
    expect(await newest(20)).toBe(first)
    await server.db
      .update(contents)
      .set({ hidden: 1 })
      .where(eq(contents.id, String(first)))
    const [after, shown] = [await newest(21), (await articles(21)).list[0]?.id]
    await server.db
      .update(contents)
      .set({ hidden: 0 })
      .where(eq(contents.id, String(first)))
    expect([after, shown]).toEqual([second, second])
  })
})

describe('one account', () => {
  it('has its group, introduction and no code of its own in the demo', async () => {
    const account = await server.data(services.matrixAccount, { params: { id: '8801' } })
    expect(account).toMatchObject({ name: '星湾发布', wechat_id: 'starbay-gov', group: { name: '全市' }, code: null })
  })

  it('has its articles, the newest first, page by page', async () => {
    const page = (query: object) => server.data(services.matrixArticles, { params: { id: '8802' }, query })
    const first = await page({ page_size: 2 })
    const rest = await page({ cursor: first.next })
    const times = [...first.list, ...rest.list].map(({ published_at }) => published_at)
    expect(times).toHaveLength(5)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('is gone if it is not there', async () =>
    expect((await server.ask(services.matrixAccount, { params: { id: 'none' } })).code).toBe(codes.contentGone))
})

describe('of 100,000 accounts and 20,000 articles', () => {
  beforeAll(async () => {
    await server.db.execute(sql`
      insert into matrix_accounts (id, group_id, sort, name, wechat_id, slogan, intro, tokens)
      select 'many-' || n, (array['city', 'schools', 'media'])[1 + n % 3], 1000 + n, 'Account ' || n, 'many_' || n, '', '', array['=many', '=n' || n]
      from generate_series(1, 100000) n`)
    await server.db.execute(sql`
      insert into contents (id, type, title, published_at, updated_at)
      select 'many-' || n, 3, 'Article ' || n, now() - n * interval '1 minute', now() from generate_series(1, 20000) n`)
    await server.db.execute(sql`
      insert into matrix_articles (account_id, content_id, published_at)
      select 'many-1', id, published_at from contents where id like 'many-%'`)
    await server.db.execute(sql`analyze matrix_accounts`)
    await server.db.execute(sql`analyze matrix_articles`)
    await server.db.execute(sql`analyze contents`)
  })

  /** Plan of the first query that names a table. */
  const planOf = async (table: string, ask: () => Promise<unknown>) => {
    const spy = vi.spyOn(server.pool, 'query')
    await ask()
    const calls = spy.mock.calls as unknown as [{ text: string }, unknown[]][]
    const call = calls.find(([{ text }]) => text.includes(table))
    spy.mockRestore()
    const { rows } = await server.pool.query(`explain ${call?.[0].text}`, call?.[1])
    return rows.map((row) => String(Object.values(row as object)[0])).join('\n')
  }

  it.each<[string, object, RegExp]>([
    ['the first', { page_size: 20 }, /matrix_accounts_sort/],
    ['those of a group', { group: 'districts', page_size: 20 }, /matrix_accounts_group/],
    ['those with a word', { q: 'n77777', page_size: 20 }, /matrix_accounts_(?:tokens|sort)/],
  ])('%s come from an index', async (_, query, index) => {
    const plan = await planOf('"matrix_accounts"', () => list(query))
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/Seq Scan/)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['the articles', () => server.data(services.matrixArticles, { params: { id: 'many-1' } })],
    ['the latest article', () => server.data(services.matrixAccount, { params: { id: 'many-1' } })],
  ])('%s of an account come from an index', async (_, ask) => {
    const plan = await planOf('"matrix_articles"', ask)
    expect(plan).toMatch(/matrix_articles_newest/)
    expect(plan).not.toMatch(/Seq Scan/)
  })

  it('the counts of rows are right', async () => {
    expect(await server.db.$count(matrixAccounts)).toBeGreaterThan(100_000)
    expect(await server.db.$count(matrixArticles)).toBeGreaterThan(20_000)
  })
})

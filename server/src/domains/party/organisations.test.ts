import { codes, partyOrganisations as endpoints } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { partyOrganisations } from '../../data/schema/index'
import { openTestDatabase } from '../../testing/test-database'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ database: await openTestDatabase({ demo: true, patient: true }) })
})
afterAll(() => server.close())

const list = (query: object = {}) => server.data(endpoints.list, { query: { page_size: 100, ...query } })

describe('party organisations', () => {
  it('at the top come without a parent, with the number directly below each', async () => {
    const { list: top } = await list()
    expect(top.map(({ name }) => name)).toEqual([
      '临江区党委',
      '云溪区党委',
      '青岩区党委',
      '市直机关党委',
      '港口集团党委',
    ])
    for (const { id, below } of top) expect((await list({ parent_id: id })).list).toHaveLength(below)
  })

  it('below one are its own, page by page', async () => {
    const first = await list({ parent_id: '101', page_size: 2 })
    const rest = await list({ parent_id: '101', cursor: first.next })
    expect([...first.list, ...rest.list].map(({ name }) => name)).toEqual([
      '盐仓街道党委',
      '老码头街道党委',
      '文汇街道党委',
    ])
  })

  it.each(['半山村', 'banshancun', 'Halfway'])('are found on every level by %s', async (q) => {
    const { list: found } = await list({ q })
    expect(found.map(({ name }) => name)).toContain('半山村党总支')
    expect(found.map(({ name }) => name)).toContain('半山村第一党支部')
    expect(found.length).toBeLessThan(10)
  })

  it('know the way to them, the top first', async () => {
    const { list: found } = await list({ q: '半山村第一党支部' })
    const detail = await server.data(endpoints.detail, { params: { id: found[0]?.id ?? '' } })
    expect(detail.path.map(({ name }) => name)).toEqual(['云溪区党委', '茶山镇党委', '半山村党总支'])
    expect(detail.secretary).toBe('支部书记')
  })

  it('answer though one stands above itself', async () => {
    const [row] = await server.db.select().from(partyOrganisations).where(eq(partyOrganisations.id, '105'))
    await server.db.update(partyOrganisations).set({ parentId: '1051' }).where(eq(partyOrganisations.id, '105'))
    const { path } = await server.data(endpoints.detail, { params: { id: '105' } })
    expect(path.length).toBe(8)
    await server.db.update(partyOrganisations).set({ parentId: row?.parentId }).where(eq(partyOrganisations.id, '105'))
  })

  it('are gone if they are not there', async () =>
    expect((await server.ask(endpoints.detail, { params: { id: 'none' } })).code).toBe(codes.contentGone))
})

describe('of 100,000 organisations', () => {
  beforeAll(async () => {
    await server.db.execute(sql`
      insert into party_organisations (id, parent_id, sort, kind, name, secretary, hours, members, phone, address, tokens)
      select 'many-' || n, case when n > 10 then '104' end, 1000 + n, 'branch', 'Branch ' || n, '', '', 3, '', '', array['=many', '=n' || n]
      from generate_series(1, 100000) n`)
    await server.db.execute(sql`analyze party_organisations`)
  })

  it.each<[string, object, RegExp]>([
    ['those at the top', {}, /party_organisations_top/],
    ['those below one', { parent_id: '104' }, /party_organisations_parent/],
    ['those with a rare word', { q: 'n77777' }, /party_organisations_tokens/],
    ['those with a frequent word', { q: 'many' }, /party_organisations_sort/],
  ])('%s come from an index', async (_, query, index) => {
    const spy = vi.spyOn(server.pool, 'query')
    await list({ page_size: 20, ...query })
    const calls = spy.mock.calls as unknown as [{ text: string }, unknown[]][]
    const call = calls.find(([{ text }]) => text.includes('party_organisations'))
    spy.mockRestore()
    const { rows } = await server.pool.query(`explain ${call?.[0].text}`, call?.[1])
    const plan = rows.map((row) => String(Object.values(row as object)[0])).join('\n')
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/Seq Scan/)
  })
})

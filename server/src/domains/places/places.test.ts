import { codes, merchants } from '@plaza/shared/api'
import { momentOf } from '@plaza/shared/format'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { places } from '../../data/schema/index'
import { openTestDatabase } from '../../testing/test-database'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { nearestIds } from './nearest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ database: await openTestDatabase({ demo: true, patient: true }) })
})
afterAll(() => server.close())
afterEach(() => vi.useRealTimers())

/** At the city library. */
const HERE = { lat: '30.4985', lng: '121.8962' }
const near = (query: object = {}) => server.data(merchants.near, { query: { page_size: 100, ...query } as never })
const at = (moment: string) => vi.useFakeTimers({ now: momentOf(moment), toFake: ['Date'] })

describe('places by distance', () => {
  it('come the nearest first, with metres, page by page without a gap', async () => {
    const { list, next } = await near({ ...HERE, page_size: 15 })
    const more = await near({ ...HERE, page_size: 15, cursor: next })
    const metres = [...list, ...more.list].map(({ distance }) => distance ?? Number.NaN)
    expect(list[0]?.name).toBe('星湾市图书馆')
    expect(metres[0]).toBeLessThan(100)
    expect(metres).toHaveLength(30)
    expect(metres).toEqual([...metres].sort((one, other) => one - other))
    expect(new Set([...list, ...more.list].map(({ id }) => id)).size).toBe(30)
  })

  it.each([
    ['a latitude beyond the map', { lat: '89', lng: '121' }],
    ['a longitude beyond the map', { lat: '30', lng: '181' }],
  ])('%s is refused', async (_, query) => {
    expect((await server.ask(merchants.near, { query })).code).toBe(codes.badInput)
  })
})

describe('places without a position', () => {
  it('are those of the site’s city, without a distance', async () => {
    const { list } = await near()
    expect(list.length).toBe(100)
    expect(list.every(({ distance }) => distance === null)).toBe(true)
  })

  it('are those of a chosen district', async () => {
    const { list } = await near({ city: '999003' })
    expect(list.length).toBeGreaterThan(5)
    expect(list.filter(({ address }) => !address.startsWith('青岩区'))).toEqual([])
  })

  it('are none in a city without places, and in an unknown one', async () => {
    expect((await near({ city: '998010' })).list).toEqual([])
    expect((await near({ city: '1' })).list).toEqual([])
  })
})

describe('a filter', () => {
  it('keeps one kind', async () => {
    const { list } = await near({ kind: 'library' })
    expect(list.length).toBeGreaterThan(5)
    expect(list.filter(({ kind }) => kind !== 'library')).toEqual([])
  })

  it.each(['渔港', 'yugang', 'Fishing Port'])('finds places by %s', async (q) => {
    const { list } = await near({ q })
    expect(list.map(({ name }) => name)).toContain('渔港派出所')
    expect(list.length).toBeLessThan(30)
  })

  it('keeps what is open: the night market after midnight, no office', async () => {
    at('2026-11-24T01:00')
    const names = (await near({ open: '1' })).list.map(({ name }) => name)
    expect(names).toContain('老码头夜市')
    expect(names).not.toContain('星湾市政务服务中心')
  })

  it('knows a public holiday', async () => {
    const open = async () => (await near({ open: '1', kind: 'hall' })).list.map(({ name }) => name)
    at('2027-09-14T10:00')
    expect(await open()).toContain('星湾市政务服务中心')
    vi.useRealTimers()
    at('2027-09-15T10:00')
    expect(await open()).toEqual([])
  })
})

describe('one place', () => {
  it('has its pictures, hours and the distance from a position', async () => {
    const [library] = (await near({ ...HERE, kind: 'library' })).list
    const detail = await server.data(merchants.detail, { params: { id: library?.id ?? '' }, query: HERE })
    expect(detail.images.length).toBeGreaterThan(1)
    expect(detail.distance).toBe(library?.distance)
    expect(detail.hours.week).toHaveLength(7)
  })

  it('is gone if it is not there', async () => {
    expect((await server.ask(merchants.detail, { params: { id: 'none' } })).code).toBe(codes.contentGone)
  })

  it('offers what comes next, the soonest first', async () => {
    const library = (await near({ q: '盐仓城市书房' })).list[0]
    const { list } = await server.data(merchants.activities, { query: { merchant_id: library?.id ?? '' } })
    const ends = list.map(({ ends_at }) => Date.parse(ends_at))
    expect(list.map(({ title }) => title)).toContain('周六亲子故事会')
    expect(ends.every((end) => end > Date.now())).toBe(true)
    expect(ends).toEqual([...ends].sort((one, other) => one - other))
  })
})

it('a section of the map has the places in it', async () => {
  const section = { west: '121.95', south: '30.44', east: '122', north: '30.48' }
  const { list, complete } = await server.data(merchants.map, { query: section })
  expect(complete).toBe(true)
  expect(list.length).toBeGreaterThan(5)
  expect(list.filter(({ lat, lng }) => lat < 30.44 || lat > 30.48 || lng < 121.95 || lng > 122)).toEqual([])
})

describe('of 100,000 places', () => {
  beforeAll(async () => {
    await server.db.execute(sql`
      insert into places (id, name, kind, city, district, address, week, lat, lng, tokens)
      select 'many-' || n, 'Place ' || n, (array['toilet', 'park', 'market', 'clinic'])[1 + n % 4], '777000', '777001', 'Road',
        '[[],[],[],[],[],[],[]]', 20 + (n % 317) * 0.01, 100 + (n / 317) * 0.01, array['=many', '=n' || n]
      from generate_series(1, 100000) n`)
    await server.db.execute(sql`analyze places`)
  })

  const planOf = async (filter: Parameters<typeof nearestIds>[2]) => {
    const queries: string[] = []
    const spy = vi.spyOn(server.pool, 'query')
    await nearestIds(server.db, { lat: 21, lng: 101 }, filter, new Set())
    const [question, values] = spy.mock.calls.at(-1) as unknown as [{ text: string }, unknown[]]
    spy.mockRestore()
    const { rows } = await server.pool.query(`explain ${question.text}`, values)
    for (const row of rows) queries.push(String(Object.values(row as object)[0]))
    return queries.join('\n')
  }

  it.each<[string, Parameters<typeof nearestIds>[2], RegExp]>([
    ['the nearest', {}, /places_at/],
    ['the nearest of a frequent kind', { kind: 'park' }, /places_at/],
    ['the nearest of a rare kind', { kind: 'police' }, /Index Cond: \(kind/],
    ['those of a city', { city: '999000' }, /places_city/],
    ['those with a word', { q: 'n77777' }, /places_tokens/],
  ])('%s come from an index', async (_, filter, index) => {
    const plan = await planOf(filter)
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/Seq Scan on places/)
  })

  it('a crowded section of the map has those near its middle, and says that there are more', async () => {
    const query = { west: '100.5', south: '20.5', east: '102.5', north: '22.5' }
    const { list, complete } = await server.data(merchants.map, { query })
    expect([list.length, complete]).toEqual([1000, false])
    for (const { lat, lng } of list) expect(Math.max(Math.abs(lat - 21.5), Math.abs(lng - 101.5))).toBeLessThan(0.5)
  })

  it('the count of rows is right', async () => {
    expect(await server.db.$count(places)).toBeGreaterThan(100_000)
  })
})

import { codes, tourism } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { voucherClaims, vouchers } from '../../data/schema/index'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { seasonOf } from './tourism'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it.each([
  ['2026-02-28', 'winter'],
  ['2026-03-01', 'spring'],
  ['2026-06-01', 'summer'],
  ['2026-08-31', 'summer'],
  ['2026-11-30', 'autumn'],
  ['2026-12-01', 'winter'],
])('%s is in %s', (date, season) => expect(seasonOf(date)).toBe(season))

describe('what the season offers', () => {
  it('is consistent: stops are sights, and sights are on the map', async () => {
    const { sights, routes, map, vouchers: offered } = await server.data(tourism.season)
    const ids = sights.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Math.min(ids.length, offered.length, ...routes.map(({ stops }) => stops.length))).toBeGreaterThan(0)
    expect(routes.length).toBeGreaterThan(0)
    for (const { stops } of routes) for (const { sight } of stops) expect(ids).toContain(sight)
    for (const { x, y } of sights) expect(x > 0 && x < map.width && y > 0 && y < map.height).toBe(true)
    for (const { left, total } of offered) expect(left >= 0 && left <= total).toBe(true)
  })
})

describe('a voucher', () => {
  const claimAs = (token: { token: string }, id = '1') => server.ask(tourism.claim, { params: { id } }, token)

  it('is claimed once per user: another request returns the same one', async () => {
    const person = await server.person()
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => claimAs(person)))
    expect(new Set([first, ...others].map((answer) => answer?.data.code)).size).toBe(1)
    const rows = await server.db.select().from(voucherClaims).where(eq(voucherClaims.userId, person.id))
    expect(rows).toHaveLength(1)
    const mine = await server.data(tourism.mine, {}, person)
    expect(mine.list).toMatchObject([{ voucher_id: '1', code: first?.data.code }])
    expect(Date.parse(mine.list[0]?.expires_at ?? '')).toBeGreaterThan(Date.now())
  })

  it('is never claimed more often than available, even by concurrent users', async () => {
    await server.db.insert(vouchers).values({ id: 'few', total: 3 })
    const people = await Promise.all(Array.from({ length: 8 }, () => server.person()))
    const answers = await Promise.all(people.map((person) => claimAs(person, 'few')))
    expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(3)
    expect(answers.filter(({ code }) => code === codes.full)).toHaveLength(5)
    const [row] = await server.db.select().from(vouchers).where(eq(vouchers.id, 'few'))
    const claims = await server.db.select().from(voucherClaims).where(eq(voucherClaims.voucherId, 'few'))
    expect([row?.claimed, claims.length]).toEqual([3, 3])
  })

  it('is nobody else’s, and a guest logs in first', async () => {
    const stranger = await server.person()
    expect((await server.data(tourism.mine, {}, stranger)).list).toEqual([])
    expect((await server.ask(tourism.claim, { params: { id: '1' } })).code).toBe(codes.loginExpired)
    expect((await claimAs(stranger, 'none')).code).toBe(codes.contentGone)
  })
})

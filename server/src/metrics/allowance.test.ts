import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../data/database'
import { openTestDatabase } from '../testing/test-database'
import { allowancePerMinute, createAllowance } from './allowance'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const nothing = { beacons: 0, loads: 0, failures: 0, vitals: 0, errors: 0 }
const passMinute = () => database.db.execute(sql`update rate_limits set started_at = started_at - interval '1 minute'`)

it('gives each address its share of a minute, whichever process it asks', async () => {
  const one = createAllowance(database.db)
  const other = createAllowance(database.db)
  expect(await one.take('a', { ...nothing, failures: 15 })).toEqual({ ...nothing, failures: 15 })
  expect(await other.take('a', { ...nothing, failures: 15, loads: 1 })).toEqual({ ...nothing, failures: 5, loads: 1 })
  expect(await one.take('a', { ...nothing, failures: 1 })).toEqual(nothing)
  expect(await other.take('b', { ...nothing, failures: 1 })).toEqual({ ...nothing, failures: 1 })
  await passMinute()
  expect(await one.take('a', { ...nothing, failures: 1_000 })).toEqual({ ...nothing, failures: 20 })
})

it('gives no more to those who ask all at once', async () => {
  const processes = [createAllowance(database.db), createAllowance(database.db)]
  const taken = await Promise.all(
    Array.from({ length: 40 }, (_, at) => processes[at % 2]?.take('c', { ...nothing, beacons: 1, vitals: 9 })),
  )
  expect(taken.reduce((sum, one) => sum + (one?.vitals ?? 0), 0)).toBe(allowancePerMinute.vitals)
})

it('knows for a while, without a query, who has sent all that they may', async () => {
  let now = 0
  const allowance = createAllowance(database.db, () => now)
  const send = () => allowance.take('d', { ...nothing, beacons: 1 })
  for (let sent = 0; sent < allowancePerMinute.beacons; sent++) expect((await send()).beacons).toBe(1)
  expect(allowance.isSpent('d')).toBe(false)
  expect((await send()).beacons).toBe(0)
  const query = vi.spyOn(database.pool, 'query')
  expect([allowance.isSpent('d'), allowance.isSpent('e')]).toEqual([true, false])
  expect(query).not.toHaveBeenCalled()
  now = 5_000
  expect(allowance.isSpent('d')).toBe(false)
})

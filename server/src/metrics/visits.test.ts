import { HOUR_MS } from '@plaza/shared/format'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../data/database'
import { visitCounts } from '../data/schema/index'
import { openTestDatabase } from '../testing/test-database'
import { createVisitCounts, readVisits, writeVisits } from './visits'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterEach(() => database.db.delete(visitCounts))
afterAll(() => database.close())

const now = Date.parse('2026-03-10T12:30:00Z')
const group = { shell: 'h5', region: '320500', language: 'zh-CN', app: '' } as const

it('counts visits by what rules speak of, over processes and hours of the last day', async () => {
  const [here, there, yesterday] = [now, now - HOUR_MS, now - 26 * HOUR_MS].map((at) => createVisitCounts(() => at))
  for (const counts of [here, here, there, yesterday]) counts?.note(group)
  here?.note({ ...group, shell: 'ios', app: '3.2' })
  for (const counts of [here, there, yesterday]) await writeVisits(database.db, counts?.take() ?? [])
  here?.note(group)
  await writeVisits(database.db, here?.take() ?? [])
  expect(await readVisits(database.db, now)).toEqual({
    total: 5,
    groups: [
      { ...group, n: 4 },
      { ...group, shell: 'ios', app: '3.2', n: 1 },
    ],
  })
})

it('has no numbers before the first visit', async () => {
  expect(await readVisits(database.db, now)).toEqual({ total: 0, groups: [] })
})

it('keeps few groups, whatever visitors claim to be', () => {
  const counts = createVisitCounts(() => now)
  for (let i = 0; i < 2_000; i++) counts.note({ ...group, region: String(100_000 + i) })
  const taken = counts.take()
  expect(taken.length).toBeLessThanOrEqual(501)
  expect(taken.reduce((sum, { n }) => sum + n, 0)).toBe(2_000)
  expect(taken.find(({ region }) => region === '')?.n).toBeGreaterThan(1_000)
})

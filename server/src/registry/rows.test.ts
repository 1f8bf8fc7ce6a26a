import { DAY_MS } from '@plaza/shared/format'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../data/database'
import { releases } from '../data/schema/index'
import { addRelease, letRun } from '../testing/registry-rows'
import { openTestDatabase } from '../testing/test-database'
import { findRelease, readTables } from './rows'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const NOW = Date.UTC(2026, 5, 1)

it('reads what the registry names and revoked lately, however many releases there are', async () => {
  const { db } = database
  for (let number = 0; number < 40; number++)
    await addRelease(db, 'media', `1.${number}.0-aaa`, new Date(NOW + number * DAY_MS))
  await letRun(db, 'media', { base: '1.4.0-aaa', share: '1.35.0-aaa', previous: '1.2.0-aaa' })
  await db.execute(
    sql`insert into registry_state (id, serial, issued_at) values (1, 1, ${new Date(NOW).toISOString()})`,
  )
  for (const [release, days] of [
    ['1.20.0-aaa', 29],
    ['1.21.0-aaa', 31],
  ] as const)
    await db
      .update(releases)
      .set({ revokedAt: new Date(NOW - days * DAY_MS) })
      .where(sql`release = ${release}`)
  const tables = await readTables(db)
  expect(tables.releases.map(({ release }) => release)).toEqual(['1.35.0-aaa', '1.20.0-aaa', '1.4.0-aaa', '1.2.0-aaa'])
})

it('finds a release by its id, and the newest build by its version', async () => {
  await addRelease(database.db, 'chess', '1.0.0-aaa', new Date(NOW))
  await addRelease(database.db, 'chess', '1.0.0-bbb', new Date(NOW + DAY_MS))
  const found = async (name: string) => (await findRelease(database.db, 'chess', name))?.release
  expect([await found('1.0.0-aaa'), await found('1.0.0'), await found('2.0.0')]).toEqual([
    '1.0.0-aaa',
    '1.0.0-bbb',
    undefined,
  ])
})

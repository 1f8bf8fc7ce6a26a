import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../../data/database'
import { openTestDatabase } from '../../testing/test-database'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase({ demo: true })
})
afterAll(() => database.close())

it.each([
  ['contents', 'content'],
  ['posts', 'post'],
  ['activities', 'activity'],
  ['channels', 'channel'],
])('counts below the %s of the demo the comments that can be read there', async (table, target) => {
  const { rows } = await database.db.execute<{ id: string; comments: number; said: number }>(
    sql`select t.id, t.comments, (select count(*)::int from comments c
      where c.target = ${target} and c.target_id = t.id and c.state = 'shown') as said from ${sql.identifier(table)} t`,
  )
  expect(rows.filter(({ comments, said }) => comments !== said)).toEqual([])
  expect(rows.some(({ comments }) => comments > 0)).toBe(true)
})

it('dates a comment after what it is about', async () => {
  const { rows } = await database.db.execute(sql`select c.id from comments c join contents t on t.id = c.target_id
    where c.target = 'content' and c.created_at < t.published_at`)
  expect(rows).toEqual([])
})

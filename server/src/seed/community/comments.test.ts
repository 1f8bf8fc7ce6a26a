import { DAY_MS, siteMinute } from '@plaza/shared/format'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../data/database'
import { minuteOf } from '../../domains/time'
import { readEnvironment } from '../../environment'
import { openTestDatabase } from '../../testing/test-database'
import { demoAt } from '../demo/read'
import { commentRows } from './comments'

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

describe('the chats of the demo', () => {
  const { demoDir } = readEnvironment({})
  const demo = demoAt(demoDir)
  const linesAt = (now: Date) => commentRows(demo, now).filter(({ target }) => target === 'channel')

  it('are about programmes of the table, and about each one of a television channel', () => {
    for (const { id, programmes } of demo.channels.filter(({ type }) => type === 4)) {
      const chat = demo.chats.find(({ about }) => about === id)
      expect(chat?.programmes.map(({ from, title }) => `${from} ${title}`)).toEqual(
        programmes.map(({ from, title }) => `${from} ${title}`),
      )
      expect(chat?.programmes.every(({ lines }) => lines.length > 1)).toBe(true)
    }
  })

  it.each(['2026-11-23T19:10:00+08:00', '2026-11-24T00:10:00+08:00', '2026-11-24T09:00:00+08:00'])(
    'were written during the programme that they are about, of the last day, as read at %s',
    (at) => {
      const now = new Date(at)
      const lines = linesAt(now)
      const programmeOf = new Map(
        demo.chats.flatMap(({ about, programmes }) =>
          programmes.flatMap(({ from, lines }) => lines.map(({ id }) => [String(id), `${about} ${from}`] as const)),
        ),
      )
      expect(lines.length).toBe(programmeOf.size)
      for (const { id, targetId, createdAt } of lines) {
        expect(createdAt.getTime(), id).toBeLessThanOrEqual(now.getTime())
        expect(createdAt.getTime(), id).toBeGreaterThan(now.getTime() - DAY_MS)
        const channel = demo.channels.find((one) => String(one.id) === targetId)
        const minute = minuteOf(siteMinute(createdAt.getTime()).slice(11))
        const onAir = channel?.programmes.findLast(({ from }) => minuteOf(from) <= minute)
        expect(`${targetId} ${onAir?.from}`, id).toBe(programmeOf.get(id))
      }
    },
  )
})

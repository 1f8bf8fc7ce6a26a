import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../data/database'
import { contents, rateLimits, sessions, users } from '../data/schema/index'
import { sweep } from '../process/housekeeping'
import { createLog } from '../process/log'
import { openTestDatabase } from '../testing/test-database'
import { createViewCounter } from './views'

let database: OpenDatabase
const long = new Date('2020-01-01')
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.insert(contents).values({ id: '1', type: 3, title: 'x', publishedAt: long, updatedAt: long })
})
afterAll(() => database.close())

const viewsOf = async () =>
  (await database.db.select({ views: contents.views }).from(contents).where(eq(contents.id, '1')))[0]?.views

it('counts views once the database answers again', async () => {
  const { db } = database
  const views = createViewCounter(db, createLog('silent'))
  views.count('content', '1')
  views.count('content', 'unknown')
  const execute = db.execute
  db.execute = (() => Promise.reject(new Error('away'))) as unknown as typeof execute
  await views.stop()
  db.execute = execute
  views.count('content', '1')
  await views.flush()
  expect(await viewsOf()).toBe(2)
  await views.flush()
  expect(await viewsOf()).toBe(2)
})

it('sweeps what is long over, and leaves the rest', async () => {
  const { db } = database
  await db.insert(users).values({ id: '1', nickname: 'x' })
  const login = { userId: '1', device: 'x' }
  await db.insert(sessions).values([
    { ...login, id: 'old', tokenHash: 'a', expiresAt: long },
    { ...login, id: 'new', tokenHash: 'b', expiresAt: new Date() },
  ])
  await db.insert(rateLimits).values([
    { key: 'old', startedAt: long, count: 1 },
    { key: 'new', startedAt: new Date(), count: 1 },
  ])
  await sweep(db)
  expect((await db.select().from(sessions)).map(({ id }) => id)).toEqual(['new'])
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['new'])
})

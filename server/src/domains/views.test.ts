import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../data/database'
import { contents, rateLimits, sessions, users } from '../data/schema/index'
import { createLog } from '../process/log'
import { secretFrom } from '../secret'
import { runJobs } from '../testing/run-jobs'
import { openTestDatabase } from '../testing/test-database'
import { createViewCounter } from './views'

let database: OpenDatabase
const long = new Date('2020-01-01')
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.insert(contents).values({ id: '1', type: 3, title: 'x', publishedAt: long, updatedAt: long })
})
afterAll(() => database.close())

const secret = secretFrom('a secret of the tests')
const guest = { user: null, ip: '203.0.113.7' }
const person = { user: { id: 'p1' }, ip: '203.0.113.7' }

const viewsOf = async () =>
  (await database.db.select({ views: contents.views }).from(contents).where(eq(contents.id, '1')))[0]?.views

it('counts views once the database answers again', async () => {
  const { db } = database
  const views = createViewCounter(db, createLog('silent'), secret)
  views.count('content', '1', guest)
  views.count('content', 'unknown', guest)
  const execute = db.execute
  db.execute = (() => Promise.reject(new Error('away'))) as unknown as typeof execute
  await views.stop()
  db.execute = execute
  views.count('content', '1', person)
  await views.flush()
  expect(await viewsOf()).toBe(2)
  await views.flush()
  expect(await viewsOf()).toBe(2)
})

it('counts a viewer once an hour for each thing', async () => {
  const { db } = database
  const before = (await viewsOf()) ?? 0
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 10, 59) })
  try {
    const views = createViewCounter(db, createLog('silent'), secret)
    for (let asked = 0; asked < 300; asked++) views.count('content', '1', guest)
    await views.flush()
    expect(await viewsOf()).toBe(before + 1)
    for (const viewer of [person, person, { user: null, ip: '203.0.113.8' }, guest]) views.count('content', '1', viewer)
    await views.flush()
    expect(await viewsOf()).toBe(before + 3)
    vi.setSystemTime(Date.UTC(2026, 10, 22, 11, 0))
    views.count('content', '1', guest)
    await views.flush()
    expect(await viewsOf()).toBe(before + 4)
  } finally {
    vi.useRealTimers()
  }
})

it('counts a viewer once, whichever server is asked and however often it starts anew', async () => {
  const { db } = database
  const servers = [1, 2].map(() => createViewCounter(db, createLog('silent'), secret))
  const before = (await viewsOf()) ?? 0
  const viewer = { user: null, ip: '203.0.113.99' }
  for (const views of servers) views.count('content', '1', viewer)
  await Promise.all(servers.map((views) => views.flush()))
  expect(await viewsOf()).toBe(before + 1)
  const restarted = createViewCounter(db, createLog('silent'), secret)
  restarted.count('content', '1', viewer)
  await restarted.stop()
  expect(await viewsOf()).toBe(before + 1)
})

it('deletes old views, and keeps the rest', async () => {
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
  await runJobs({ db }, /^expire/)
  expect((await db.select().from(sessions)).map(({ id }) => id)).toEqual(['new'])
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['new'])
})

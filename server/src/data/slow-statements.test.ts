import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readEnvironment } from '../environment'
import { type OpenDatabase, openDatabase } from './database'
import { type NoteSlowStatement, requestScope } from './slow-statements'

let database: OpenDatabase
let told: Parameters<NoteSlowStatement>[0][] = []
beforeAll(async () => {
  const { migrationsDir } = readEnvironment({})
  database = await openDatabase(
    { inThread: null },
    migrationsDir,
    () => undefined,
    (slow) => told.push(slow),
  )
})
afterAll(() => database.close())
beforeEach(() => {
  told = []
})

/** Builders run when they are awaited, so inside of the request. */
const within = (id: string, run: () => PromiseLike<unknown>) => requestScope.run(id, async () => void (await run()))

const SLEEP = sql`select pg_sleep(${0.6}::float8)`

it('tells of a slow statement with its request and without its values, and of no other', async () => {
  await within('request-1', () => database.db.execute(SLEEP))
  await within('request-2', () => database.db.execute(sql`select pg_sleep(${0.1}::float8)`))
  await database.db.execute(SLEEP)
  expect(told).toMatchObject([
    { requestId: 'request-1', statement: 'select pg_sleep($1::float8)' },
    { requestId: undefined, statement: 'select pg_sleep($1::float8)' },
  ])
})

it('knows the requests of statements that wait for one connection, and of those in a transaction', async () => {
  const ids = ['a', 'b', 'c']
  await Promise.all(ids.map((id) => within(id, () => database.db.execute(SLEEP))))
  await within('d', () => database.db.transaction((tx) => tx.execute(SLEEP)))
  expect(told.map(({ requestId }) => requestId)).toEqual([...ids, 'd'])
  expect(told.every(({ ms }) => ms < 1_500)).toBe(true)
})

import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '../environment'
import { type Postgres, postgresPrograms, startPostgres } from '../testing/postgres'
import { type OpenDatabase, openDatabase } from './database'
import { isUnavailable } from './failures'
import { ServerPool } from './server-pool'

const patience = { connect: 400, statement: 300, answer: 500, probe: 20 }
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => error,
  )

describe('a PostgreSQL that accepts connections and does not answer', () => {
  const sockets: Socket[] = []
  let server: Server
  let pool: ServerPool
  beforeAll(async () => {
    server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
    await new Promise((done) => server.once('listening', done))
    const { port } = server.address() as { port: number }
    pool = new ServerPool({ host: '127.0.0.1', port, user: 'nobody', database: 'none' }, patience)
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await pool.end()
  })

  it('delays the first queries for a limited time, and later ones not at all', async () => {
    expect(await failureOf(pool.query('select 1'))).toSatisfy(isUnavailable)
    const connected = sockets.length
    expect(await failureOf(pool.query('select 1'))).toSatisfy(isUnavailable)
    expect(await failureOf(pool.connect())).toSatisfy(isUnavailable)
    // Besides the probe there are no queries.
    expect(sockets.length - connected).toBeLessThanOrEqual(1)
  })
})

const programs = postgresPrograms()
if (!programs) console.log('No PostgreSQL on this machine: what becomes of a paused one was not tried.')

describe.runIf(programs)('a PostgreSQL that is paused', () => {
  let postgres: Postgres
  let database: OpenDatabase
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
    database = await openDatabase(
      { url: postgres.url, timeouts: patience },
      readEnvironment({}).migrationsDir,
      () => undefined,
    )
    await Promise.all(Array.from({ length: 10 }, () => database.db.execute(sql`select pg_sleep(0.05)`)))
  })
  afterEach(() => postgres.resume())
  afterAll(async () => {
    await database.close()
    await postgres.stop()
  })

  const one = () => database.db.execute(sql`select 1 as one`)
  const inTransaction = () => database.db.transaction((tx) => tx.execute(sql`select 1`))
  async function answersAgain(): Promise<boolean> {
    for (let tries = 0; tries < 200; tries++) {
      if ((await failureOf(one())) === null) return true
      await pause(50)
    }
    return false
  }

  it('lets no query wait for its end, and is used again without a lost connection', async () => {
    postgres.pause()
    const failures = await Promise.all(
      Array.from({ length: 15 }, (_, at) => failureOf(at % 2 ? one() : inTransaction())),
    )
    expect(failures.every(isUnavailable)).toBe(true)
    expect(await failureOf(one())).toSatisfy(isUnavailable)
    postgres.resume()
    expect(await answersAgain()).toBe(true)
    const rows = await Promise.all(Array.from({ length: 30 }, () => inTransaction()))
    expect(rows).toHaveLength(30)
    expect(database.pool.totalCount).toBeLessThanOrEqual(10)
  })

  it('breaks a running transaction, but not the process', async () => {
    const broken = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      postgres.pause()
      await tx.execute(sql`select 2`)
    })
    expect(await failureOf(broken)).toSatisfy(isUnavailable)
    postgres.resume()
    expect(await answersAgain()).toBe(true)
  })

  it('ends a statement that takes too long', async () => {
    expect(await failureOf(database.db.execute(sql`select pg_sleep(20)`))).toSatisfy(isUnavailable)
    expect((await one()).rows).toEqual([{ one: 1 }])
  })
})

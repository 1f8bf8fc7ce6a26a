import { setTimeout as pause } from 'node:timers/promises'
import { contents as endpoints } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readEnvironment } from '../environment'
import { createLog } from '../process/log'
import { type Postgres, postgresPrograms, startPostgres, startReplica } from '../testing/postgres'
import { startTestServer, type TestServer } from '../testing/test-server'
import { SITE_TAG } from '../transport/cache/changes'
import { type OpenDatabase, openDatabase } from './database'
import { lsnOf, openReplica, type Replica } from './replica'
import { contents } from './schema/index'

const programs = postgresPrograms()
if (!programs) console.log('No PostgreSQL on this machine: a streaming replica was not tried.')

it('reads positions of the log as numbers', () =>
  expect([lsnOf('0/0'), lsnOf('0/FF'), lsnOf('16/B374D848')]).toEqual([0n, 255n, 0x16b374d848n]))

describe.runIf(programs)('a streaming replica', { timeout: 120_000 }, () => {
  const [long, later] = [new Date('2020-01-01'), Date.now() + 60_000]
  let primary: Postgres
  let standby: Postgres
  let database: OpenDatabase
  let replica: Replica
  let server: TestServer

  beforeAll(async () => {
    primary = await startPostgres(programs ?? '')
    database = await openDatabase({ url: primary.url }, readEnvironment({}).migrationsDir, () => undefined)
    await database.db
      .insert(contents)
      .values({ id: '1', type: 3, categoryId: '31', title: 'one', publishedAt: long, updatedAt: long })
    standby = await startReplica(programs ?? '', primary)
    replica = openReplica({ url: standby.url, primary: database.pool, log: createLog('silent') })
    server = await startTestServer({ database, replica })
  }, 120_000)
  afterAll(async () => {
    await replica?.close()
    await server?.close()
    await standby?.stop()
    await primary?.stop()
  })
  beforeEach(async () => {
    if (!(await isPromoted())) await onStandby('select pg_wal_replay_resume()')
  })

  async function onStandby<T>(statement: string): Promise<T[]> {
    const client = new Client({ connectionString: standby.url })
    await client.connect()
    const { rows } = await client.query(statement)
    await client.end()
    return rows as T[]
  }
  const isPromoted = async () =>
    (await onStandby<{ standby: boolean }>('select pg_is_in_recovery() as standby').catch(() => []))[0]?.standby !==
    true

  const used = () => replica.databaseFor('a call', 0) !== null
  const isUsed = (is: boolean) => expect.poll(used, { timeout: 15_000 }).toBe(is)
  const rename = (title: string) => database.db.update(contents).set({ title }).where(eq(contents.id, '1'))
  async function titleForGuest(): Promise<string> {
    // Not from the memory of the last second.
    server.deps.changes.note(SITE_TAG)
    await pause(2)
    return (await server.data(endpoints.staticArticle, { params: { id: '1' } })).title
  }

  it('answers guests, once it has what was written before', async () => {
    await isUsed(true)
    expect(replica.databaseFor('a call', later)).toBeNull()
    await rename('two')
    await expect.poll(titleForGuest).toBe('two')
  })

  it('that is behind is not asked', async () => {
    await isUsed(true)
    await onStandby('select pg_wal_replay_pause()')
    await rename('three')
    await isUsed(false)
    await expect
      .poll(() => replica.outage())
      .toEqual({ since: expect.any(Number), why: expect.stringContaining('behind') })
    expect(await titleForGuest()).toBe('three')
    await onStandby('select pg_wal_replay_resume()')
    await isUsed(true)
    await expect.poll(() => replica.outage()).toBeNull()
  })

  it('is not asked about what changed a moment ago', async () => {
    await isUsed(true)
    await onStandby('select pg_wal_replay_pause()')
    await rename('four')
    const changedAt = Date.now()
    expect(replica.databaseFor('a call', changedAt)).toBeNull()
  })

  it('is left alone with a call that fails there, and others are not', async () => {
    await isUsed(true)
    replica.failed('another call')
    expect([replica.databaseFor('another call', 0), used()]).toEqual([null, true])
  })

  it('that stops answering costs nobody an answer', async () => {
    await isUsed(true)
    standby.pause()
    await isUsed(false)
    expect(await titleForGuest()).toBe('four')
    standby.resume()
    await isUsed(true)
  })

  it('that is promoted is not asked any more', async () => {
    await isUsed(true)
    await onStandby('select pg_promote()')
    await isUsed(false)
    await expect.poll(() => replica.outage()?.why).toContain('no replica')
    await rename('five')
    expect(await titleForGuest()).toBe('five')
  })
})

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '../environment'
import { refreshDemo, seedDemo } from '../seed/seed'
import { openTestDatabase } from '../testing/test-database'
import type { OpenDatabase } from './database'
import { isDataException, isDuplicate, isUnavailable } from './failures'
import { takeLock } from './lock'
import { migrateDatabase } from './migrate'
import { oneTimeCodes, uploads, users } from './schema/index'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function everything(): Promise<Record<string, unknown>> {
  const { rows: tables } = await database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const found: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await database.db.execute(
      sql`select md5(string_agg(t::text, '|' order by t::text)) as sum, count(*)::int as count from ${sql.identifier(name)} t`,
    )
    found[name] = rows[0]
  }
  return found
}

describe('a database', () => {
  it('migrates a second time without a change', async () => {
    await migrateDatabase(database.pool, readEnvironment({}).migrationsDir)
    const { rows } = await database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
    )
    expect(rows[0]?.count).toBeGreaterThan(0)
  })

  it('that takes no writes is unavailable: it may be a standby, or its disk full', async () => {
    const written = database.db.transaction((tx) => tx.insert(users).values({ id: 'none', nickname: 'x' }), {
      accessMode: 'read only',
    })
    await expect(written).rejects.toSatisfy(isUnavailable)
  })

  it('recognizes failures by their code', async () => {
    const insert = () => database.db.insert(users).values({ id: 'one', nickname: 'x' })
    await insert()
    await expect(insert()).rejects.toSatisfy((error) => isDuplicate(error) && !isUnavailable(error))
    await expect(database.db.execute(sql`select ${'x'}::timestamptz`)).rejects.toSatisfy(isDataException)
    await expect(database.db.execute(sql`selekt`)).rejects.toSatisfy(
      (error) => !isDataException(error) && !isUnavailable(error),
    )
  })

  it('rolls a transaction back completely, and keeps working', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.insert(users).values({ id: 'two', nickname: 'x' })
      await tx.insert(uploads).values({ key: 'a', userId: 'nobody', kind: 'image', expiresAt: new Date() })
    })
    await expect(failing).rejects.toThrow()
    expect((await database.db.execute(sql`select 1 from users where id = 'two'`)).rows).toEqual([])
  })

  it('returns stored values unchanged: timestamps, numbers, documents, bytes', async () => {
    const at = new Date('2026-05-01T12:34:56.789Z')
    const payload = { text: '“👨‍👩‍👧” e\u0301 \\ \u0001' }
    await database.db.insert(oneTimeCodes).values({ codeHash: 'x', kind: 'test', payload, expiresAt: at })
    const [row] = await database.db.select().from(oneTimeCodes)
    expect(row).toEqual({ codeHash: 'x', kind: 'test', payload, expiresAt: at })
    const { rows } = await database.db.execute(
      sql`select 9007199254740991::int8 as big, ${Buffer.from([0, 255])}::bytea as bytes, 0.1::float8 as fraction`,
    )
    expect(rows[0]).toEqual({ big: 9007199254740991, bytes: Buffer.from([0, 255]), fraction: 0.1 })
  })

  it('is available again after a connection closed inside a transaction', async () => {
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query("insert into users (id, nickname) values ('lost', 'x')")
    client.release(new Error('broken'))
    expect((await database.db.execute(sql`select 1 as one from users where id = 'lost'`)).rows).toEqual([])
  })

  it('answers fifty at once', async () => {
    const rows = await Promise.all(
      Array.from({ length: 50 }, (_, index) => database.db.execute(sql`select ${index}::int as n`)),
    )
    expect(rows.map(({ rows: [row] }) => row?.n)).toEqual(Array.from({ length: 50 }, (_, index) => index))
  })
})

const { demoDir } = readEnvironment({})

describe('the demo', () => {
  it('is inserted once; a second time changes nothing', async () => {
    await database.db.delete(users)
    expect(await seedDemo(database.db, demoDir, new Date('2026-05-01T12:00:00Z'))).toBe(true)
    const before = await everything()
    expect(await seedDemo(database.db, demoDir)).toBe(false)
    expect(await everything()).toEqual(before)
  })

  it('keeps counters and rows of votes, posts and comments in step', async () => {
    const { rows } =
      await database.db.execute(sql`select c.id from circles c where posts <> (select count(*) from posts p where p.circle_id = c.id and p.state = 'shown')
      union all select c.id from comments c where c.root_id is null and reply_count <> (select count(*) from comments r where r.root_id = c.id and r.state = 'shown')
      union all select p.id from posts p where comments <> (select count(*) from comments c where c.target = 'post' and c.target_id = p.id and c.state = 'shown')
      union all select n.id from contents n where comments <> (select count(*) from comments c where c.target = 'content' and c.target_id = n.id and c.state = 'shown')
      union all select a.id from activities a where joined < (select count(*) from activity_joins j where j.activity_id = a.id and j.state <> 'cancelled')`)
    expect(rows).toEqual([])
    const { rows: sums } = await database.db.execute<Record<string, number>>(sql`select
      (select sum(posts) from circles)::int as posts, (select sum(reply_count) from comments)::int as replies,
      (select sum(comments) from posts)::int as comments, (select sum(joined) from activities)::int as joined,
      (select count(*) from activity_joins)::int as joins`)
    for (const [counted, sum] of Object.entries(sums[0] ?? {})) expect(sum, counted).toBeGreaterThan(10)
    expect(Object.keys(sums[0] ?? {})).toHaveLength(5)
  })

  it('has current times after a start', async () => {
    await refreshDemo(database.db, demoDir)
    const { rows } = await database.db.execute<{ running: number; open: number }>(sql`select
      count(*) filter (where starts_at <= now() and ends_at > now())::int as running,
      count(*) filter (where signup_opens_at <= now() and starts_at > now())::int as open from activities`)
    expect(rows[0]?.running).toBeGreaterThan(0)
    expect(rows[0]?.open).toBeGreaterThan(0)
  })
})

describe('the lock of a data directory', () => {
  const dir = mkdtempSync(join(tmpdir(), 'plaza-lock-'))
  const path = join(dir, 'database.lock')
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  it('is held by one process, and released', () => {
    const release = takeLock(path)
    expect(() => takeLock(path)).toThrow(`in use by process ${process.pid}`)
    release()
    expect(existsSync(path)).toBe(false)
  })

  it.each<[string, () => string]>([
    ['of a process that is gone', () => JSON.stringify({ pid: spawnSync('true').pid, started: '1' })],
    ['of a process whose number was used again', () => JSON.stringify({ pid: process.pid, started: '1' })],
    ['that is empty', () => ''],
  ])('%s is taken over', (_, content) => {
    writeFileSync(path, content())
    const release = takeLock(path)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid })
    release()
  })
})

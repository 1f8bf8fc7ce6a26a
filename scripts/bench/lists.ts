import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '../../server/src/data/database'
import { databaseTimeouts } from '../../server/src/data/server-pool'
import { readEnvironment } from '../../server/src/environment'
import { seedDemo } from '../../server/src/seed/seed'
import { type ListCall, listCalls } from '../../server/src/testing/many/calls'
import { fillLists } from '../../server/src/testing/many/fill'
import { readsOf } from '../../server/src/testing/many/plans'
import { postgresPrograms, startPostgres } from '../../server/src/testing/postgres'
import { startTestServer, type TestServer } from '../../server/src/testing/test-server'
import { table, whenAndWhere, writeSection } from './race/report'

const ROWS = 100_000
const ROUNDS = 15
const LIMIT_MS = 50
/** For statements that fill tables. */
const PATIENCE_MS = 600_000

interface ListTiming {
  /** Median and 95th percentile of the slower of the first and the second page. */
  median: number
  p95: number
  /** Rows read by the queries of the first page. */
  rows: number
}

/** Processor time in ms of this process and of the database's connections: what others do does not count. */
async function createClock({ pool }: TestServer): Promise<() => number> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`,
  )
  const files = rows.map(({ pid }) => `/proc/${pid}/schedstat`)
  // Idle connections are closed.
  const read = (file: string) => (existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) : 0)
  return () => {
    const { user, system } = process.cpuUsage()
    const elsewhere = files.reduce((sum, file) => sum + read(file), 0)
    return (user + system) / 1e3 + elsewhere / 1e6
  }
}

async function timesOf(server: TestServer, run: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  await run()
  await run()
  const clock = await createClock(server)
  for (let round = 0; round < ROUNDS; round++) {
    const began = clock()
    await run()
    times.push(clock() - began)
  }
  return times.sort((one, other) => one - other)
}

async function measure(server: TestServer, { what, run }: ListCall): Promise<ListTiming> {
  const { next } = await run()
  const pages = [await timesOf(server, () => run())]
  if (next) pages.push(await timesOf(server, () => run(next)))
  const at = (place: number) => Math.max(...pages.map((times) => times[place] ?? 0))
  const [median, p95] = [at(Math.floor(ROUNDS / 2)), at(Math.floor(ROUNDS * 0.95))]
  const reads = await readsOf(server.pool, () => run())
  const rows = reads.reduce((sum, read) => sum + read.rows, 0)
  console.log(
    `${what.padEnd(50)} ${median.toFixed(1).padStart(7)} ms, p95 ${p95.toFixed(1).padStart(7)} ms, ${rows} rows`,
  )
  return { median, p95, rows }
}

type DatabaseLocation = Parameters<typeof openDatabase>[0]

const { migrationsDir, demoDir } = readEnvironment({})
const open = (location: DatabaseLocation) =>
  openDatabase(location, migrationsDir, (error) => console.error(error.message))

async function fill(location: DatabaseLocation): Promise<void> {
  const began = performance.now()
  const { db, close } = await open(location)
  await seedDemo(db, demoDir)
  await fillLists(db, ROWS)
  await close()
  console.log(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

async function measureAll(database: OpenDatabase): Promise<Map<string, ListTiming>> {
  const server = await startTestServer({ database })
  try {
    const measured = new Map<string, ListTiming>()
    for (const call of await listCalls(server)) measured.set(call.what, await measure(server, call))
    return measured
  } finally {
    await server.close()
  }
}

async function measureOn(location: DatabaseLocation, filling = location): Promise<Map<string, ListTiming>> {
  await fill(filling)
  return measureAll(await open(location))
}

async function measureOnPostgres(): Promise<Map<string, ListTiming>> {
  const programs = postgresPrograms()
  if (!programs) return new Map()
  const { url, stop } = await startPostgres(programs)
  try {
    return await measureOn(
      { url },
      { url, timeouts: { ...databaseTimeouts, statement: PATIENCE_MS, answer: PATIENCE_MS } },
    )
  } finally {
    await stop()
  }
}

/** Lists of 100,000 rows each, on PostgreSQL and on the embedded database. Exits with 1 if one is too slow. */
export async function benchLists(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'plaza-lists-'))
  try {
    const real = await measureOnPostgres()
    const embedded = await measureOn({ inThread: join(dir, 'pg') })
    const cells = (one: ListTiming | undefined) =>
      one ? [one.median.toFixed(1), one.p95.toFixed(1), String(one.rows)] : ['', '', '']
    const rows = [...embedded].map(([what, one]) => [what, ...cells(real.get(what)), ...cells(one).slice(0, 2)])
    const head = ['', 'PostgreSQL ms', 'p95', 'rows read', 'PGlite ms', 'p95']
    writeSection('lists', `${whenAndWhere()}.\n\n${table(head, rows)}`)
    const slowest = Math.max(...[...real.values(), ...embedded.values()].map(({ median }) => median))
    console.log(`The slowest: ${slowest.toFixed(1)} ms of ${LIMIT_MS}.`)
    process.exitCode = slowest > LIMIT_MS ? 1 : 0
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

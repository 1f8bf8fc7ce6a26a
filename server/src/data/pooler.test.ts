import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { readEnvironment } from '../environment'
import { postgresPrograms, startPostgres, untilAnswered } from '../testing/postgres'
import { openDatabase } from './database'

const POOLER = '/usr/sbin/pgbouncer'
const programs = existsSync(POOLER) ? postgresPrograms() : null
if (!programs) console.log('No PostgreSQL with PgBouncer on this machine: a pooler was not tried.')

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return port
}

/** As docs/operations.md says, with one connection to the database for all clients. */
async function startPooler(socketDir: string): Promise<string> {
  const [folder, port] = [mkdtempSync(join(tmpdir(), 'plaza-pooler-')), await freePort()]
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
  writeFileSync(users, '"postgres" ""\n')
  writeFileSync(
    settings,
    `[databases]
postgres = host=${socketDir}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 1
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options
`,
  )
  // It does not run as root.
  const uid = process.getuid?.() === 0 ? Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })) : null
  if (uid !== null) for (const path of [folder, settings, users]) chownSync(path, uid, uid)
  const pooler = spawn(POOLER, [settings], { stdio: 'ignore', ...(uid !== null && { uid }) })
  onTestFinished(() => {
    pooler.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  await untilAnswered(url)
  return url
}

it.runIf(programs)('many connections share one, and notifications come past the pooler', async () => {
  const postgres = await startPostgres(programs ?? '')
  onTestFinished(() => postgres.stop())
  const url = await startPooler(decodeURIComponent(postgres.url.split('host=')[1] ?? ''))
  const database = await openDatabase(
    { url, directUrl: postgres.url },
    readEnvironment({}).migrationsDir,
    () => undefined,
  )
  onTestFinished(() => database.close())
  const heard: string[] = []
  const end = await database.listen('plaza_test', () => heard.push('heard'))
  await expect.poll(() => heard.length).toBe(1)
  const backends = await Promise.all(
    Array.from({ length: 6 }, () =>
      database.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        return rows[0]?.pid
      }),
    ),
  )
  expect(new Set(backends).size).toBe(1)
  await database.db.execute(sql`select pg_notify('plaza_test', '')`)
  await expect.poll(() => heard.length, { timeout: 5_000 }).toBe(2)
  await end()
})

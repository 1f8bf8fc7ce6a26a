import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Balancer, startBalancer } from '../testing/balancer'
import { openLine } from '../testing/event-line'
import { type Postgres, postgresPrograms, startPostgres } from '../testing/postgres'
import { programForTests, type StartedServer } from '../testing/started-server'
import { folderForTests } from '../testing/test-database'

const programs = postgresPrograms()
if (!programs) console.log('No PostgreSQL on this machine: restarts behind a load balancer were not tried.')

const PHONE = '13911112222'
const READERS = 3
const WRITERS = 2
const SUCCESS = 100000

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

describe.runIf(programs)('two processes behind a load balancer', { timeout: 240_000 }, () => {
  const program = programForTests()
  let postgres: Postgres
  let balancer: Balancer
  let ports: number[]
  let servers: StartedServer[]
  let token = ''
  const base = folderForTests()
  const upgraded = `${program.folder}-upgraded`

  const startAt = (place: number, build?: string) =>
    program.startForAll(
      {
        DATABASE_URL: postgres.url,
        PORT: String(ports[place]),
        PLAZA_DATA: join(base, String(place)),
        PLAZA_RELEASES: join(base, 'releases'),
        PLAZA_IDENTITY_KEY: 'the key of both',
        PLAZA_SMS: 'inbox',
        PLAZA_WECHAT: 'none',
        PLAZA_PAYOUTS: 'none',
        PLAZA_DEMO: '0',
        PLAZA_ORIGIN: 'request',
        PLAZA_STOP_DELAY: '1',
        LOG_LEVEL: 'warn',
      },
      build,
    )
  /** Stops the server of a place in order, and starts one there again. */
  async function restart(place: number, build?: string): Promise<void> {
    servers[place]?.process.kill('SIGTERM')
    expect(await servers[place]?.exit).toBe(0)
    const next = startAt(place, build)
    servers[place] = next
    await next.ready
  }

  async function ask(path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) {
    const response = await fetch(balancer.url + path, {
      method,
      headers: { authorization: token || 'guest', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = response.headers.get('content-type')?.includes('json') ? await response.json() : {}
    return { status: response.status, ...(answer as { code: number; data: never }) }
  }

  async function logIn(): Promise<string> {
    await ask(`ucenter/v1/consumer/phone_captcha?phone=${PHONE}&purpose=login`)
    const { data } = await ask(`__dev/sms/${PHONE}`)
    const captcha = (data as { list: { code: string }[] }).list[0]?.code
    const login = { way: 'captcha', phone: PHONE, captcha }
    return ((await ask('ucenter/v1/consumer/login', { method: 'POST', body: login })).data as { token: string }).token
  }

  /** Reads and writes without a pause until it is told to stop; returns the number of calls and what failed. */
  function load() {
    let running = true
    let calls = 0
    const failed: string[] = []
    const repeat = async (path: string, bodyOf?: () => unknown) => {
      while (running) {
        const asked = bodyOf ? { method: 'PUT', body: bodyOf() } : {}
        const { status, code } = await ask(path, asked).catch((error) => ({ status: 0, code: error.message }))
        calls++
        if (status !== 200 || code !== SUCCESS) failed.push(`${path}: ${status} ${code}`)
      }
    }
    let on = false
    const toggled = () => {
      on = !on
      return { findable: on }
    }
    const done = Promise.all([
      ...Array.from({ length: READERS }, () => repeat('ucenter/v1/consumer/current_user')),
      ...Array.from({ length: WRITERS }, () => repeat('ucenter/v1/consumer/preferences', toggled)),
    ])
    return async () => {
      running = false
      await done
      return { calls, failed }
    }
  }

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
    ports = [await freePort(), await freePort()]
    mkdirSync(join(base, 'releases'))
    servers = [startAt(0), startAt(1)]
    await Promise.all(servers.map(({ ready }) => ready))
    balancer = await startBalancer(ports)
    token = await logIn()
  })
  afterAll(async () => {
    for (const { process, exit } of servers ?? []) {
      process.kill('SIGKILL')
      await exit
    }
    await balancer?.close()
    await postgres?.stop()
    for (const folder of [base, upgraded]) rmSync(folder, { recursive: true, force: true })
  })

  it('a restart of one after the other fails no call, and its lines of events go on', async () => {
    const stop = load()
    const line = await openLine(balancer.url.replace(/\/$/, ''), { topics: 'live' })
    for (const place of [0, 1]) await restart(place)
    const { calls, failed } = await stop()
    expect(failed).toEqual([])
    expect(calls).toBeGreaterThan(100)
    await line.ended
    expect(line.received.at(-1)?.event).toBe('end')
    const again = await openLine(balancer.url.replace(/\/$/, ''), { topics: 'live' })
    expect(again.status).toBe(200)
    again.cut()
  })

  /** A version with one migration more. */
  function writeUpgrade(): void {
    cpSync(program.folder, upgraded, { recursive: true })
    const migrations = join(upgraded, 'migrations')
    const journalFile = join(migrations, 'meta/_journal.json')
    const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { idx: number; when: number }[] }
    const last = journal.entries.at(-1)
    const entry = { ...last, idx: (last?.idx ?? 0) + 1, when: (last?.when ?? 0) + 1, tag: '9999_upgrade' }
    writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }))
    writeFileSync(
      join(migrations, '9999_upgrade.sql'),
      'alter table users add column upgraded boolean default true not null;',
    )
  }

  const isUpgraded = async (): Promise<boolean> => {
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    const { rowCount } = await client.query("select from information_schema.columns where column_name = 'upgraded'")
    await client.end()
    return rowCount === 1
  }

  it('an upgrade with a migration fails no call, and neither does the way back', async () => {
    writeUpgrade()
    const stop = load()
    await restart(0, upgraded)
    // The version before still answers, on the migrated database.
    expect(await isUpgraded()).toBe(true)
    await restart(1, upgraded)
    for (const place of [0, 1]) await restart(place)
    const { calls, failed } = await stop()
    expect(failed).toEqual([])
    expect(calls).toBeGreaterThan(200)
  })

  it('a killed process takes only the calls with it that were on their way', async () => {
    const stop = load()
    servers[0]?.process.kill('SIGKILL')
    await servers[0]?.exit
    const { failed } = await stop()
    // Of each caller the call under way, and one that was sent before the balancer noticed.
    expect(failed.length).toBeLessThanOrEqual(2 * (READERS + WRITERS))
    const stopAfter = load()
    const next = startAt(0)
    servers[0] = next
    await next.ready
    const after = await stopAfter()
    expect(after.failed).toEqual([])
    expect(after.calls).toBeGreaterThan(50)
  })
})

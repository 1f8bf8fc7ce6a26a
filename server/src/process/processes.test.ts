import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Postgres, postgresPrograms, startPostgres } from '../testing/postgres'
import { programForTests, type StartedServer } from '../testing/started-server'

const programs = postgresPrograms()
if (!programs) console.log('No PostgreSQL on this machine: two processes behind one port were not tried.')

const REQUESTS = 40

describe.runIf(programs)('two processes behind one port', { timeout: 180_000 }, () => {
  const program = programForTests()
  let postgres: Postgres
  let server: StartedServer
  let url: string

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
    server = program.startForAll({
      DATABASE_URL: postgres.url,
      PLAZA_PROCESSES: '2',
      PLAZA_DATA: join(program.dir, 'processes'),
      PLAZA_RELEASES: join(program.dir, 'releases'),
      PLAZA_IDENTITY_KEY: 'the key of both',
      PLAZA_SMS: 'none',
      PLAZA_WECHAT: 'none',
      PLAZA_PAYOUTS: 'none',
      PLAZA_DEMO: '0',
      PLAZA_ORIGIN: 'request',
    })
    url = await server.ready
  }, 120_000)
  afterAll(async () => {
    server?.process.kill('SIGKILL')
    await postgres?.stop()
  })

  const pids = (): number[] =>
    execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(server.process.pid)], { encoding: 'utf8' })
      .split('\n')
      .flatMap((line) => (line.includes('main.mjs') ? [Number.parseInt(line, 10)] : []))
  // On a connection of its own: those to a killed process are gone.
  const answers = async (path: string) => (await fetch(url + path, { headers: { connection: 'close' } })).status

  async function serverIds(): Promise<string[]> {
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query<{ id: string }>('select id from server_reports order by id')
    await client.end()
    return rows.map(({ id }) => id.replace(/^.*(?=:)/, ''))
  }
  async function counted(): Promise<number> {
    const text = await (await fetch(`${url}metrics`)).text()
    return Number(/plaza_request_seconds_count\{call="healthz",status="200"\} (\d+)/.exec(text)?.[1] ?? 0)
  }

  it('both report themselves, and either answers with the metrics of both', async () => {
    const { port } = new URL(url)
    await expect.poll(serverIds, { timeout: 60_000 }).toEqual([`:${port}/1`, `:${port}/2`])
    const before = await counted()
    // A new connection each time, so that both get some.
    for (let n = 0; n < REQUESTS; n++)
      await fetch(`${url}healthz`, { headers: { connection: 'close' } }).then((response) => response.text())
    for (let n = 0; n < 4; n++) expect(await counted()).toBe(before + REQUESTS)
  })

  it('goes on answering while one is killed, which is started again', async () => {
    const [first, second] = pids()
    process.kill(second ?? 0, 'SIGKILL')
    await expect.poll(() => server.err()).toContain('"msg":"process ended"')
    for (let n = 0; n < 10; n++) expect(await answers('readyz')).toBe(200)
    const starts = () => server.err().match(/"msg":"server started"/g)?.length
    await expect.poll(starts, { timeout: 60_000 }).toBe(3)
    expect(pids()).toEqual([first, expect.any(Number)])
  })

  it('stops both in order', async () => {
    server.process.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    expect(server.err().match(/"msg":"server stopped"/g)?.length).toBe(2)
    expect(await serverIds()).toEqual([])
  })
})

import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Client, type Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInThread } from '../data/embedded/embedded'
import { startObjectStore } from '../testing/object-store'
import { type Postgres, postgresPrograms, startPostgres } from '../testing/postgres'
import { programForTests, type StartedServer } from '../testing/started-server'
import { folderForTests } from '../testing/test-database'
import { download } from './bucket'
import { recordFiles } from './files'

const program = programForTests()
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const said = {
  PLAZA_SMS: 'inbox',
  PLAZA_WECHAT: 'none',
  PLAZA_PAYOUTS: 'none',
  PLAZA_DEMO: '0',
  PLAZA_ORIGIN: 'request',
  PLAZA_STOP_DELAY: '0',
}

type Rows = Record<string, string[]>
type Query = Pick<Pool, 'query'>

/** Tables that a running server writes by itself, so also between the backup and its end. */
const byClock = /^(pgboss\.|public\.(search_|transfers$))/

/** Every row of every table, as text. */
async function rowsOf(db: Query): Promise<Rows> {
  const { rows: tables } = await db.query<{ name: string }>(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema !~ '^pg_|^information_schema$' order by 1",
  )
  const rows: Rows = {}
  for (const { name } of tables.filter((table) => !byClock.test(table.name))) {
    const found = await db.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
    rows[name] = found.rows.map(({ row }) => row)
  }
  return rows
}

/** Rows that only one of two databases has. */
const differences = (one: Rows, other: Rows): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((table) => {
    const [left = [], right = []] = [one[table], other[table]]
    const [inLeft, inRight] = [new Set(left), new Set(right)]
    const unequal = [...left.filter((row) => !inRight.has(row)), ...right.filter((row) => !inLeft.has(row))]
    return unequal.map((row) => `${table} ${row}`)
  })

async function rowsIn(dir: string): Promise<Rows> {
  const { pool, close } = await openInThread(join(dir, 'pg'))
  return rowsOf(pool).finally(close)
}

async function rowsAt(url: string): Promise<Rows> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return rowsOf(client).finally(() => client.end())
}

async function ask<T>(address: string, path: string, token = 'guest', body?: unknown): Promise<T> {
  const response = await fetch(address + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return ((await response.json()) as { data: T }).data
}

const PHONE = '13911112222'

/** Logs in and uploads a file; returns the token and the file's address. */
async function write(address: string): Promise<{ token: string; file: string }> {
  await ask(address, `ucenter/v1/consumer/phone_captcha?phone=${PHONE}&purpose=login`)
  const { list } = await ask<{ list: { code: string }[] }>(address, `__dev/sms/${PHONE}`)
  const login = { way: 'captcha', phone: PHONE, captcha: list[0]?.code }
  const { token } = await ask<{ token: string }>(address, 'ucenter/v1/consumer/login', 'guest', login)
  const path = 'ucenter/v2/ossUploadAuth?kind=image&name=a.png'
  const { fields } = await ask<{ fields: Record<string, string> }>(address, path, token)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([PNG]), 'a.png')
  const uploaded = await fetch(`${address}upload`, { method: 'POST', body: form })
  return { token, file: ((await uploaded.json()) as { data: { url: string } }).data.url }
}

async function expectWritten(address: string, { token, file }: { token: string; file: string }): Promise<void> {
  const { phone } = await ask<{ phone: string }>(address, 'ucenter/v1/consumer/current_user', token)
  expect(phone).toContain('2222')
  const served = await fetch(new URL(file, address), { headers: { cookie: `Authorization=${token}` } })
  expect(Buffer.from(await served.arrayBuffer())).toEqual(PNG)
}

function placeRelease(releases: string, name: string): void {
  mkdirSync(join(releases, 'remotes', 'media', name), { recursive: true })
  writeFileSync(join(releases, 'remotes', 'media', name, 'remote.json'), name)
}

async function killed(server: StartedServer): Promise<void> {
  server.process.kill('SIGKILL')
  await server.exit
}

const keysIn = (dir: string) =>
  Object.fromEntries(
    readdirSync(dir)
      .filter((name) => /^(secret|identity-key|registry-key|ops-)/.test(name))
      .map((name) => [name, readFileSync(join(dir, name), 'utf8')]),
  )

/** Folders of one test: the backups, and an empty machine. */
function emptyMachine() {
  const base = folderForTests()
  const variables = { PLAZA_DATA: join(base, 'data'), PLAZA_RELEASES: join(base, 'releases') }
  return { base, backups: join(base, 'backups'), variables }
}

describe('a backup of the embedded database', { timeout: 180_000 }, () => {
  it('restores every row, file, release and key of a running server on an empty machine', async () => {
    const { base, backups, variables: empty } = emptyMachine()
    const variables = { ...said, PLAZA_RELEASES: join(base, 'live') }
    placeRelease(variables.PLAZA_RELEASES, '1.0.0-a')
    const server = program.start(variables)
    const address = await server.ready
    const written = await write(address)
    const made = await program.run('backup', [backups], { ...variables, PLAZA_URL: address })
    await killed(server)
    expect(made).toMatch(/plaza-\d{8}T\d{6}Z: \d+ files, [\d.]+ MB, as of 20/)
    expect(existsSync(join(program.dir, 'snapshots'))).toBe(false)
    const [name = ''] = readdirSync(backups)

    // As where two servers on one disk share their uploads.
    const shared = join(base, 'uploads')
    for (const folder of [shared, empty.PLAZA_DATA]) mkdirSync(folder)
    symlinkSync(shared, join(empty.PLAZA_DATA, 'uploads'))
    const restored = await program.run('restore', [join(backups, name)], { ...said, ...empty })
    expect(readdirSync(shared)).toContain('image')
    expect(restored).toMatch(/^Restored .* minutes old\. What was written later is lost\./)
    const rows = await rowsIn(empty.PLAZA_DATA)
    expect(Object.values(rows).flat().length).toBeGreaterThan(1_000)
    // The one row of later: the server was told of the complete backup.
    expect(differences(rows, await rowsIn(program.dir))).toEqual([expect.stringMatching(/^public\.backup_runs /)])
    expect(await recordFiles(join(empty.PLAZA_DATA, 'uploads'))).toEqual(
      await recordFiles(join(program.dir, 'uploads')),
    )
    expect(await recordFiles(empty.PLAZA_RELEASES)).toEqual(await recordFiles(variables.PLAZA_RELEASES))
    expect(keysIn(empty.PLAZA_DATA)).toEqual(keysIn(program.dir))
    const again = program.start({ ...said, ...empty })
    await expectWritten(await again.ready, written)
  })

  it('takes the files of the backup before as links, and keeps as many backups as it is told', async () => {
    const { base, backups, variables } = emptyMachine()
    const live = { ...said, PLAZA_RELEASES: join(base, 'live') }
    placeRelease(live.PLAZA_RELEASES, '1.0.0-a')
    const names: string[] = []
    for (let turn = 0; turn < 3; turn++) {
      const made = await program.run('backup', [backups, '--keep', '2'], live)
      names.push(/plaza-\d{8}T\w+/.exec(made)?.[0] ?? '')
      // The name of a backup says its second.
      await new Promise((done) => setTimeout(done, 1_100))
    }
    expect(readdirSync(backups).sort()).toEqual(names.slice(1))
    await expect(program.run('backup', [backups, '--keep', '0'], live)).rejects.toThrow('--keep takes a number')
    const newest = join(backups, names[2] ?? '')
    expect(await program.run('restore', [newest, '--check'])).toContain('Complete and unchanged')

    appendFileSync(join(newest, 'releases/remotes/media/1.0.0-a/remote.json'), '!')
    await expect(program.run('restore', [newest], { ...said, ...variables })).rejects.toThrow(
      'releases/remotes/media/1.0.0-a/remote.json of',
    )
    expect(existsSync(variables.PLAZA_DATA)).toBe(false)
  })

  it('is not restored over data, and not into another kind of database', async () => {
    const { backups, variables } = emptyMachine()
    await program.run('backup', [backups], said)
    const backup = join(backups, readdirSync(backups)[0] ?? '')
    await expect(program.run('restore', [backup], said)).rejects.toThrow('is not empty: a restore overwrites nothing.')
    mkdirSync(join(variables.PLAZA_DATA, 'uploads'), { recursive: true })
    writeFileSync(join(variables.PLAZA_DATA, 'uploads/theirs'), '')
    await expect(program.run('restore', [backup], { ...said, ...variables })).rejects.toThrow('is not empty')
    rmSync(variables.PLAZA_DATA, { recursive: true })
    const postgres = { ...said, ...variables, DATABASE_URL: 'postgresql://127.0.0.1:1/none' }
    await expect(program.run('restore', [backup], postgres)).rejects.toThrow('restore it without DATABASE_URL')
    rmSync(join(backup, 'manifest.json'))
    await expect(program.run('restore', [backup], said)).rejects.toThrow('is not a complete backup')
  })
})

const programs = postgresPrograms()

type Store = Awaited<ReturnType<typeof startObjectStore>>

const bucketVariables = ({ bucket }: Store) => ({
  PLAZA_STORAGE: 's3',
  PLAZA_S3_ENDPOINT: bucket.endpoint,
  PLAZA_S3_BUCKET: bucket.name,
  PLAZA_S3_KEY_ID: bucket.accessKeyId,
  PLAZA_S3_SECRET: bucket.secretAccessKey,
})

describe.runIf(programs)('a backup of a PostgreSQL and a bucket', { timeout: 180_000 }, () => {
  let postgres: Postgres
  let liveStore: Store
  let emptyStore: Store
  const urlOf = (name: string) => {
    const url = new URL(postgres.url)
    url.pathname = name
    return url.href
  }
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
    liveStore = await startObjectStore()
    emptyStore = await startObjectStore()
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    for (const name of ['live', 'empty', 'other']) await client.query(`create database ${name}`)
    await client.end()
  })
  afterAll(() => Promise.all([postgres.stop(), liveStore.stop(), emptyStore.stop()]))

  it('restores every row, file and key of a running server into an empty database and bucket', async () => {
    const { base, backups, variables } = emptyMachine()
    const live = {
      ...{ ...said, PLAZA_DATA: join(base, 'live'), PLAZA_RELEASES: join(base, 'live-releases') },
      ...bucketVariables(liveStore),
      DATABASE_URL: urlOf('live'),
    }
    const server = program.start(live)
    const address = await server.ready
    const written = await write(address)
    await program.run('backup', [backups], live)
    await killed(server)

    const backup = join(backups, readdirSync(backups)[0] ?? '')
    const empty = { ...said, ...variables, ...bucketVariables(emptyStore), DATABASE_URL: urlOf('empty') }
    await program.run('restore', [backup], empty)
    const rows = await rowsAt(empty.DATABASE_URL)
    expect(rows['public.users']).toHaveLength(1)
    expect(differences(rows, await rowsAt(live.DATABASE_URL))).toEqual([])
    await download(liveStore.bucket, 'uploads/', join(base, 'live-uploads'))
    await download(emptyStore.bucket, 'uploads/', join(base, 'restored-uploads'))
    const restored = await recordFiles(join(base, 'restored-uploads'))
    expect(Object.keys(restored)).toHaveLength(1)
    expect(restored).toEqual(await recordFiles(join(base, 'live-uploads')))
    expect(keysIn(empty.PLAZA_DATA)).toEqual(keysIn(live.PLAZA_DATA))
    const again = program.start(empty)
    await expectWritten(await again.ready, written)

    const occupied = { ...empty, PLAZA_DATA: join(base, 'other') }
    await expect(program.run('restore', [backup], occupied)).rejects.toThrow('has tables')
    const sameBucket = { ...occupied, DATABASE_URL: urlOf('other') }
    await expect(program.run('restore', [backup], sameBucket)).rejects.toThrow('has uploads')
  })
})

import { createHash, randomUUID } from 'node:crypto'
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../data/database'
import { databaseTimeouts } from '../data/server-pool'
import { readEnvironment } from '../environment'
import { seedDemo } from '../seed/seed'

const { migrationsDir, demoDir } = readEnvironment({})
const PATIENCE_MS = 300_000
const patientTimeouts = { ...databaseTimeouts, statement: PATIENCE_MS, answer: PATIENCE_MS }
const onError = (): void => undefined

/** Shared by the tests of a run. */
export interface TestRun {
  /** Folder of the embedded databases. */
  folder: string
  /** URL of the PostgreSQL with a database per test; null for embedded databases. */
  postgres: string | null
}
declare module 'vitest' {
  interface ProvidedContext {
    run: TestRun
  }
}

interface DatabaseOptions {
  /** With the demo, seeded by the first test of the run that needs it. */
  demo?: boolean
  /** Lets a statement take minutes, to fill tables with it. */
  patient?: boolean
}

/** Opens a migrated database for one test, empty by default: in the run's PostgreSQL, otherwise embedded. */
export async function openTestDatabase({ demo = false, patient = false }: DatabaseOptions = {}): Promise<OpenDatabase> {
  const { postgres } = inject('run')
  return postgres ? openReal(postgres, demo, patient) : openEmbedded(demo)
}

/** Copies a template database, which the first test creates. */
async function openReal(postgres: string, demo: boolean, patient: boolean): Promise<OpenDatabase> {
  const admin = new Client({ connectionString: postgres })
  await admin.connect()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name} template ${await realTemplate(admin, postgres, demo)}`)
  const timeouts = patient ? patientTimeouts : databaseTimeouts
  const database = await openDatabase({ url: urlOf(postgres, name), timeouts }, migrationsDir, onError)
  return {
    ...database,
    async close() {
      await database.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

function urlOf(postgres: string, name: string): string {
  const url = new URL(postgres)
  url.pathname = name
  return url.href
}

const TEMPLATE_LOCK = 20_260_101

async function realTemplate(admin: Client, postgres: string, demo: boolean): Promise<string> {
  const name = demo ? 'with_demo' : 'empty'
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) {
    await admin.query(`create database ${name}`)
    await make({ url: urlOf(postgres, name), timeouts: patientTimeouts }, demo)
  }
  await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  return name
}

/** A folder that is removed after this run. */
export const folderForTests = (): string => mkdtempSync(join(inject('run').folder, 'test-'))

/** Puts an embedded database as `pg` into a folder, empty by default: copying one is fast, creating one is not. */
export async function placeDatabase(dir: string, { demo = false }: DatabaseOptions = {}): Promise<void> {
  cpSync(await template(demo), join(dir, 'pg'), { recursive: true })
}

async function openEmbedded(demo: boolean): Promise<OpenDatabase> {
  const dir = folderForTests()
  await placeDatabase(dir, { demo })
  const database = await openDatabase({ inThread: join(dir, 'pg') }, migrationsDir, onError)
  return {
    ...database,
    async close() {
      await database.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Template of this run: the seed depends on the code and the time of the run. */
async function template(demo: boolean): Promise<string> {
  const path = join(inject('run').folder, demo ? 'with-demo' : 'empty')
  await makeOnce(path, async (making) => {
    cpSync(demo ? await template(false) : await emptyOfSchema(), making, { recursive: true })
    if (demo) await make({ inThread: making }, demo)
  })
  return path
}

/** Opening an embedded database clears its buffers, which takes a second for the 128 MB of the default. */
const SETTINGS = '\nshared_buffers = 16MB\n'

/** Empty database of this schema, created by the first test and reused by later runs. */
async function emptyOfSchema(): Promise<string> {
  const path = join(tmpdir(), `plaza-template-${process.getuid?.() ?? 0}-${fingerprint()}`)
  await makeOnce(path, async (making) => {
    await make({ inThread: making }, false)
    appendFileSync(join(making, 'postgresql.conf'), SETTINGS)
  })
  return path
}

async function make(place: Parameters<typeof openDatabase>[0], demo: boolean): Promise<void> {
  const database = await openDatabase(place, migrationsDir, onError)
  if (demo) await seedDemo(database.db, demoDir)
  await database.close()
}

/** If two processes create it at once, the first one wins. */
async function makeOnce(path: string, make: (making: string) => Promise<void>): Promise<void> {
  if (existsSync(path)) return
  const making = `${path}-${process.pid}`
  await make(making)
  try {
    renameSync(making, path)
  } catch {
    rmSync(making, { recursive: true, force: true })
  }
}

/** Of the settings, the migrations and their journal, by whose times a database knows which it has. */
function fingerprint(): string {
  const hash = createHash('sha256').update(SETTINGS)
  for (const name of readdirSync(migrationsDir)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(migrationsDir, name)))
  hash.update(readFileSync(join(migrationsDir, 'meta', '_journal.json')))
  return hash.digest('hex').slice(0, 16)
}

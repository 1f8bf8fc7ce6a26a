import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '../data/database'
import { readEnvironment } from '../environment'
import { postgresPrograms, startPostgres } from './postgres'

const { migrationsDir } = readEnvironment({})
const onError = (): void => undefined

/** A migrated, empty database of its own: a throw-away PostgreSQL with PLAZA_TEST_PG=1, else an embedded one. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const programs = process.env.PLAZA_TEST_PG === '1' ? postgresPrograms() : null
  return programs ? openReal(programs) : openEmbedded()
}

async function openReal(programs: string): Promise<OpenDatabase> {
  const server = await startPostgres(programs)
  const database = await openDatabase({ url: server.url }, migrationsDir, onError)
  return {
    ...database,
    async close() {
      await database.close()
      await server.stop()
    },
  }
}

/**
 * A folder with an embedded database in `pg`, migrated and empty. Making one takes seconds, copying one takes none: the
 * first test of a schema makes the template.
 */
export async function copyTemplate(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'plaza-test-'))
  cpSync(await template(), join(dir, 'pg'), { recursive: true })
  return dir
}

async function openEmbedded(): Promise<OpenDatabase> {
  const dir = await copyTemplate()
  const database = await openDatabase({ inThread: join(dir, 'pg') }, migrationsDir, onError)
  return {
    ...database,
    async close() {
      await database.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function template(): Promise<string> {
  const path = join(tmpdir(), `plaza-template-${process.getuid?.() ?? 0}-${fingerprint()}`)
  if (existsSync(path)) return path
  const making = `${path}-${process.pid}`
  const database = await openDatabase({ inThread: making }, migrationsDir, onError)
  await database.close()
  try {
    renameSync(making, path)
  } catch {
    rmSync(making, { recursive: true, force: true })
  }
  return path
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsDir)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(migrationsDir, name)))
  return hash.digest('hex').slice(0, 16)
}

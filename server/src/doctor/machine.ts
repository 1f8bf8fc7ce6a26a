import { constants, statSync } from 'node:fs'
import { access, mkdir, readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '@plaza/shared/format'
import { Client } from 'pg'
import { migrationsIn } from '../backups/manifest'
import type { Finding } from '../check-settings'
import { reasonOf } from '../data/failures'
import type { Environment } from '../environment'
import { freeDiskBytes, MAX_BACKUP_AGE_HOURS } from '../monitoring/limits'
import { findWalls } from '../rendering/process/walls'

const unsafe = (text: string): Finding => ({ level: 'unsafe', text })
const note = (text: string): Finding => ({ level: 'note', text })

const OTHERS = 0o077
const OLDEST_POSTGRES = 14

async function checkFolder(name: string, path: string): Promise<Finding[]> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await access(path, constants.W_OK)
  } catch (error) {
    return [unsafe(`${name} (${path}) cannot be written: ${reasonOf(error)}`)]
  }
  const { bavail, bsize } = await statfs(path)
  const free = bavail * bsize
  return free < freeDiskBytes.watch ? [unsafe(`The disk of ${name} has only ${(free / 1e9).toFixed(1)} GB left.`)] : []
}

async function checkData({ dataDir }: Environment): Promise<Finding[]> {
  const found = await checkFolder('PLAZA_DATA', dataDir)
  if (found.length > 0) return found
  if ((statSync(dataDir).mode & OTHERS) !== 0)
    found.push(unsafe(`PLAZA_DATA is readable by others: chmod 700 ${dataDir}.`))
  if ((await readdir(dataDir)).includes('ops-password'))
    found.push(
      note(`${join(dataDir, 'ops-password')} is still there: keep the password elsewhere and delete the file.`),
    )
  return found
}

/** `drizzle.__drizzle_migrations` has a row for each migration. */
async function checkMigrations(client: Client, { migrationsDir }: Environment): Promise<Finding[]> {
  const { rows } = await client
    .query<{ count: string | number }>('select count(*) from drizzle.__drizzle_migrations')
    .catch(() => ({ rows: [{ count: 0 }] }))
  const [applied, own] = [Number(rows[0]?.count), migrationsIn(migrationsDir)]
  if (applied > own)
    return [note(`The database has ${applied - own} migrations more than this release: a newer one ran.`)]
  if (applied === 0) return [note('The database is empty: the next start creates its tables.')]
  return applied < own ? [note(`The next start applies ${own - applied} migrations: make a backup before.`)] : []
}

async function checkPostgres(url: string, environment: Environment): Promise<Finding[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; isSuper: boolean }>(
      `select current_setting('server_version') as version, rolsuper as "isSuper" from pg_roles where rolname = current_user`,
    )
    const { version = '0', isSuper = false } = rows[0] ?? {}
    return [
      ...(Number.parseInt(version, 10) < OLDEST_POSTGRES
        ? [unsafe(`PostgreSQL ${version} is too old: use ${OLDEST_POSTGRES} or newer.`)]
        : []),
      ...(isSuper
        ? [unsafe('The role of DATABASE_URL is a superuser: give Plaza one that owns only its database.')]
        : []),
      ...(await checkMigrations(client, environment)),
    ]
  } catch (error) {
    return [unsafe(`The database does not answer: ${reasonOf(error)}`)]
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function checkBackups(folder: string | undefined, now: number): Promise<Finding[]> {
  if (folder === undefined)
    return [note('Name the folder of your backups to have their age checked: --backups <folder>.')]
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('plaza-')).sort()
  const newest = names.at(-1)
  if (!newest) return [unsafe(`There is no backup in ${folder}.`)]
  const hours = Math.round((now - (await stat(join(folder, newest, 'manifest.json'))).mtimeMs) / HOUR_MS)
  return hours > MAX_BACKUP_AGE_HOURS ? [unsafe(`The newest backup in ${folder} is ${hours} hours old.`)] : []
}

async function checkRendering({ rendering }: Environment): Promise<Finding[]> {
  if (rendering === 'off') return []
  const walls = await findWalls()
  if (!walls) return [unsafe('No process that renders pages can be started here.')]
  const missing = walls.missing.join(', ')
  return missing ? [note(`Processes that render pages are not isolated completely (${missing}): see "Rendering".`)] : []
}

/** Findings about this machine: its folders, the database, the backups, the isolation of rendering. */
export async function checkMachine(
  environment: Environment,
  backups: string | undefined,
  now = Date.now(),
): Promise<Finding[]> {
  const { databaseUrl, releasesDir } = environment
  return [
    ...(process.getuid?.() === 0 ? [unsafe('This is root: run the server as a user of its own.')] : []),
    ...(await checkData(environment)),
    ...(await checkFolder('PLAZA_RELEASES', releasesDir)),
    ...(databaseUrl ? await checkPostgres(databaseUrl, environment) : []),
    ...(await checkBackups(backups, now)),
    ...(await checkRendering(environment)),
  ]
}

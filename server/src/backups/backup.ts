import { readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { takeLock } from '../data/lock'
import type { Environment } from '../environment'
import { type BucketFolder, download } from './bucket'
import { copyFolder, copyImmutable, copyOne } from './files'
import { type Manifest, migrationsIn, writeManifest } from './manifest'
import { dumpPostgres } from './postgres'

/** Files in `PLAZA_DATA` that the server generated; a value of the environment is kept by whoever set it. */
export const keyFiles = ['secret', 'identity-key', 'registry-key.pem', 'ops-token', 'ops-password']
/** Names in a backup. */
export const parts = {
  ...{ dump: 'database.dump', pg: 'pg', keys: 'keys', uploads: 'uploads', releases: 'releases' },
  /** Uploads and keys of further sites, by code. */
  sites: 'sites',
}

const NAME = /^plaza-\d{8}T\d{6}Z$/
const nameAt = (at: Date): string => `plaza-${at.toISOString().replace(/[-:]|\.\d+/g, '')}`

/** Complete backups in a folder, oldest first. */
const backupsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).sort()

export interface BackupOptions {
  /** Folder of all backups. */
  target: string
  /** How many backups stay; all if undefined. */
  keep?: number | undefined
  /** URL of the running server. */
  url: string
}

const Snapshot = v.object({ data: v.object({ folder: v.string() }) })

/** Calls the running server as its operator. */
async function callServer({ dataDir, opsToken }: Environment, address: URL, body = {}): Promise<Response> {
  const token = opsToken ?? readFileSync(join(dataDir, 'ops-token'), 'utf8').trim()
  return fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Lets the server that holds the embedded database copy it; returns the copy. */
async function requestSnapshot(environment: Environment, url: string): Promise<string> {
  const response = await callServer(environment, new URL('/ops/api/snapshot', url)).catch(() => {
    throw new Error(`The database is in use, but no Plaza answers at ${url}: set PLAZA_URL to the server's address.`)
  })
  if (!response.ok) throw new Error(`${url} did not copy its database (HTTP ${response.status}).`)
  return v.parse(Snapshot, await response.json()).data.folder
}

function lockIfFree(path: string): (() => void) | null {
  try {
    return takeLock(path)
  } catch {
    return null
  }
}

/** Copies the embedded database: itself if no server runs, otherwise by the server. */
async function copyEmbedded(environment: Environment, url: string, to: string): Promise<void> {
  const release = lockIfFree(join(environment.dataDir, 'database.lock'))
  if (release) {
    await copyFolder(join(environment.dataDir, 'pg'), to).finally(release)
    return
  }
  const snapshot = await requestSnapshot(environment, url)
  await copyFolder(snapshot, to)
  await rm(join(snapshot, '..'), { recursive: true, force: true })
}

/** Copies files before and after the database, so that none is missing to which a row refers. */
async function copyAll(environment: Environment, { target, url }: BackupOptions, draft: string): Promise<Manifest> {
  const { dataDir, releasesDir, databaseUrl, bucket, migrationsDir } = environment
  const last = (await backupsIn(target)).at(-1)
  const copyPart = (part: string, from: string) =>
    copyImmutable(from, join(draft, part), last && join(target, last, part))
  const downloadPart = async (prefix: BucketFolder, part: string) => {
    if (bucket) await download(bucket, prefix, join(draft, part), last && join(target, last, part))
  }
  const copyFiles = async () => {
    if (bucket) await downloadPart('uploads/', parts.uploads)
    else await copyPart(parts.uploads, join(dataDir, 'uploads'))
    await copyPart(parts.sites, join(dataDir, 'sites'))
    await copyPart(parts.releases, releasesDir)
    // This server's folder has only what it has needed.
    if (bucket) await downloadPart('releases/', parts.releases)
  }
  await copyFiles()
  const at = new Date().toISOString()
  if (databaseUrl) await dumpPostgres(databaseUrl, join(draft, parts.dump))
  else await copyEmbedded(environment, url, join(draft, parts.pg))
  await copyFiles()
  for (const name of keyFiles) await copyOne(join(dataDir, name), join(draft, parts.keys, name))
  const database = databaseUrl ? 'postgresql' : 'embedded'
  return writeManifest(draft, { at, database, migrations: migrationsIn(migrationsDir) })
}

/** Backs up database, uploads, releases and keys while the server runs. Returns the backup's folder and manifest. */
export async function backUp(environment: Environment, options: BackupOptions, now = new Date()) {
  const { target, keep, url } = options
  const release = takeLock(join(environment.dataDir, 'backup.lock'))
  const [folder, draft] = [join(target, nameAt(now)), join(target, `.${nameAt(now)}`)]
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 })
    const manifest = await copyAll(environment, options, draft)
    await rename(draft, folder)
    const surplus = keep === undefined ? [] : (await backupsIn(target)).slice(0, -keep)
    for (const name of surplus) await rm(join(target, name), { recursive: true })
    // A server that does not run, or of an earlier version, need not know.
    const told = await callServer(environment, new URL('/ops/api/backup-done', url), { at: manifest.at }).catch(
      () => null,
    )
    return { folder, manifest, isTold: told?.ok === true }
  } finally {
    await rm(draft, { recursive: true, force: true })
    release()
  }
}

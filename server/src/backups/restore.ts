import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '../environment'
import { keyFiles, parts } from './backup'
import { isEmptyBucket, uploadAll } from './bucket'
import { copyFolder, copyImmutable, copyOne, filesIn, isEmptyFolder } from './files'
import { type Manifest, migrationsIn, verifiedManifest } from './manifest'
import { isEmptyPostgres, restorePostgres } from './postgres'

/** Two servers on one disk share an empty folder of uploads, to which their data folders have a link. */
const isEmptyData = async (dataDir: string): Promise<boolean> =>
  (await isEmptyFolder(dataDir, parts.uploads)) && (await isEmptyFolder(join(dataDir, parts.uploads)))

/** Throws a sentence if the backup does not fit this server, or would overwrite something. */
async function refuseUnfit(environment: Environment, manifest: Manifest): Promise<void> {
  const { databaseUrl, dataDir, bucket, migrationsDir } = environment
  if (manifest.migrations > migrationsIn(migrationsDir))
    throw new Error('This backup is of a newer Plaza: restore it with that one.')
  if ((manifest.database === 'postgresql') !== (databaseUrl !== undefined))
    throw new Error(
      manifest.database === 'postgresql'
        ? 'This backup is of a PostgreSQL: set DATABASE_URL to an empty database.'
        : 'This backup is of an embedded database: restore it without DATABASE_URL.',
    )
  if (!(await isEmptyData(dataDir))) throw new Error(`${dataDir} is not empty: a restore overwrites nothing.`)
  if (databaseUrl && !(await isEmptyPostgres(databaseUrl)))
    throw new Error('The database of DATABASE_URL has tables: a restore overwrites nothing.')
  if (bucket && !(await isEmptyBucket(bucket)))
    throw new Error(`The bucket ${bucket.name} has uploads: a restore overwrites nothing.`)
}

async function restoreKeys(from: string, dataDir: string): Promise<void> {
  const present = await filesIn(from)
  for (const name of keyFiles.filter((key) => present.includes(key))) {
    await copyOne(join(from, name), join(dataDir, name))
    await chmod(join(dataDir, name), 0o600)
  }
}

async function copyDatabase(backup: string, { folders }: Manifest, to: string): Promise<void> {
  await copyFolder(join(backup, parts.pg), to)
  const own = folders.filter((folder) => folder.startsWith(`${parts.pg}/`))
  for (const folder of own) await mkdir(join(to, folder.slice(parts.pg.length + 1)), { recursive: true, mode: 0o700 })
}

/** Restores a verified backup into an empty data folder and database. Returns its manifest. */
export async function restore(environment: Environment, backup: string): Promise<Manifest> {
  const { databaseUrl, dataDir, releasesDir, bucket } = environment
  const manifest = await verifiedManifest(backup)
  await refuseUnfit(environment, manifest)
  if (databaseUrl) await restorePostgres(databaseUrl, join(backup, parts.dump))
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (!databaseUrl) await copyDatabase(backup, manifest, join(dataDir, 'pg'))
  const uploads = join(backup, parts.uploads)
  await (bucket ? uploadAll(bucket, uploads) : copyImmutable(uploads, join(dataDir, 'uploads')))
  await copyImmutable(join(backup, parts.sites), join(dataDir, 'sites'))
  await copyImmutable(join(backup, parts.releases), releasesDir)
  await restoreKeys(join(backup, parts.keys), dataDir)
  return manifest
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { durableOptions, syncTree } from './durable'
import { serveDatabase } from './serve'

type ServedDatabase = ReturnType<typeof serveDatabase>

/** PGlite's directory, or null for memory; and whether it waits for the disk. */
export interface StorageOptions {
  dir: string | null
  fsync: boolean
}

/** Opens PGlite and serves it on message ports. */
export async function openServedDatabase(
  { dir, fsync }: StorageOptions,
  onBroken: (error: unknown) => void,
): Promise<ServedDatabase> {
  if (dir === null || !fsync) return serveDatabase(await PGlite.create(dir ?? 'memory://'), dir, onBroken)
  const isNew = !existsSync(join(dir, 'PG_VERSION'))
  const database = await PGlite.create(durableOptions(dir))
  if (isNew) syncTree(dir)
  return serveDatabase(database, dir, onBroken)
}

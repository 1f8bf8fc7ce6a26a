import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import { Pool, types } from 'pg'
import { openInThread, openInWorker } from './embedded/embedded'
import { type ListenForNotices, listenByClient, listenOnPool } from './listener'
import { migrateDatabase } from './migrate'
import * as schema from './schema/index'
import { type DatabaseTimeouts, databaseTimeouts, ServerPool } from './server-pool'
import { type NoteSlowStatement, watchStatements } from './slow-statements'

export type Database = NodePgDatabase<typeof schema>
/** A transaction; functions that work with or without one take `Database | Transaction`. */
export type Transaction = NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>
export type Executor = Database | Transaction

export interface OpenDatabase {
  db: Database
  pool: Pool
  listen: ListenForNotices
  /** Copies the files of the embedded database while it is in use; undefined for a PostgreSQL. */
  copyTo?: ((folder: string) => Promise<void>) | undefined
  close(): Promise<void>
}

/** OID of bigint; our sums and counts (cents, counters) fit into safe integers. */
const INT8 = 20
types.setTypeParser(INT8, Number)

/**
 * A PostgreSQL URL, a data directory with the worker's URL, or a database in this thread (tests). `directUrl` leads past a
 * pooler, to a connection that keeps locks and receives notifications.
 */
type DatabaseLocation =
  | { url: string; directUrl?: string | undefined; timeouts?: DatabaseTimeouts }
  | { dataDir: string; workerUrl: URL; fsync: boolean }
  | { inThread: string | null }

/** Opens the database and migrates it. One client serves both kinds. */
export async function openDatabase(
  location: DatabaseLocation,
  migrationsDir: string,
  onError: (error: Error) => void,
  onSlow?: NoteSlowStatement,
): Promise<OpenDatabase> {
  const { pool, close, migrating, copyTo } = await openPool(location)
  // Before the first connection, which an embedded database keeps.
  if (onSlow) watchStatements(pool, onSlow)
  pool.on('error', onError)
  migrating?.on('error', onError)
  try {
    await migrateDatabase(migrating ?? pool, migrationsDir)
    await migrating?.end()
  } catch (error) {
    await Promise.all([close(), migrating?.end()]).catch(onError)
    throw error
  }
  const listen = 'url' in location ? listenByClient(location.directUrl ?? location.url, onError) : listenOnPool(pool)
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, listen, copyTo, close }
}

interface DatabasePools {
  pool: Pool
  /** Connections without timeouts, if the pool has timeouts. */
  migrating?: Pool
  copyTo?(folder: string): Promise<void>
  close(): Promise<void>
}

async function openPool(location: DatabaseLocation): Promise<DatabasePools> {
  if ('url' in location) return openServer(location)
  return 'inThread' in location
    ? openInThread(location.inThread)
    : openInWorker(location.dataDir, location.workerUrl, location.fsync)
}

function openServer({ url, directUrl = url, timeouts }: Extract<DatabaseLocation, { url: string }>): DatabasePools {
  const pool = new ServerPool({ connectionString: url }, timeouts)
  // A migration may take long, and wait for another process's.
  const migrating = new Pool({ connectionString: directUrl, max: 1, connectionTimeoutMillis: databaseTimeouts.connect })
  return { pool, migrating, close: () => pool.end() }
}

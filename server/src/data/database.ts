import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import { Pool, types } from 'pg'
import { openInThread, openInWorker } from './embedded/embedded'
import { migrateDatabase } from './migrate'
import * as schema from './schema/index'
import { type DatabasePatience, databasePatience, ServerPool } from './server-pool'

export type Database = NodePgDatabase<typeof schema>
/** A transaction; functions that may run in either take `Database | Transaction`. */
export type Transaction = NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>
export type Executor = Database | Transaction

export interface OpenDatabase {
  db: Database
  pool: Pool
  close(): Promise<void>
}

/** bigint sums and counts fit into safe integers here (cents, counters). */
const INT8 = 20
types.setTypeParser(INT8, Number)

/** Where the database is: a PostgreSQL address, a data directory with the worker's address, or this thread (tests). */
export type Place =
  | { url: string; patience?: DatabasePatience }
  | { dataDir: string; workerUrl: URL; fsync: boolean }
  | { inThread: string | null }

/** Opens the database and brings it up to date. The same client speaks to both kinds. */
export async function openDatabase(
  place: Place,
  migrationsDir: string,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  const { pool, close, migrating } = await openPool(place)
  pool.on('error', onError)
  migrating?.on('error', onError)
  try {
    await migrateDatabase(migrating ?? pool, migrationsDir)
    await migrating?.end()
  } catch (error) {
    await Promise.all([close(), migrating?.end()]).catch(onError)
    throw error
  }
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close }
}

interface Opened {
  pool: Pool
  /** Connections without limits of time, where it is not the pool itself. */
  migrating?: Pool
  close(): Promise<void>
}

async function openPool(place: Place): Promise<Opened> {
  if ('url' in place) return openServer(place.url, place.patience)
  return 'inThread' in place ? openInThread(place.inThread) : openInWorker(place.dataDir, place.workerUrl, place.fsync)
}

function openServer(url: string, patience?: DatabasePatience): Opened {
  const pool = new ServerPool({ connectionString: url }, patience)
  // A migration may take long, and wait for that of another process.
  const migrating = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: databasePatience.connect })
  return { pool, migrating, close: () => pool.end() }
}

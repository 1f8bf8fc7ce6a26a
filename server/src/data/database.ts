import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import { Pool, types } from 'pg'
import { openInThread, openInWorker } from './embedded/embedded'
import { migrateDatabase } from './migrate'
import * as schema from './schema/index'

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
export type Place = { url: string } | { dataDir: string; workerUrl: URL } | { inThread: string | null }

/** Opens the database and brings it up to date. The same client speaks to both kinds. */
export async function openDatabase(
  place: Place,
  migrationsDir: string,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  const { pool, close } = await openPool(place)
  pool.on('error', onError)
  try {
    await migrateDatabase(pool, migrationsDir)
  } catch (error) {
    await close().catch(onError)
    throw error
  }
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close }
}

function openPool(place: Place) {
  if ('url' in place) return openServer(place.url)
  return 'inThread' in place ? openInThread(place.inThread) : openInWorker(place.dataDir, place.workerUrl)
}

function openServer(url: string) {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 10_000,
  })
  return { pool, close: () => pool.end() }
}

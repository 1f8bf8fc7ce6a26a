import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { OpenDatabase } from './database'
import { migrateDatabase } from './migrate'
import * as schemaTables from './schema/index'
import { databaseTimeouts, SESSION_OPTIONS, ServerPool } from './server-pool'
import { SitePool } from './site-pool'
import { type NoteSlowStatement, watchStatements } from './slow-statements'

/** Schema of the main site. */
const MAIN_SCHEMA = 'public'

interface SiteDatabaseOptions {
  /** PostgreSQL URL; undefined for the embedded database, whose connection the sites share. */
  url: string | undefined
  schema: string
  migrationsDir: string
  onError(error: Error): void
  onSlow?: NoteSlowStatement
}

const openedOn = (database: OpenDatabase, pool: Pool, close: () => Promise<void>): OpenDatabase => ({
  ...{ db: drizzle(pool, { schema: schemaTables, casing: 'snake_case' }), pool, close },
  listen: database.listen,
})

/** The database of the main site beside others. */
export function besideSites(database: OpenDatabase, url: string | undefined): OpenDatabase {
  if (url) return database
  const { copyTo } = database
  return { ...openedOn(database, new SitePool(database.pool, MAIN_SCHEMA), () => database.close()), copyTo }
}

/**
 * Opens and migrates the tables of one site, a schema of its own in the database. Its connections know no other schema;
 * where that does not hold (a pooler may ignore it) it throws.
 */
export async function openSiteDatabase(database: OpenDatabase, options: SiteDatabaseOptions): Promise<OpenDatabase> {
  const { url, schema, migrationsDir, onError, onSlow } = options
  const connection = { connectionString: url, options: `${SESSION_OPTIONS} -c search_path=${schema}` }
  const pool = url ? new ServerPool(connection) : new SitePool(database.pool, schema)
  const migrating = url ? new Pool({ ...connection, max: 1, connectionTimeoutMillis: databaseTimeouts.connect }) : pool
  // The shared connection of the embedded database is watched already.
  if (url && onSlow) watchStatements(pool, onSlow)
  for (const each of [pool, migrating]) each.on('error', onError)
  try {
    await migrateDatabase(migrating, migrationsDir, schema)
    const { rows } = await pool.query<{ path: string | null }>('select current_schema() as path')
    if (rows[0]?.path !== schema)
      throw new Error(`The connections of the database do not keep to the schema ${schema}.`)
  } catch (error) {
    await pool.end().catch(onError)
    throw error
  } finally {
    if (url) await migrating.end().catch(onError)
  }
  return openedOn(database, pool, () => pool.end())
}

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'

/** Any number, equal in every process that migrates. */
const MIGRATION_LOCK = 720_411

/** Applies new migrations in one transaction; concurrent processes wait. */
export async function migrateDatabase(pool: Pool, migrationsDir: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: migrationsDir })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    await client.query('reset lock_timeout')
    client.release()
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}

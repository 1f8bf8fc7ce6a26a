import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool, PoolClient } from 'pg'

/** Any number, equal in every process that migrates. */
const MIGRATION_LOCK = 720_411

/** Parts of Drizzle's database that its types hide. */
interface Migrating {
  dialect: {
    migrate(migrations: ReturnType<typeof readMigrationFiles>, session: unknown, config: object): Promise<void>
  }
  session: unknown
}

/**
 * Applies new migrations in one transaction; concurrent processes wait. With a schema, to the tables of that schema, which
 * also has the list of those that were applied; the connections' search path must be the schema.
 */
export async function migrateDatabase(pool: Pool, migrationsDir: string, schema?: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    if (schema) await migrateSchema(client, migrationsDir, schema)
    else await migrate(drizzle(client), { migrationsFolder: migrationsDir })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    await client.query('reset lock_timeout')
    client.release()
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}

/** Drizzle writes the schema `public` into references and sequences; everything else has no schema. */
async function migrateSchema(client: PoolClient, migrationsDir: string, schema: string): Promise<void> {
  const { dialect, session } = drizzle(client) as unknown as Migrating
  const migrations = readMigrationFiles({ migrationsFolder: migrationsDir }).map((migration) => ({
    ...migration,
    sql: migration.sql.map((statement) => statement.replaceAll('"public".', `"${schema}".`)),
  }))
  await dialect.migrate(migrations, session, { migrationsSchema: schema })
}

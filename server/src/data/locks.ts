import { sql } from 'drizzle-orm'
import type { Executor } from './database'

/** Waits for the lock of a name, which no two transactions of any server hold at once, and holds it until this one ends. */
export const lockName = (tx: Executor, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)

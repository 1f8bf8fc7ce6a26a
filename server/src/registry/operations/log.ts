import type { LogEntry, OperationsLog } from '@plaza/shared/operations'
import { desc, lt } from 'drizzle-orm'
import type { Database } from '../../data/database'
import { registryLog } from '../../data/schema/index'

const PAGE = 50

/** A page of the log, newest first. */
export async function readLog(db: Database, before?: number): Promise<OperationsLog> {
  const rows = await db
    .select()
    .from(registryLog)
    .where(before === undefined ? undefined : lt(registryLog.id, before))
    .orderBy(desc(registryLog.id))
    .limit(PAGE + 1)
  const list = rows.slice(0, PAGE).map(
    (row): LogEntry => ({
      ...row,
      at: row.at.getTime(),
      action: row.action as LogEntry['action'],
    }),
  )
  return { list, next: rows.length > PAGE ? (list.at(-1)?.id ?? null) : null }
}

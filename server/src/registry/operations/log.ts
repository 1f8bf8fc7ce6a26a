import type { LogEntry, OperationsLog } from '@plaza/shared/operations'
import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../data/database'
import { registryLog } from '../../data/schema/index'

const PAGE = 50

/** Entries to return: older than an id, about a remote, by a person. */
export interface LogFilter {
  before?: number | undefined
  remote?: string | undefined
  /** Also what a program of theirs did, and what they confirmed. */
  who?: string | undefined
}

const byPerson = (who: string) =>
  or(eq(registryLog.who, who), eq(registryLog.owner, who), sql`${registryLog.detail} ->> 'confirmedBy' = ${who}`)

/** A page of the log, newest first. */
export async function readLog(db: Database, { before, remote, who }: LogFilter): Promise<OperationsLog> {
  const rows = await db
    .select()
    .from(registryLog)
    .where(
      and(
        before === undefined ? undefined : lt(registryLog.id, before),
        remote ? eq(registryLog.remote, remote) : undefined,
        who ? byPerson(who) : undefined,
      ),
    )
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

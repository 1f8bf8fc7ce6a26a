import { MINUTE_MS } from '@plaza/shared/format'
import type { JobHealth } from '@plaza/shared/operations'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'

/** Runs begin within the polling interval; one that waits for longer has nobody who begins it. */
const LATE_MS = 5 * MINUTE_MS

interface JobRow extends Record<string, unknown> {
  name: string
  done_at: Date | null
  failed_at: Date | null
  due_at: Date | null
  retries: boolean
  failure: string | null
}

/** A run that only met servers of a version without its job has no reason of a failure. */
const hasFailed = sql`state in ('failed', 'retry') and output is not null`

/** How the last runs of each job went, on whichever server; empty before the first start of the queue. */
export async function readJobs(db: Executor, schema: string, now: number): Promise<JobHealth[]> {
  const { rows: tables } = await db.execute<{ found: string | null }>(
    sql`select to_regclass(${`${schema}.archive`}) as found`,
  )
  if (!tables[0]?.found) return []
  const { rows } = await db.execute<JobRow>(sql`
    with runs as (
      select data, state, start_after, completed_on, output, created_on from ${sql.identifier(schema)}.job where name = 'scheduled'
      union all select data, state, start_after, completed_on, output, created_on from ${sql.identifier(schema)}.archive where name = 'scheduled'
    )
    select data->>'name' as name,
      max(completed_on) filter (where state = 'completed') as done_at,
      max(coalesce(completed_on, created_on)) filter (where ${hasFailed}) as failed_at,
      min(start_after) filter (where state in ('created', 'retry')) as due_at,
      coalesce(bool_or(state = 'retry' and ${hasFailed}), false) as retries,
      (array_agg(output->>'message' order by created_on desc) filter (where ${hasFailed}))[1] as failure
    from runs where data->>'name' is not null group by 1 order by 1`)
  return rows.map((row) => {
    const [doneAt, failedAt, dueAt] = [row.done_at, row.failed_at, row.due_at].map((at) => at && new Date(at).getTime())
    return {
      name: row.name,
      doneAt: doneAt ?? null,
      failedAt: failedAt ?? null,
      failure: row.failure,
      overdueSince: dueAt && now - dueAt > LATE_MS ? dueAt : null,
      isFailing: row.retries || (failedAt ?? 0) > (doneAt ?? 0),
    }
  })
}

import { sql } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { reasonOf } from '../data/failures'
import { refreshWeights } from '../domains/search/entries'
import { sweepUnused } from '../domains/uploads/remove'
import { metricsByHour } from '../metrics/store'
import type { Deps } from '../transport/context'

const HOUR_MS = 3_600_000

/** What is over and for how long it is kept: rate windows, codes, logins, leave to upload that was not used, numbers. */
const cleanupStatements = [
  sql`delete from rate_limits where started_at < now() - interval '2 days'`,
  sql`delete from rate_limits where key like 'beacon-%' and started_at < now() - interval '10 minutes'`,
  sql`delete from captchas where expires_at < now() - interval '1 day'`,
  sql`delete from one_time_codes where expires_at < now()`,
  sql`delete from sms_inbox where sent_at < now() - interval '7 days'`,
  sql`delete from sessions where expires_at < now() - interval '30 days'`,
  sql`delete from operator_sessions where expires_at < now()`,
  sql`delete from uploads where mime is null and expires_at < now() - interval '1 day'`,
  sql`delete from release_numbers where at < now() - interval '31 days'`,
  sql`delete from release_reporters where at < now() - interval '2 days'`,
  sql`delete from known_places where seen_at < now() - interval '90 days'`,
  metricsByHour,
]

export async function sweep(db: Executor): Promise<void> {
  for (const statement of cleanupStatements) await db.execute(statement)
}

/** Sweeps once an hour, files that nothing uses too, and weighs anew what can be found, files that were left behind at once too; gives what ends it. */
export function keepHouse({ db, log, storage }: Pick<Deps, 'db' | 'log' | 'storage'>): () => void {
  const report = (error: unknown) => log.warn({ failure: reasonOf(error) }, 'not swept')
  storage.sweep().catch(report)
  const timer = setInterval(() => {
    sweep(db).catch(report)
    sweepUnused({ db, storage }).catch(report)
    storage.sweep().catch(report)
    refreshWeights(db).catch(report)
  }, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}

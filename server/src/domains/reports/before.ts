import type { ReportSubject, ReportTarget } from '@plaza/shared/api'
import { and, desc, eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { reports } from '../../data/schema/index'

interface ThingVersion {
  target: ReportTarget
  id: string
  digest: string | undefined
}

/**
 * What became of a person's last report of a thing as it stands. What was hidden then and stands again, or was changed
 * since, can be reported again.
 */
export async function reportedBefore(
  db: Executor,
  reporterId: string,
  { target, id, digest }: ThingVersion,
): Promise<ReportSubject['reported']> {
  const [newest] = await db
    .select({ outcome: reports.outcome, digest: reports.digest })
    .from(reports)
    .where(and(eq(reports.target, target), eq(reports.targetId, id), eq(reports.reporterId, reporterId)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(1)
  if (!newest) return null
  if (newest.outcome === null) return 'open'
  return newest.outcome === 'kept' && newest.digest === digest ? 'kept' : null
}

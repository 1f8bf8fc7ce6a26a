import type { ReportTarget } from '@plaza/shared/api'
import type { QueueDecision } from '@plaza/shared/operations'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { reports } from '../../data/schema/index'
import type { NewMessage } from '../messages/send'

/** What a decision means for the reports of a thing: it is hidden or stays. */
export const outcomeOf = (decision: QueueDecision): ReportOutcome =>
  decision === 'publish' || decision === 'close' ? 'kept' : 'hidden'

type ReportOutcome = 'hidden' | 'kept'

/** Closes the open reports of a thing after a decision. Returns what their reporters are told. */
export async function closeReports(
  tx: Transaction,
  { kind, subjectId }: { kind: string; subjectId: string },
  outcome: ReportOutcome,
): Promise<NewMessage[]> {
  const closed = await tx
    .update(reports)
    .set({ outcome, closedAt: sql`now()` })
    .where(and(eq(reports.target, kind as ReportTarget), eq(reports.targetId, subjectId), isNull(reports.closedAt)))
    .returning({ reporter: reports.reporterId })
  return closed.map(({ reporter }) => ({ to: reporter, template: `report.${outcome}`, params: { target: kind } }))
}

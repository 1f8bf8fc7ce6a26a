import type { ReportTarget } from '@plaza/shared/api'
import type { QueueDecision } from '@plaza/shared/operations'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { noteEvent } from '../../data/events'
import { messages, queueItems, reports } from '../../data/schema/index'
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

/**
 * Undoes what the deletion of things closed: their reports are open again in one item each, and their reporters are not
 * told any more that the thing is gone. Call it when the things stand again.
 */
export async function reopenReports(tx: Transaction, kind: ReportTarget, subjectIds: readonly string[]): Promise<void> {
  const reopened = await tx
    .update(reports)
    .set({ outcome: null, closedAt: null })
    .where(
      and(eq(reports.target, kind), inArray(reports.targetId, [...subjectIds]), sql`${reports.outcome} = 'deleted'`),
    )
    .returning({
      id: reports.id,
      subjectId: reports.targetId,
      authorId: reports.authorId,
      reporterId: reports.reporterId,
    })
  if (reopened.length === 0) return
  // A report's closing message has its id.
  const ids = reopened.map(({ id }) => id)
  await tx.delete(messages).where(inArray(messages.id, ids))
  for (const { subjectId, authorId } of new Map(reopened.map((report) => [report.subjectId, report])).values()) {
    const [item] = await tx
      .insert(queueItems)
      .values({ queue: 'review', kind, subjectId, authorId, cause: 'reported' })
      .onConflictDoUpdate({
        target: [queueItems.queue, queueItems.kind, queueItems.subjectId],
        targetWhere: eq(queueItems.state, 'waiting'),
        set: { authorId },
      })
      .returning({ id: queueItems.id })
    await tx
      .update(reports)
      .set({ item: item?.id ?? null })
      .where(and(inArray(reports.id, ids), eq(reports.targetId, subjectId)))
  }
  for (const reporterId of new Set(reopened.map((report) => report.reporterId)))
    await noteEvent(tx, `unread:${reporterId}`)
}

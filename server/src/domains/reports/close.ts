import type { NotedTopic, ReportTarget } from '@plaza/shared/api'
import type { QueueDecision } from '@plaza/shared/operations'
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { messages, queueItems, reports } from '../../data/schema/index'
import type { NewMessage } from '../messages/send'

/** What a decision means for the reports of a thing: it is hidden or stays. */
export const outcomeOf = (decision: QueueDecision): ReportOutcome =>
  decision === 'publish' || decision === 'close' ? 'kept' : 'hidden'

type ReportOutcome = 'hidden' | 'kept'

/** Key of the message that closes a report; `close_reports` in the database has the same. */
const closingKey = (report: string): string => `report:${report}`

interface DecidedThing {
  kind: string
  subjectId: string
  /** Of what was decided about. */
  digest?: string | undefined
  /** Its page. */
  link?: string | null | undefined
}

/**
 * Closes the open reports of a thing after a decision. Returns what their reporters are told, which leads to the thing
 * if it stays.
 */
export async function closeReports(
  tx: Transaction,
  { kind, subjectId, digest, link }: DecidedThing,
  outcome: ReportOutcome,
): Promise<NewMessage[]> {
  const closed = await tx
    .update(reports)
    .set({ outcome, closedAt: sql`now()`, digest })
    .where(and(eq(reports.target, kind as ReportTarget), eq(reports.targetId, subjectId), isNull(reports.closedAt)))
    .returning({ id: reports.id, reporter: reports.reporterId })
  return closed.map(({ id, reporter }) => ({
    ...{ to: reporter, template: `report.${outcome}`, params: { target: kind } },
    ...(link && outcome === 'kept' && { link }),
    onceKey: closingKey(id),
  }))
}

/**
 * Corrects what the reporters of a thing were told when it was hidden, now that a reviewer shows it again. Returns the
 * messages that replace the former ones.
 */
export async function reviseReports(
  tx: Transaction,
  { kind, subjectId, digest, link }: DecidedThing & { kind: ReportTarget },
): Promise<NewMessage[]> {
  const ids = await newestOf(tx, { kind, subjectIds: [subjectId], outcome: 'hidden' })
  if (ids.length === 0) return []
  const revised = await tx
    .update(reports)
    .set({ outcome: 'kept', closedAt: sql`now()`, digest })
    .where(inArray(reports.id, ids))
    .returning({ id: reports.id, reporter: reports.reporterId })
  await dropClosingMessages(tx, revised)
  return revised.map(({ id, reporter }) => ({
    ...{ to: reporter, template: 'report.shown' as const, params: { target: kind } },
    ...(link && { link }),
    onceKey: closingKey(id),
  }))
}

/** Takes back what reporters were told of their closed reports. */
async function dropClosingMessages(tx: Transaction, closed: readonly { id: string; reporter: string }[]) {
  const [ids, reporters] = [closed.map(({ id }) => id), closed.map(({ reporter }) => reporter)]
  await tx
    .delete(messages)
    .where(and(inArray(messages.userId, reporters), inArray(messages.onceKey, ids.map(closingKey))))
}

interface ClosedReports {
  kind: ReportTarget
  subjectIds: readonly string[]
  /** How they were closed. */
  outcome: 'deleted' | 'hidden'
}

/** The newest report of each reporter of a thing, if it was closed so. */
async function newestOf(tx: Transaction, { kind, subjectIds, outcome }: ClosedReports): Promise<string[]> {
  const rows = await tx
    .selectDistinctOn([reports.targetId, reports.reporterId], { id: reports.id, outcome: reports.outcome })
    .from(reports)
    .where(and(eq(reports.target, kind), inArray(reports.targetId, [...subjectIds])))
    .orderBy(reports.targetId, reports.reporterId, desc(reports.createdAt), desc(reports.id))
  return rows.filter((row) => row.outcome === outcome).map(({ id }) => id)
}

/**
 * Undoes what the deletion or the hiding of things closed: their reports are open again in one item each, and their
 * reporters are not told any more what became of them. Call it when the things stand again. Returns the topics of the
 * events, which the caller notes last.
 */
export async function reopenReports(tx: Transaction, closed: ClosedReports): Promise<NotedTopic[]> {
  const ids = await newestOf(tx, closed)
  if (ids.length === 0) return []
  const reopened = await tx
    .update(reports)
    .set({ outcome: null, closedAt: null })
    .where(and(inArray(reports.id, ids), isNotNull(reports.closedAt)))
    .returning({
      id: reports.id,
      subjectId: reports.targetId,
      authorId: reports.authorId,
      reporter: reports.reporterId,
    })
  const reporters = [...new Set(reopened.map(({ reporter }) => reporter))]
  await dropClosingMessages(tx, reopened)
  for (const { subjectId, authorId } of new Map(reopened.map((report) => [report.subjectId, report])).values()) {
    const [item] = await tx
      .insert(queueItems)
      .values({ queue: 'review', kind: closed.kind, subjectId, authorId, cause: 'reported' })
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
  return reporters.map((id) => `unread:${id}` as const)
}

import type { QueueDecision, QueueKind } from '@plaza/shared/operations'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { queueItems, queueLog } from '../../data/schema/index'
import type { NewMessage } from '../messages/send'
import { closeReports, outcomeOf } from '../reports/close'

interface OutsideDecision {
  kind: QueueKind
  subjectId: string
  authorId: string
  who: string
  decision: QueueDecision
  reason: string
}

/**
 * Gives the waiting item of a person another version: its reviewer has not seen how others see the person now. The other
 * things that are reviewed have a trigger for that; a person's row changes with every login.
 */
export const outdatePerson = (tx: Transaction, userId: string) =>
  tx
    .update(queueItems)
    .set({ version: sql`${queueItems.version} + 1` })
    .where(
      and(
        eq(queueItems.queue, 'review'),
        eq(queueItems.kind, 'person'),
        eq(queueItems.subjectId, userId),
        eq(queueItems.state, 'waiting'),
      ),
    )

/**
 * Records in the review queue what was decided outside of the back office: the item that waits is decided by it with
 * its reports, and otherwise a decided one is added. Returns what the reporters are told.
 */
export async function recordDecision(tx: Transaction, made: OutsideDecision): Promise<NewMessage[]> {
  const { kind, subjectId, authorId, who, decision, reason } = made
  const decided = { state: 'decided' as const, decidedBy: who, decidedAt: sql`now()`, decision, reason }
  const isWaiting = and(
    eq(queueItems.queue, 'review'),
    eq(queueItems.kind, kind),
    eq(queueItems.subjectId, subjectId),
    eq(queueItems.state, 'waiting'),
  )
  const [waiting] = await tx
    .update(queueItems)
    .set({ ...decided, version: sql`${queueItems.version} + 1` })
    .where(isWaiting)
    .returning({ id: queueItems.id })
  const [item] = waiting
    ? [waiting]
    : await tx
        .insert(queueItems)
        .values({ queue: 'review', kind, subjectId, authorId, cause: 'reported', ...decided })
        .returning({ id: queueItems.id })
  if (!item) throw new Error('the decision has no item')
  await tx
    .insert(queueLog)
    .values({ queue: 'review', item: item.id, who, action: 'decide', reason, detail: { decision } })
  return closeReports(tx, made, outcomeOf(decision))
}

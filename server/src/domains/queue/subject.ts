import type { QueueDecision, QueueFailure, QueueSubject } from '@plaza/shared/operations'
import type { Executor, Transaction } from '../../data/database'
import type { queueItems } from '../../data/schema/index'
import type { NewMessage } from '../messages/send'

export interface DecisionOutcome {
  /** Tags of cached answers that are stale now. */
  tags: readonly string[]
}

/** Why an item is left as it is. */
export class ItemFailure extends Error {
  constructor(readonly failure: QueueFailure) {
    super(failure)
  }
}

/** What an operator decided, with the words that the author reads. */
export interface Decision {
  decision: QueueDecision
  reason: string
  banDays: number | undefined
  department: string | undefined
}

export type DecidedItem = Pick<typeof queueItems.$inferSelect, 'kind' | 'subjectId' | 'cause'> & { authorId: string }

type DepartmentItem = Pick<typeof queueItems.$inferSelect, 'id' | 'subjectId' | 'departmentId'>

/** One kind of thing that a queue decides about. */
export interface QueueSubjects {
  /** What stands in the database now, by id; deleted things are missing. */
  read(db: Executor, ids: readonly string[]): Promise<Map<string, QueueSubject>>
  /**
   * Locks the row. Whoever deletes or changes a thing locks it before its item, so a decision does too; otherwise the two
   * would wait for each other.
   */
  lock(tx: Transaction, id: string): Promise<unknown>
  /** Does what was decided. Throws an `ItemFailure` if the thing does not allow it. */
  decide(tx: Transaction, id: string, decision: Decision): Promise<DecisionOutcome>
  /**
   * What the author and others are told of a decision. Called before `decide`, while the thing is as it was decided on.
   */
  messages?(tx: Transaction, item: DecidedItem, decision: Decision): Promise<NewMessage[]>
  /** An operator begins to work on it. */
  take?(tx: Transaction, id: string): Promise<DecisionOutcome>
  /** Ids of the items whose department has handed the thing on, whatever they were decided as. */
  handedOn?(db: Executor, items: readonly DepartmentItem[]): Promise<ReadonlySet<number>>
  /** Items whose authors are not shown. */
  hidesAuthor?(subject: QueueSubject): boolean
}

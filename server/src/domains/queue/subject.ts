import type { QueueSubject } from '@plaza/shared/operations'
import type { Database, Transaction } from '../../data/database'

export interface DecisionOutcome {
  /** Tags of cached answers that are stale now. */
  tags: readonly string[]
}

/** One kind of thing that a queue decides about. */
export interface QueueSubjects {
  /** What stands in the database now, by id; deleted things are missing. */
  read(db: Database, ids: readonly string[]): Promise<Map<string, QueueSubject>>
  /**
   * Locks the row. Whoever deletes or changes a thing locks it before its item, so a decision does too; otherwise the two
   * would wait for each other.
   */
  lock(tx: Transaction, id: string): Promise<unknown>
  /** Publishes the thing, or takes it back and tells its author why. */
  show(tx: Transaction, id: string): Promise<DecisionOutcome>
  refuse(tx: Transaction, id: string, reason: string): Promise<DecisionOutcome>
}

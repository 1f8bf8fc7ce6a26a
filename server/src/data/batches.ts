import type { Database, Transaction } from './database'

/**
 * Repeats a transaction until it finds less than a full batch, so that no lock is held for long. `act` locks at most
 * `size` rows, changes each so that it is found no more, and resolves to their number.
 */
export async function inBatches(db: Database, size: number, act: (tx: Transaction) => Promise<number>): Promise<void> {
  for (let found = size; found === size; ) found = await db.transaction(act)
}

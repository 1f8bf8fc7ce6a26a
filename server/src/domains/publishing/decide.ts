import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { contents, publications } from '../../data/schema/index'
import { publishUploads, withdrawUploads } from '../uploads/visibility'
import { rewardPiece } from '../wallet/rewards'
import { filesOf } from './rows'

interface PieceDecision {
  state: 'shown' | 'refused'
  refusal: string | null
}

/** Publishes a piece, which rewards its author, or takes it back; last in the transaction. False if it does not exist. */
export async function decidePiece(tx: Transaction, id: string, decision: PieceDecision): Promise<boolean> {
  const [changed] = await tx.update(publications).set(decision).where(eq(publications.id, id)).returning()
  if (!changed) return false
  const isShown = decision.state === 'shown'
  await (isShown ? publishUploads : withdrawUploads)(tx, filesOf(changed))
  // The publication time is that of the approval, so that it appears at the top of lists.
  await tx
    .update(contents)
    .set(
      isShown
        ? { hidden: 0, publishedAt: sql`case when hidden = 1 then now() else published_at end` }
        : { hidden: 1, updatedAt: sql`now()` },
    )
    .where(eq(contents.id, id))
  if (isShown) await rewardPiece(tx, changed)
  return true
}

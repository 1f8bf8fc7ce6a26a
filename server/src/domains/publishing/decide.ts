import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { contents, publications } from '../../data/schema/index'
import { publishUploads, withdrawUploads } from '../uploads/visibility'
import { rewardPiece } from '../wallet/rewards'
import { filesOf } from './rows'

interface PieceDecision {
  state: 'shown' | 'refused'
  refusal: string | null
  /** It was shown before, and appears where it was. */
  isAgain?: boolean
}

/**
 * Publishes a piece, which rewards its author, or takes it back; last in the transaction. False if it does not exist or is
 * so already.
 */
export async function decidePiece(
  tx: Transaction,
  id: string,
  { isAgain = false, ...decision }: PieceDecision,
): Promise<boolean> {
  const [before] = await tx.select({ state: publications.state }).from(publications).where(eq(publications.id, id))
  if (!before || before.state === decision.state) return false
  const [changed] = await tx.update(publications).set(decision).where(eq(publications.id, id)).returning()
  if (!changed) return false
  const isShown = decision.state === 'shown'
  await (isShown ? publishUploads : withdrawUploads)(tx, filesOf(changed))
  // The publication time is that of the approval, so that it appears at the top of lists.
  await tx
    .update(contents)
    .set(isShown ? { hidden: 0, ...(!isAgain && { publishedAt: sql`now()` }) } : { hidden: 1, updatedAt: sql`now()` })
    .where(eq(contents.id, id))
  if (isShown) await rewardPiece(tx, changed)
  return true
}

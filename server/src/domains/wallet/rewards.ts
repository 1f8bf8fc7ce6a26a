import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { noteEvent } from '../../data/events'
import { settings } from '../../data/schema/index'
import { creditCodes, earnCredits } from './credits'
import { available, book, openAccounts } from './ledger'
import { giveRedPacket } from './red-packets'

/** What the site gives in money, in the setting `rewards`; without it nothing. */
export interface RewardSettings {
  /** For a piece that is published. */
  piece_cents: number
  /** In a red packet, for the first one. */
  first_piece_cents: number
  sender: string
  sender_en: string
}

async function readRewards(db: Executor): Promise<RewardSettings | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'rewards'))
  return (row?.value as RewardSettings | undefined) ?? null
}

interface PublishedPiece {
  id: string
  userId: string
  title: string
}

/**
 * Rewards the author of a piece that everybody sees, once for each piece, however often it is taken back and published
 * again. Call it last in the transaction.
 */
export async function rewardPiece(tx: Transaction, { id, userId, title }: PublishedPiece): Promise<void> {
  await earnCredits(tx, { userId, code: creditCodes.publish, reason: `piece:${id}`, note: title })
  const rewards = await readRewards(tx)
  if (!rewards) return
  await openAccounts(tx, [userId])
  const { piece_cents: cents, first_piece_cents, sender, sender_en } = rewards
  if (cents > 0)
    await book(tx, {
      kind: 'reward',
      reason: `piece:${id}`,
      amounts: [
        ['rewards', -cents],
        [available(userId), cents],
      ],
      details: { note: title },
    })
  if (first_piece_cents > 0)
    await giveRedPacket(tx, {
      to: userId,
      reason: 'first-piece',
      cents: first_piece_cents,
      title: '首次发布作品的礼物',
      titleEn: 'A gift for your first piece',
      sender,
      senderEn: sender_en,
    })
  await noteEvent(tx, `wallet:${userId}`)
}

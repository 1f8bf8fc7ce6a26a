import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { users } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { readSettings } from '../config'

/** Refuses a login whose user accepted another version of the agreements than the current one, before it spends a code. */
export async function refuseOldAgreements(db: Executor, agreed: string | undefined): Promise<void> {
  if (agreed === undefined) return
  const { agreements } = await readSettings(db, 'agreements')
  if (agreed !== agreements.version) throw refuse('agreementsChanged')
}

/** Keeps which version a user accepted, and when. */
export async function noteAgreed(db: Executor, userId: string, agreed: string | undefined): Promise<void> {
  if (agreed === undefined) return
  await db.update(users).set({ agreedVersion: agreed, agreedAt: sql`now()` }).where(eq(users.id, userId))
}
